import * as fileTexts from '#i18n/es-MX/kit/files';
import { useAskBeforeLeaving } from '../dialog/leaving.tsx';
import { usePendingTask, usePendingTasks } from '../form/pendingTasks.ts';
import { fileViews, type PendingFile } from './fileViews.ts';
import { useFileValue } from './useFileValue.ts';
import { nextNumber, usePendingFiles, usePositions } from './usePendingFiles.ts';
import { type FieldUploadOptions, type UploadTaskOptions, useUploadTasks } from './useUploadTasks.ts';

/** The files of one form field, and actions on them that also keep the focus in the field. */
export function useUploads({ multiple = false, ...options }: FieldUploadOptions & { multiple?: boolean }) {
  const { field, values, putFile, removeFile, focusAfterRender } = useFileValue(options.name, multiple);
  const list = useUploadList({ ...options, values, onDone: putFile, onRemove: removeFile });
  const interrupted = usePendingTasks().interrupted(options.name);
  const warning =
    interrupted.length > 0 && list.isIdle
      ? fileTexts.uploadInterrupted({ names: interrupted.join(', ') })
      : field.warning;
  const add = (files: readonly File[], replacedKey?: string) => {
    list.add(files, replacedKey);
    // In a field for one file the row replaces the pick button, which had the focus.
    if (!multiple && replacedKey === undefined) focusAfterRender();
  };
  const remove = (key: string) => {
    list.remove(key);
    focusAfterRender();
  };
  return { ...list, field: { ...field, warning }, add, remove, focusAfterRender };
}

/** The file of a form field for one picture, which another picture replaces. */
export function usePicture(options: Omit<FieldUploadOptions, 'accept'>) {
  const { files, focusAfterRender, ...uploads } = useUploads({ ...options, accept: 'image' });
  const file = files.at(-1);
  const add = (photos: readonly File[]) => {
    uploads.add(photos, file?.key);
    // The button that had the focus, or the camera dialog's, is removed.
    focusAfterRender();
  };
  return { ...uploads, files, file, add };
}

/** The files of one field from the choice to the value: each is checked, prepared, sent and listed. */
function useUploadList(options: UploadTaskOptions) {
  const { values, onRemove } = options;
  const state = usePendingFiles();
  const { pending, details, change, drop, replace, clearAdvice } = state;
  const positions = usePositions();
  const { start, cancel } = useUploadTasks(options, state, positions);
  const { stopWaiting } = usePendingTasks();
  const isIdle = useStatedUploads(options.name, pending);
  const valueWithKey = (key: string | undefined) => values.find(({ id }) => (details[id]?.key ?? id) === key);

  /** Starts uploading files. They replace the uploaded or failed file with the key `replacedKey`. */
  function add(files: readonly File[], replacedKey?: string) {
    const failed = pending.find(({ key }) => key === replacedKey);
    const replaces = failed ? failed.replaces : valueWithKey(replacedKey)?.id;
    const position = failed?.position ?? (replaces === undefined ? undefined : positions.positionOf(replaces));
    const dropped = pending.filter((file) => file === failed || (replaces !== undefined && file.replaces === replaces));
    for (const { key } of dropped) cancel(key);
    const added = files.map((file) => pendingFile(file, replaces, position));
    replace(dropped, added);
    for (const file of added) start(file);
  }

  function remove(key: string) {
    // A submit that waits for uploads was made with this file in the list, so it is cancelled too.
    stopWaiting();
    cancel(key);
    drop(key);
    const value = valueWithKey(key);
    if (value) onRemove(value.id);
  }

  function retry(key: string) {
    const file = pending.find((each) => each.key === key);
    if (file === undefined) return;
    change(key, { state: { is: 'checking' } });
    start(file);
  }

  const files = fileViews(values, pending, details, positions.positionOf);
  return { files, isIdle, add, remove, retry, ignoreAdvice: clearAdvice };
}

/** States which files of a field are being uploaded or have failed. Returns whether none is being uploaded. */
function useStatedUploads(name: string, pending: readonly PendingFile[]): boolean {
  const uploading = pending.filter(({ state }) => state.is !== 'error').map(({ file }) => file.name);
  const failed = pending.flatMap(({ state }) => (state.is === 'error' ? [state.text] : []));
  usePendingTask(name, { uploading, error: failed[0] });
  useAskBeforeLeaving(uploading.length > 0);
  return uploading.length === 0;
}

function pendingFile(file: File, replaces: string | undefined, position: number | undefined): PendingFile {
  const number = nextNumber();
  return { key: `file-${number}`, file, state: { is: 'checking' }, replaces, position: position ?? number };
}
