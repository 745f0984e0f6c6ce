import * as fileTexts from '#i18n/es-MX/kit/files';
import { type FileFormat, UnfitFile, withoutExtension } from './fileChecks.ts';
import { inPhotoWorker } from './inPhotoWorker.ts';
import { endOfImage, jpegSize, withoutMetadata } from './jpeg.ts';
import type { Advice } from './photoAdvice.ts';
import type { Encoding } from './photoJobs.ts';
import { sentSize } from './photoSize.ts';

/** JPEG quality, 0 to 1, of a picture that is shrunk or converted. */
const QUALITY = 0.85;

/** A larger JPEG, in bytes, is not read into memory as a whole but re-encoded by the browser. */
const MAX_READ_BYTES = 60_000_000;

const jpegName = (name: string) => `${withoutExtension(name) || 'foto'}.jpg`;

const jpegFile = (parts: BlobPart[], { name, lastModified }: File) =>
  new File(parts, jpegName(name), { type: 'image/jpeg', lastModified });

function rejectPhoto(): never {
  throw new UnfitFile(fileTexts.photoNotReadable);
}

const reEncode = async (file: File, encoding: Encoding): Promise<File> =>
  jpegFile([await inPhotoWorker('encoded', file, encoding).catch(rejectPhoto)], file);

/**
 * Returns a chosen picture as it is sent: a JPEG without location data. A picture larger than `sentSize` is shrunk, and
 * other formats are converted. A selfie keeps its size, and one that is a JPEG keeps its image data unchanged
 * (s7-selfie-quality). Throws an `UnfitFile` when the picture is truncated or the browser cannot open it.
 */
export async function preparePhoto(file: File, format: FileFormat, { selfie }: { selfie: boolean }): Promise<File> {
  const bytes = format === 'jpeg' && file.size <= MAX_READ_BYTES ? new Uint8Array(await file.arrayBuffer()) : undefined;
  const size = bytes && jpegSize(bytes);
  const keepsSize = selfie || (size !== undefined && sentSize(size).width === size.width);
  const end = bytes && endOfImage(bytes);
  // An interrupted download, which browsers open with grey rows.
  if (size && end === 'end of file') rejectPhoto();
  // Behind another marker there may be more of the picture.
  if (bytes && size && keepsSize && end === 'end marker') {
    await inPhotoWorker('opened', file).catch(rejectPhoto);
    return jpegFile(withoutMetadata(bytes), file);
  }
  return reEncode(file, selfie ? { keepsSize, quality: 1 } : { keepsSize, quality: QUALITY, size });
}

/** Returns advice about a photo of a document; undefined when there is none or the photo cannot be assessed. */
export const assessPhoto = (photo: Blob): Promise<Advice | undefined> =>
  inPhotoWorker('advice', photo).catch(() => {
    // Advice is optional: a failed assessment does not stop the upload.
    return undefined;
  });
