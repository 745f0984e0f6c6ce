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

/**
 * A chosen file that is not the field's value yet. `file` is kept, so that a retry does not ask the owner to choose
 * again.
 */
export type PendingFile = {
  key: string;
  file: File;
  /** The file as it is sent, once it has been checked and prepared. */
  prepared?: File;
  preview?: string;
  advice?: Advice | undefined;
  state: FileState;
  /** Id of the uploaded file that this one replaces. */
  replaces?: string | undefined;
  /** Files are listed in ascending order of their positions: the order in which they were chosen. */
  position: number;
};

/** What is kept about an upload after its file has become the value. */
export type UploadDetails = Pick<FileView, 'key' | 'preview' | 'advice'>;

/** Returns the error state for a failed check or upload. `reason` is what was thrown. */
export function errorState(reason: unknown, name: string): Extract<FileState, { is: 'error' }> {
  if (reason instanceof UnfitFile) return { is: 'error', text: reason.message, canRetry: false };
  if (isUploadError(reason)) return { is: 'error', text: reason.text, canRetry: true };
  return { is: 'error', text: fileTexts.couldNotUpload({ name }), canRetry: true };
}

const pendingView = ({ key, file, prepared, preview, advice, state }: PendingFile): FileView => {
  const { name, size } = prepared ?? file;
  return { key, name, size, preview, advice, state };
};

/** Returns the uploaded and the pending files of a field in one list, in the order in which they were chosen. */
export function fileViews(
  values: readonly UploadedFile[],
  pending: readonly PendingFile[],
  details: Readonly<Record<string, UploadDetails>>,
  positionOf: (id: string) => number,
): FileView[] {
  const rows: { position: number; view: FileView }[] = [
    ...values.map(({ id, name, size, url }) => ({
      position: positionOf(id),
      view: { key: id, name, size, url, state: { is: 'done' } as const, ...details[id] },
    })),
    ...pending.map((file) => ({ position: file.position, view: pendingView(file) })),
  ];
  // The sort is stable: a replacement, which has the position of the file that it replaces, follows it.
  return rows.sort((one, other) => one.position - other.position).map(({ view }) => view);
}
