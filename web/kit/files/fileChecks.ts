import { MAX_FILE_BYTES, megabytes } from '#domain/uploadedFile';
import { t } from '#i18n';
import { needsPassword } from '../pdf/pdfPassword.ts';

/** What a field takes: pictures, or PDF documents (ux §4 U1). */
export type Accept = 'image' | 'pdf';

/** What a file is, by its first bytes. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'pdf';

const EXTENSIONS: Readonly<Record<FileKind, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png'],
  webp: ['webp'],
  gif: ['gif'],
  heic: ['heic', 'heif', 'hif', 'avif'],
  pdf: ['pdf'],
};

/** The same the other way round: `jpg` → `jpeg`. */
const KINDS = new Map(
  Object.entries(EXTENSIONS).flatMap(([kind, extensions]) => extensions.map((it) => [it, kind as FileKind] as const)),
);

/** The brands of ISO media files that hold a still picture. */
const PICTURE_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis']);

/** Why a file cannot be sent, whatever is tried; its message is ready Spanish. */
export class UnfitFile extends Error {}

/** How many bytes `kindOf` looks at. */
const HEAD = 16;

const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** What the first bytes say a file is; nothing when it is none of the kinds we know (ux §4 U2). */
export function kindOf(head: Uint8Array): FileKind | undefined {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (latin(head, 0, 4) === '\x89PNG') return 'png';
  if (latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP') return 'webp';
  if (latin(head, 0, 4) === 'GIF8') return 'gif';
  if (latin(head, 4, 8) === 'ftyp' && PICTURE_BRANDS.has(latin(head, 8, 12))) return 'heic';
  // Some writers put a byte order mark first; readers and the server pass over it.
  const start = latin(head, 0, 3) === '\xef\xbb\xbf' ? 3 : 0;
  return latin(head, start, start + 5) === '%PDF-' ? 'pdf' : undefined;
}

const EXTENSION = /\.(\w+)$/;

/** The kind that a name says; nothing where what follows its last dot is no extension we know: `Contrato S.A`. */
const kindNamed = (name: string) => KINDS.get(EXTENSION.exec(name)?.[1]?.toLowerCase() ?? '');

/** A name without its extension, if that is one we know: of `Recibo 12.05.2026` nothing is lost. */
export const withoutExtension = (name: string): string => (kindNamed(name) ? name.replace(EXTENSION, '') : name);

// Only a known extension of another type counts against a file; otherwise its bytes alone decide.
const nameFits = (name: string, accept: Accept) => {
  const named = kindNamed(name);
  return named === undefined || (named === 'pdf') === (accept === 'pdf');
};

/** What an owner is told about a file of the wrong type. */
export const wrongType = (accept: Accept): string =>
  t(accept === 'pdf' ? 'Choose a PDF file.' : 'Choose a JPEG image.');

/** What an owner is told about a file over 500 MB; `size` in bytes. It never reads '500.0 MB; the most is 500 MB'. */
export const tooLarge = (size: number): string =>
  t('The file weighs {size} MB; the most is 500 MB.', { size: megabytes(Math.max(size, MAX_FILE_BYTES + 100_000)) });

/**
 * Looks at a file before anything of it is sent (ux §4 U2): size, type by extension and by first bytes, password of a PDF.
 * Answers its kind, or in ready Spanish why it cannot be taken.
 */
export async function checkFile(file: File, accept: Accept): Promise<{ kind: FileKind } | { refused: string }> {
  if (file.size === 0) return { refused: t('File is empty') };
  if (file.size > MAX_FILE_BYTES) return { refused: tooLarge(file.size) };
  const kind = kindOf(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  const fits = kind !== undefined && (kind === 'pdf') === (accept === 'pdf') && nameFits(file.name, accept);
  if (!fits) return { refused: wrongType(accept) };
  if (kind === 'pdf' && (await needsPassword(file))) {
    return { refused: t('This PDF has a password. Upload it without one.') };
  }
  return { kind };
}
