import { type Infer, number, string, type } from 'superstruct';

/** A file as the API tells of it; the address is signed and lives ten minutes (contract §3). Size in bytes. */
export const UploadedFile = type({ id: string(), name: string(), size: number(), url: string() });
export type UploadedFile = Infer<typeof UploadedFile>;

/** What a file field is for: a photo or a PDF (contract §3). */
export type FileKind = 'image' | 'document';

/** 500 MB are decimal, as phones count them (spec §9, contract §3). */
export const MAX_FILE_BYTES = 500_000_000;

/** A tenth of a megabyte: whole tenths round the same everywhere. */
const BYTES_OF_A_TENTH = 100_000;

/** Types that the server keeps, by what a field is for; others are turned into a JPEG on the phone. */
export const acceptedTypes: Readonly<Record<FileKind, readonly string[]>> = {
  image: ['image/jpeg', 'image/png'],
  document: ['application/pdf'],
};

/** Bytes as megabytes with one decimal and at least 0.1, without the unit: `1_240_000` → `'1.2'` (ux U8). */
export const megabytes = (size: number): string => (Math.max(1, Math.round(size / BYTES_OF_A_TENTH)) / 10).toFixed(1);

/** A form with files as its rules see it: a file is there or it is not, whole as the form holds it or by its id as it is sent. */
export type FormOrPayload<Form, FileField extends keyof Form> = Omit<Form, FileField> & Record<FileField, unknown>;
