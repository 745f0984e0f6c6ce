import { MAX_FILE_BYTES, MAX_FILE_MB, megabytes } from '#domain/uploadedFile';
import { t } from '#i18n';
import { needsPassword } from '../pdf/pdfPassword.ts';

/** Files that a field accepts: pictures, or PDF documents. */
export type Accept = 'image' | 'pdf';

/** Type of a file, detected from its first bytes. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'pdf';

const EXTENSIONS: Readonly<Record<FileKind, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png'],
  webp: ['webp'],
  gif: ['gif'],
  heic: ['heic', 'heif', 'hif', 'avif'],
  pdf: ['pdf'],
};

/** File type by extension: `jpg` → `jpeg`. */
const KINDS = new Map(
  Object.entries(EXTENSIONS).flatMap(([kind, extensions]) =>
    extensions.map((extension) => [extension, kind as FileKind] as const),
  ),
);

/** Brands of ISO media files (HEIC, AVIF) that hold a still picture. */
const PICTURE_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis']);

/** Thrown for a file that cannot be sent however often it is tried. The message is Spanish text for the owner. */
export class UnfitFile extends Error {}

/** Number of bytes that `kindOf` needs. */
const HEAD_BYTES = 16;

const latin1 = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Returns a file's type from its first bytes, or undefined when it is none of the known types. */
export function kindOf(head: Uint8Array): FileKind | undefined {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (latin1(head, 0, 4) === '\x89PNG') return 'png';
  if (latin1(head, 0, 4) === 'RIFF' && latin1(head, 8, 12) === 'WEBP') return 'webp';
  if (latin1(head, 0, 4) === 'GIF8') return 'gif';
  if (latin1(head, 4, 8) === 'ftyp' && PICTURE_BRANDS.has(latin1(head, 8, 12))) return 'heic';
  // Some programs write a byte order mark first; PDF readers and the server ignore it.
  const start = latin1(head, 0, 3) === '\xef\xbb\xbf' ? 3 : 0;
  return latin1(head, start, start + 5) === '%PDF-' ? 'pdf' : undefined;
}

const EXTENSION = /\.(\w+)$/;

/** Returns the type that a file name claims, or undefined when it has no known extension, as in `Contrato S.A`. */
const kindOfName = (name: string) => KINDS.get(EXTENSION.exec(name)?.[1]?.toLowerCase() ?? '');

/** Returns a file name without its extension. An unknown one is kept: `Recibo 12.05.2026` stays as it is. */
export const withoutExtension = (name: string): string => (kindOfName(name) ? name.replace(EXTENSION, '') : name);

// Only a known extension of another type disqualifies a file; otherwise its bytes decide.
const nameFits = (name: string, accept: Accept) => {
  const kind = kindOfName(name);
  return kind === undefined || (kind === 'pdf') === (accept === 'pdf');
};

/** Returns the error text for a file of the wrong type. */
export const wrongType = (accept: Accept): string =>
  t(accept === 'pdf' ? 'Choose a PDF file.' : 'Choose a JPEG image.');

/**
 * Returns the error text for a file that is too large; `size` in bytes. The text names at least 500.1 MB: a file one
 * byte too large would otherwise read "500.0 MB; the most is 500 MB".
 */
export const tooLarge = (size: number): string =>
  t('The file weighs {size} MB; the most is {max} MB.', {
    size: megabytes(Math.max(size, MAX_FILE_BYTES + 100_000)),
    max: MAX_FILE_MB,
  });

/**
 * Checks a file before it is sent: its size, its type by extension and first bytes, and whether a PDF needs a password.
 * Returns the file's type, or as `error` the Spanish text of why the field does not accept it.
 */
export async function checkFile(file: File, accept: Accept): Promise<{ kind: FileKind } | { error: string }> {
  if (file.size === 0) return { error: t('File is empty') };
  if (file.size > MAX_FILE_BYTES) return { error: tooLarge(file.size) };
  const kind = kindOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  const fits = kind !== undefined && (kind === 'pdf') === (accept === 'pdf') && nameFits(file.name, accept);
  if (!fits) return { error: wrongType(accept) };
  if (kind === 'pdf' && (await needsPassword(file))) {
    return { error: t('This PDF has a password. Upload it without one.') };
  }
  return { kind };
}
