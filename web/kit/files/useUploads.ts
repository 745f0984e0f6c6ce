import { startTransition, useContext, useEffect, useRef, useState } from 'react';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { useAskBeforeLeaving } from '../dialog/leaving.tsx';
import { usePendingTask, usePendingTasks } from '../form/pendingTasks.ts';
import { announceQuietly } from '../navigation/announcements.ts';
import { FileSourceContext } from './AdditionalFileSource.tsx';
import { errorState, type FieldUpload, fileViews, withUploaded } from './fileViews.ts';
import { type FieldUploadOptions, sendFile } from './sendFile.ts';
import { useFileValue } from './useFileValue.ts';

/** The files of one form field, and actions on them that also keep the focus in the field. */
export function useUploads({ multiple = false, ...options }: FieldUploadOptions & { multiple?: boolean }) {
  const value = useFileValue(options.name, multiple);
  const { focusAfterRender, field } = value;
  const list = useFieldFiles(options, value);
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

/**
 * The list of the files that were chosen in a field. `latest` has each change at once; the rendered list may still wait
 * for a transition, which does not block what the owner types on a slow phone.
 */
function useUploadList() {
  const [uploads, setUploads] = useState<readonly FieldUpload[]>([]);
  const latest = useRef(uploads);
  const update = (change: (all: readonly FieldUpload[]) => readonly FieldUpload[]) => {
    latest.current = change(latest.current);
    setUploads(change);
  };
  const patch = (key: string, changes: Partial<FieldUpload>) =>
    update((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  /** Aborts uploads, removes them from the list and frees their previews. */
  const drop = (dropped: readonly FieldUpload[]) => {
    for (const upload of dropped) release(upload);
    update((all) => all.filter(({ key }) => !dropped.some((upload) => upload.key === key)));
  };
  useEffect(
    () => () => {
      for (const upload of latest.current) release(upload);
    },
    [],
  );
  return { uploads, latest, update, patch, drop };
}

function release({ controller, preview }: FieldUpload): void {
  controller.abort();
  if (preview !== undefined) URL.revokeObjectURL(preview);
}

type UploadList = ReturnType<typeof useUploadList>;
type FileValue = ReturnType<typeof useFileValue>;

/** Returns a function that sends a chosen file and puts it into the field's value. */
function useSending(options: FieldUploadOptions, { latest, patch, drop }: UploadList, { changeFiles }: FileValue) {
  const source = useContext(FileSourceContext);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  return async (upload: FieldUpload): Promise<void> => {
    const { key, file, controller, replaces } = upload;
    try {
      const { uploaded, advice } = await sendFile(upload, {
        ...options,
        source,
        turn,
        report: (now) => patch(key, now),
      });
      startTransition(() => {
        changeFiles((files) => withUploaded(files, uploaded, upload, latest.current));
        drop(latest.current.filter(({ id }) => id !== undefined && id === replaces));
        patch(key, { state: { is: 'done' }, id: uploaded.id, advice });
      });
      announceQuietly(fileTexts.fileDone({ name: uploaded.name }));
      if (advice === 'protected') announceQuietly(fileTexts.pdfIsProtected);
    } catch (reason) {
      if (controller.signal.aborted) return;
      const state = errorState(reason, file.name);
      patch(key, { state });
      announceQuietly(fileTexts.fileProblem({ name: file.name, problem: state.text }));
    }
  };
}

/** The files of one field from the choice to the value: each is checked, prepared, sent and listed. */
function useFieldFiles(options: FieldUploadOptions, value: FileValue) {
  const { values, changeFiles } = value;
  const list = useUploadList();
  const { uploads, latest, update, patch, drop } = list;
  const start = useSending(options, list, value);
  const { stopWaiting } = usePendingTasks();
  const isIdle = useStatedUploads(options.name, uploads);
  const uploadAt = (key: string | undefined) => latest.current.find((upload) => upload.key === key);
  const idAt = (key: string | undefined) => uploadAt(key)?.id ?? values.find(({ id }) => id === key)?.id;

  /** Starts uploading files. They replace the uploaded or failed file with the key `replacedKey`. */
  function add(files: readonly File[], replacedKey?: string) {
    const replaced = uploadAt(replacedKey);
    const isPending = replaced !== undefined && replaced.id === undefined;
    const replaces = isPending ? replaced.replaces : idAt(replacedKey);
    const position = replaced?.position ?? (replaces === undefined ? undefined : 0);
    const isReplaced = (upload: FieldUpload) =>
      upload.id === undefined && (upload === replaced || (replaces !== undefined && upload.replaces === replaces));
    drop(latest.current.filter(isReplaced));
    const added = files.map((file) => fieldUpload(file, replaces, position));
    update((all) => [...all, ...added]);
    for (const upload of added) void start(upload);
  }

  function remove(key: string) {
    // A submit that waits for uploads was made with this file in the list, so it is cancelled too.
    stopWaiting();
    const id = idAt(key);
    drop(latest.current.filter((upload) => upload.key === key));
    if (id !== undefined) changeFiles((files) => files.filter((file) => file.id !== id));
  }

  function retry(key: string) {
    const upload = uploadAt(key);
    if (upload === undefined) return;
    patch(key, { state: { is: 'checking' } });
    void start(upload);
  }

  const ignoreAdvice = (key: string) => patch(key, { advice: undefined });
  return { files: fileViews(values, uploads), isIdle, add, remove, retry, ignoreAdvice };
}

/** States which files of a field are being uploaded or have failed. Returns whether none is being uploaded. */
function useStatedUploads(name: string, uploads: readonly FieldUpload[]): boolean {
  const uploading = uploads.flatMap(({ state, file }) => (['error', 'done'].includes(state.is) ? [] : [file.name]));
  const failed = uploads.flatMap(({ state }) => (state.is === 'error' ? [state.text] : []));
  usePendingTask(name, { uploading, error: failed[0] });
  useAskBeforeLeaving(uploading.length > 0);
  return uploading.length === 0;
}

let choices = 0;

function fieldUpload(file: File, replaces: string | undefined, position: number | undefined): FieldUpload {
  choices += 1;
  const state = { is: 'checking' } as const;
  return {
    key: `file-${choices}`,
    file,
    state,
    replaces,
    position: position ?? choices,
    controller: new AbortController(),
  };
}
