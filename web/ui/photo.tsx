import { t } from '#i18n';
import { type FileKind, UnfitFile } from './fileChecks.tsx';
import { jpegSize, withoutMetadata } from './jpeg.tsx';

/** The longest side that leaves the phone, in pixels, and how well it is kept (ux §4 U3). */
const LONGEST_SIDE = 2000;
const QUALITY = 0.85;

/** Over this many bytes a JPEG is not read whole into memory: it goes through the picture decoder instead. */
const READABLE_BYTES = 60_000_000;

const unreadable = () => new UnfitFile(t('We could not open this photo. Change it to JPEG or take it again.'));

// One picture at a time is held open: two of 12 megapixels are too much for a cheap phone.
let lastDecoding: Promise<unknown> = Promise.resolve();

/** Runs `work` when no other picture is being decoded. */
export function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = lastDecoding.then(work, work);
  lastDecoding = result.catch(() => {
    // Whoever asked for it hears of it; the next one in the row only waits for the end.
  });
  return result;
}

/** A decoded picture, the right way up. */
type Picture = { source: CanvasImageSource; width: number; height: number; close: () => void };

async function asImage(file: Blob): Promise<Picture> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  image.src = address;
  const close = () => URL.revokeObjectURL(address);
  try {
    await image.decode();
  } catch {
    close();
    throw unreadable();
  }
  return { source: image, width: image.naturalWidth, height: image.naturalHeight, close };
}

/** Opens a picture, no longer than `longest` pixels where the browser can shrink while it decodes. */
export async function decode(
  file: Blob,
  shrink?: { width: number; height: number; longest: number },
): Promise<Picture> {
  // Only one side is named: the other follows, whether the browser counts it before or after turning the picture.
  const resize = shrink && {
    [shrink.width >= shrink.height ? 'resizeWidth' : 'resizeHeight']: shrink.longest,
    resizeQuality: 'high' as const,
  };
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image', ...resize });
    return { source: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
  } catch {
    // Older browsers know no options here, and Safari opens HEIC as an image only.
    return asImage(file);
  }
}

/** The picture drawn on a canvas of at most `longest` pixels a side, on white: JPEG knows no transparency. */
export function drawn({ source, width, height }: Picture, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw unreadable();
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A canvas as a JPEG of the given quality, 0 to 1. */
export const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(unreadable())), 'image/jpeg', quality);
  });

const jpegName = (name: string) => `${name.replace(/\.[a-z0-9]{1,5}$/i, '') || 'foto'}.jpg`;

const jpegFile = (parts: BlobPart[], { name, lastModified }: File) =>
  new File(parts, jpegName(name), { type: 'image/jpeg', lastModified });

async function reEncoded(file: File, longest: number, quality: number, size?: { width: number; height: number }) {
  const picture = await decode(file, size && { ...size, longest });
  try {
    const canvas = drawn(picture, longest);
    const blob = await toJpeg(canvas, quality);
    // iOS keeps a canvas' memory until it is told otherwise.
    canvas.width = 0;
    return jpegFile([blob], file);
  } finally {
    picture.close();
  }
}

/**
 * A chosen picture as it is sent: a JPEG without location data (ux §4 U2, U3). Over 2,000 pixels it is made smaller, other
 * formats are converted; a selfie keeps its size and, when it is a JPEG, every bit of its picture.
 * Throws an `UnfitFile` when the browser cannot open it.
 */
export async function preparedPhoto(file: File, kind: FileKind, { selfie }: { selfie: boolean }): Promise<File> {
  const bytes = kind === 'jpeg' && file.size <= READABLE_BYTES ? new Uint8Array(await file.arrayBuffer()) : undefined;
  const size = bytes && jpegSize(bytes);
  const small = size !== undefined && Math.max(size.width, size.height) <= LONGEST_SIDE;
  if (bytes && size && (selfie || small)) return jpegFile(withoutMetadata(bytes), file);
  if (selfie) return alone(() => reEncoded(file, Number.POSITIVE_INFINITY, 1));
  return alone(() => reEncoded(file, LONGEST_SIDE, QUALITY, size));
}
