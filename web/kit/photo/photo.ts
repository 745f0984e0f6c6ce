import { t } from '#i18n';
import { type FileKind, UnfitFile, withoutExtension } from '../files/fileChecks.ts';
import { inPhotoWorker } from './inPhotoWorker.ts';
import { isWholeJpeg, jpegSize, withoutMetadata } from './jpeg.ts';
import type { Advice } from './photoAdvice.ts';
import type { Encoding } from './photoJobs.ts';
import { sentSize } from './photoSize.ts';

/** How well a picture is kept that is made smaller or converted, from 0 to 1. */
const QUALITY = 0.85;

/** Over this many bytes a JPEG is not read whole into memory: it goes through the picture decoder instead. */
const READABLE_BYTES = 60_000_000;

const jpegName = (name: string) => `${withoutExtension(name) || 'foto'}.jpg`;

const jpegFile = (parts: BlobPart[], { name, lastModified }: File) =>
  new File(parts, jpegName(name), { type: 'image/jpeg', lastModified });

function refuse(): never {
  throw new UnfitFile(t('We could not open this photo. Change it to JPEG or take it again.'));
}

const reEncoded = async (file: File, encoding: Encoding): Promise<File> =>
  jpegFile([await inPhotoWorker('encoded', file, encoding).catch(refuse)], file);

/**
 * A chosen picture as it is sent: a JPEG without location data. One that is larger than `sentSize` is made smaller, other
 * formats are converted; a selfie keeps its size and, when it is a JPEG, every bit of its picture.
 * Throws an `UnfitFile` when it breaks off or the browser cannot open it.
 */
export async function preparePhoto(file: File, kind: FileKind, { selfie }: { selfie: boolean }): Promise<File> {
  const bytes = kind === 'jpeg' && file.size <= READABLE_BYTES ? new Uint8Array(await file.arrayBuffer()) : undefined;
  const size = bytes && jpegSize(bytes);
  const keepsSize = selfie || (size !== undefined && sentSize(size).width === size.width);
  if (bytes && size && !isWholeJpeg(bytes)) return refuse();
  if (bytes && size && keepsSize) {
    await inPhotoWorker('opened', file).catch(refuse);
    return jpegFile(withoutMetadata(bytes), file);
  }
  return reEncoded(file, selfie ? { keepsSize, quality: 1 } : { keepsSize, quality: QUALITY, size });
}

/** Looks at a photo of a document. A photo that cannot be looked at gets no advice. */
export const assessPhoto = (photo: Blob): Promise<Advice | undefined> =>
  inPhotoWorker('advice', photo).catch(() => {
    // Advice only: whatever stands in its way must not stand in the photo's.
    return undefined;
  });
