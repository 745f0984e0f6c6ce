import { hasPdfHeader, MAX_FILE_BYTES, MAX_FILE_MB, megabytes, PDF_HEADER_BYTES } from '#domain/uploadedFile';
import * as fileTexts from '#i18n/es-MX/kit/files';

/** Files that a field accepts: pictures, or PDF documents. */
export type Accept = 'image' | 'pdf';

/** Format of a file, detected from its first bytes. */
export type FileFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'pdf';

const EXTENSIONS: Readonly<Record<FileFormat, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png'],
  webp: ['webp'],
  gif: ['gif'],
  heic: ['heic', 'heif', 'hif', 'avif'],
  pdf: ['pdf'],
};

/** File format by extension: `jpg` → `jpeg`. */
const FORMATS = new Map(
  Object.entries(EXTENSIONS).flatMap(([format, extensions]) =>
    extensions.map((extension) => [extension, format as FileFormat] as const),
  ),
);

/** Brands of ISO media files (HEIC, AVIF) that hold a still picture. */
const PICTURE_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis']);

/** Thrown for a file that cannot be sent however often it is tried. The message is Spanish text for the owner. */
export class UnfitFile extends Error {}

const latin1 = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Returns a file's format from its first bytes, `PDF_HEADER_BYTES` of them where there are so many, or undefined when it is none of the known formats. */
export function formatOf(head: Uint8Array): FileFormat | undefined {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (latin1(head, 0, 4) === '\x89PNG') return 'png';
  if (latin1(head, 0, 4) === 'RIFF' && latin1(head, 8, 12) === 'WEBP') return 'webp';
  if (latin1(head, 0, 4) === 'GIF8') return 'gif';
  if (latin1(head, 4, 8) === 'ftyp' && PICTURE_BRANDS.has(latin1(head, 8, 12))) return 'heic';
  return hasPdfHeader(head) ? 'pdf' : undefined;
}

const EXTENSION = /\.(\w+)$/;

/** Returns the format that a file name claims, or undefined when it has no known extension, as in `Contrato S.A`. */
const formatOfName = (name: string) => FORMATS.get(EXTENSION.exec(name)?.[1]?.toLowerCase() ?? '');

/** Returns a file name without its extension. An unknown one is kept: `Recibo 12.05.2026` stays as it is. */
export const withoutExtension = (name: string): string => (formatOfName(name) ? name.replace(EXTENSION, '') : name);

// Only a known extension of another format disqualifies a file; otherwise its bytes decide.
const nameFits = (name: string, accept: Accept) => {
  const format = formatOfName(name);
  return format === undefined || (format === 'pdf') === (accept === 'pdf');
};

/** Returns the error text for a file of the wrong type; for a PDF in place of a picture it says how to make one. */
export function wrongType(accept: Accept, format?: FileFormat): string {
  if (accept === 'pdf') return fileTexts.choosePdfFile({ max: MAX_FILE_MB });
  const text = format === 'pdf' ? fileTexts.chooseJpegImageOfPdf : fileTexts.chooseJpegImage;
  return text({ max: MAX_FILE_MB });
}

/**
 * Returns the error text for a file that is too large; `size` in bytes. The text names at least 500.1 MB: a file one
 * byte too large would otherwise read "500.0 MB; the most is 500 MB".
 */
export const tooLarge = (size: number): string =>
  fileTexts.fileTooLarge({
    size: megabytes(Math.max(size, MAX_FILE_BYTES + 100_000)),
    max: MAX_FILE_MB,
  });

/**
 * Checks a file before it is sent: its size, and its format by extension and first bytes. Returns the file's format, or
 * as `error` the Spanish text of why the field does not accept it.
 */
export async function checkFile(file: File, accept: Accept): Promise<{ format: FileFormat } | { error: string }> {
  if (file.size === 0) return { error: fileTexts.fileIsEmpty };
  if (file.size > MAX_FILE_BYTES) return { error: tooLarge(file.size) };
  const format = formatOf(new Uint8Array(await file.slice(0, PDF_HEADER_BYTES).arrayBuffer()));
  const fits = format !== undefined && (format === 'pdf') === (accept === 'pdf') && nameFits(file.name, accept);
  if (!fits) return { error: wrongType(accept, format) };
  return { format };
}

/** Size of the searched parts, in bytes. The trailer of a PDF is far shorter. */
const TRAILER_BYTES = 65_536;

/** Matches `/Encrypt 12 0 R`, or the dictionary itself, but not `/EncryptMetadata`. */
const ENCRYPT = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

/**
 * Returns whether a PDF is encrypted. It may open without a password all the same: most bank statements are only locked
 * against editing. The trailer, which says so, is at the end of the file, or, in PDF 1.5 and later and in linearized
 * files, where the last `startxref` points.
 */
export async function isEncrypted(pdf: Blob): Promise<boolean> {
  const end = await asLatin1(pdf.slice(Math.max(0, pdf.size - TRAILER_BYTES)));
  if (ENCRYPT.test(end)) return true;
  const pointer = Number([...end.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1] ?? pdf.size);
  return ENCRYPT.test(await asLatin1(pdf.slice(pointer, pointer + TRAILER_BYTES)));
}

/** Decodes one character per byte: the binary parts of a PDF are not valid UTF-8. */
const asLatin1 = async (part: Blob): Promise<string> => new TextDecoder('latin1').decode(await part.arrayBuffer());

/**
 * Throws an `UnfitFile` when the phone cannot read a chosen file any more: it is in a cloud folder, or it has been deleted
 * or changed. To a request this looks like a lost connection, and to a decoder like a broken picture.
 */
export async function requireReadable(file: Blob): Promise<void> {
  // Chromium says that a deleted file has no bytes, and reads none of them without an error.
  const part = file.size === 0 ? file : file.slice(0, 1);
  await part.arrayBuffer().catch(() => {
    throw new UnfitFile(fileTexts.fileNotReadable);
  });
}
