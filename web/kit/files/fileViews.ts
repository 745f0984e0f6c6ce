import type { UploadedFile } from '#domain/uploadedFile';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { UnfitFile } from '../photo/fileChecks.ts';
import type { Advice as PhotoAdvice } from '../photo/photoAdvice.ts';
import { isUploadError, type Sending } from './uploadQueue.ts';

/** What may be wrong with a file that the field accepts: a photo is hard to read, or a PDF is encrypted. */
export type Advice = PhotoAdvice | 'protected';

/** State of a file in a field. `canRetry`: sending the same file again may succeed. */
export type FileState =
  | { is: 'checking' }
  | Sending
  | { is: 'done' }
  | { is: 'error'; text: string; canRetry: boolean };

/** A file as the field renders it. `url` opens it at the server, `preview` its copy on this phone. `size` in bytes. */
export type FileView = {
  key: string;
  name: string;
  size: number;
  state: FileState;
  preview?: string | undefined;
  url?: string | undefined;
  advice?: Advice | undefined;
};

/** A file that was chosen in a field, from the choice on: also after it has become a part of the field's value. */
export type FieldUpload = {
  readonly key: string;
  /** Kept, so that a retry does not ask the owner to choose again. */
  readonly file: File;
  readonly state: FileState;
  /** Aborted when the file is removed or replaced, or its field unmounts. */
  readonly controller: AbortController;
  /** The file as it is sent, once it has been checked and prepared. */
  readonly prepared?: File;
  readonly preview?: string;
  readonly advice?: Advice | undefined;
  /** Id of the file in the value that this one replaces. */
  readonly replaces?: string | undefined;
  /** Its id in the value, once it was uploaded. */
  readonly id?: string;
  /** The order of choice; 0 for the place of a file that was not chosen here. */
  readonly position: number;
};

/** Returns the error state for a failed check or upload. `reason` is what was thrown. */
export function errorState(reason: unknown, name: string): Extract<FileState, { is: 'error' }> {
  if (reason instanceof UnfitFile) return { is: 'error', text: reason.message, canRetry: false };
  if (isUploadError(reason)) return { is: 'error', text: reason.text, canRetry: true };
  return { is: 'error', text: fileTexts.couldNotUpload({ name }), canRetry: true };
}

const byPosition = <Item extends { position: number }>(items: Item[]): Item[] =>
  items.sort((one, other) => one.position - other.position);

/**
 * Returns the files of a field's value with another one: in the place of the one that it replaces, else in the order of
 * choice.
 */
export function withUploaded(
  values: readonly UploadedFile[],
  uploaded: UploadedFile,
  { replaces, position }: Pick<FieldUpload, 'replaces' | 'position'>,
  uploads: readonly FieldUpload[],
): UploadedFile[] {
  if (values.some(({ id }) => id === replaces)) return values.map((file) => (file.id === replaces ? uploaded : file));
  const positionOf = (id: string) => uploads.find((upload) => upload.id === id)?.position ?? 0;
  const items = [...values.map((file) => ({ file, position: positionOf(file.id) })), { file: uploaded, position }];
  return byPosition(items).map(({ file }) => file);
}

/** Returns the files of a field in the order of choice: those of its value, and those that are not part of it yet. */
export function fileViews(values: readonly UploadedFile[], uploads: readonly FieldUpload[]): FileView[] {
  const pending = uploads.filter(({ id }) => id === undefined);
  const isReplacement = ({ replaces }: FieldUpload) => values.some(({ id }) => id === replaces);
  const rows = values.flatMap(({ id, name, size, url }) => {
    const upload = uploads.find((each) => each.id === id);
    const { position = 0, key = id, preview, advice } = upload ?? {};
    const view: FileView = { key, name, size, url, preview, advice, state: { is: 'done' } };
    // A replacement follows what it replaces.
    return [{ position, view }, ...pending.filter(({ replaces }) => replaces === id).map(pendingRow)];
  });
  return byPosition([...rows, ...pending.filter((upload) => !isReplacement(upload)).map(pendingRow)]).map(
    ({ view }) => view,
  );
}

function pendingRow({ key, file, prepared, preview, advice, state, position }: FieldUpload) {
  const { name, size } = prepared ?? file;
  return { position, view: { key, name, size, preview, advice, state } satisfies FileView };
}
