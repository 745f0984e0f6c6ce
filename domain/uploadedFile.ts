import { type Infer, number, string, type } from 'superstruct';

/** A file as the API returns it. `size` is in bytes; `url` is signed and expires after ten minutes. */
export const UploadedFile = type({ id: string(), name: string(), size: number(), url: string() });
export type UploadedFile = Infer<typeof UploadedFile>;

/** Kind of file that a field takes: a photo or a PDF. */
export type FileKind = 'image' | 'document';

/** Largest upload in megabytes, decimal as phones display sizes (s9-upload-decimal). */
export const MAX_FILE_MB = 500;
export const MAX_FILE_BYTES = MAX_FILE_MB * 1_000_000;

/** Bytes in a tenth of a megabyte. Rounding whole tenths has no binary fractions in it. */
const BYTES_OF_A_TENTH = 100_000;

/** MIME types that the server accepts for each kind. The client converts other images to JPEG. */
export const acceptedTypes: Readonly<Record<FileKind, readonly string[]>> = {
  image: ['image/jpeg', 'image/png'],
  document: ['application/pdf'],
};

/** Number of first bytes of a file that `hasPdfHeader` needs. */
export const PDF_HEADER_BYTES = 1024;

/**
 * Whether the first bytes of a file are a PDF's. As in PDF readers, other bytes may come first: a byte order mark, a line
 * break, the commands of a printer.
 * @example hasPdfHeader(new TextEncoder().encode('%PDF-1.7')) // => true
 */
export const hasPdfHeader = (head: Uint8Array): boolean =>
  String.fromCharCode(...head.subarray(0, PDF_HEADER_BYTES)).includes('%PDF-');

/**
 * Formats bytes as megabytes with one decimal, at least 0.1, without the unit: `1_240_000` → `'1.2'` (s3-file-size).
 * @example megabytes(1_240_000) // => '1.2'
 */
export const megabytes = (size: number): string => (Math.max(1, Math.round(size / BYTES_OF_A_TENTH)) / 10).toFixed(1);

/**
 * Values of a form or of its request body, for rules that check both. The form holds uploaded files, the body their
 * ids; the rules only check that there is one, so the type of a file field is `unknown`.
 */
export type FormOrPayload<Form, FileField extends keyof Form> = Omit<Form, FileField> & Record<FileField, unknown>;
