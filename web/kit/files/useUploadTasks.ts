import { startTransition, useContext, useEffect, useRef, useState } from 'react';
import type { UploadedFile } from '#domain/uploadedFile';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { announceQuietly } from '../navigation/announcements.ts';
import { type Accept, checkFile, isEncrypted, requireReadable, UnfitFile } from '../photo/fileChecks.ts';
import { assessPhoto, preparePhoto } from '../photo/photo.ts';
import { type FileSource, FileSourceContext } from './AdditionalFileSource.tsx';
import { type Advice, errorState, type PendingFile } from './fileViews.ts';
import { createOrderedQueue } from './orderedQueue.ts';
import { abortError, type Sending, type Upload, uploadQueue } from './uploadQueue.ts';
import type { PendingFiles, Positions } from './usePendingFiles.ts';

export type FieldUploadOptions = {
  /** Name of the field. Its form waits for running uploads before it submits. */
  name: string;
  accept: Accept;
  upload: Upload;
  /** Sends the photo at full quality. */
  selfie?: boolean;
  /** Assesses the photo and advises when it is blurry, dark or has glare. */
  advise?: boolean;
};

export type UploadTaskOptions = FieldUploadOptions & {
  /** The field's value, as a list. */
  values: readonly UploadedFile[];
  /**
   * Called with an uploaded file, the id of the file that it replaces, and the position of each file in the list by id.
   */
  onDone: (uploaded: UploadedFile, replaces: string | undefined, positionOf: (id: string) => number) => void;
  onRemove: (id: string) => void;
};

/** Starts and cancels the uploads of one field. All of them are aborted when the field unmounts. */
export function useUploadTasks(options: UploadTaskOptions, files: PendingFiles, positions: Positions) {
  const controllers = useAbortControllers();
  const upload = usePrepareAndSend(options, files, positions);

  function start(pending: PendingFile) {
    const { key, file } = pending;
    const controller = new AbortController();
    controllers.set(key, controller);
    upload(pending, controller.signal)
      .catch((reason) => {
        if (controller.signal.aborted) return;
        const state = errorState(reason, file.name);
        files.change(key, { state });
        announceQuietly(fileTexts.fileProblem({ name: file.name, problem: state.text }));
      })
      .finally(() => controllers.delete(key));
  }

  const cancel = (key: string) => controllers.get(key)?.abort();
  return { start, cancel };
}

/** Returns a function that prepares a file, sends it, and puts it into the field's value. */
function usePrepareAndSend(options: UploadTaskOptions, files: PendingFiles, positions: Positions) {
  const prepare = usePreparation(options, files);
  // Files are sent in the order in which they were chosen, also when a later one is checked sooner.
  const [queue] = useState(createOrderedQueue);
  return (pending: PendingFile, signal: AbortSignal) =>
    queue.add(prepare(pending, signal), signal, async ({ prepared, preview, assessed }) => {
      const { key } = pending;
      const announceProgress = createProgressAnnouncer(prepared.name);
      const report = (state: Sending) => {
        startTransition(() => files.change(key, { state }));
        announceProgress(state);
      };
      const uploaded = await uploadQueue.send(prepared, options.upload, { signal, report });
      const advice = await assessed;
      // Removed or replaced meanwhile.
      if (signal.aborted) throw abortError();
      startTransition(() => {
        files.keepDetails(uploaded.id, { key, preview, advice });
        files.drop(key);
        positions.setPosition(uploaded.id, pending.position);
        options.onDone(uploaded, pending.replaces, positions.positionOf);
      });
      announceQuietly(fileTexts.fileDone({ name: uploaded.name }));
      if (advice === 'protected') announceQuietly(fileTexts.pdfIsProtected);
    });
}

/**
 * Returns a function that checks and prepares a file, and shows its preview as soon as there is one. `assessed` is the
 * advice about it, undefined also when there was none to be had: a photo is assessed while it is sent, because that takes a
 * second on a slow phone.
 */
function usePreparation(options: FieldUploadOptions, files: PendingFiles) {
  const previewOf = usePreviews();
  const source = useContext(FileSourceContext);
  return async function prepare(pending: PendingFile, signal: AbortSignal) {
    const { key } = pending;
    const prepared = pending.prepared ?? (await prepareFile(pending.file, options));
    if (signal.aborted) throw abortError();
    const preview = previewOf(pending, prepared);
    // The owner may be typing in another field: a transition does not block their input on a slow phone.
    startTransition(() => files.change(key, { prepared, preview }));
    const assess = async () => {
      const advice = pending.advice ?? (await adviceFor(prepared, options, source).catch(() => undefined));
      startTransition(() => files.change(key, { advice }));
      return advice;
    };
    return { prepared, preview, assessed: assess() };
  };
}

/** Abort controllers of the running uploads, by the key of their file. Aborted when the field unmounts. */
function useAbortControllers() {
  const controllers = useRef(new Map<string, AbortController>());
  useEffect(
    () => () => {
      for (const controller of controllers.current.values()) controller.abort();
    },
    [],
  );
  return controllers.current;
}

/** Returns a function that creates a file's preview URL once. The URLs are revoked when the field unmounts. */
function usePreviews() {
  const previews = useRef(new Set<string>());
  useEffect(
    () => () => {
      for (const preview of previews.current) URL.revokeObjectURL(preview);
    },
    [],
  );
  return ({ preview }: PendingFile, prepared: File): string => {
    const url = preview ?? URL.createObjectURL(prepared);
    previews.current.add(url);
    return url;
  };
}

/** Returns the file as it is sent. Throws an `UnfitFile` when it cannot be read or the field does not accept it. */
async function prepareFile(file: File, { accept, selfie = false }: FieldUploadOptions): Promise<File> {
  try {
    const checked = await checkFile(file, accept);
    if ('error' in checked) throw new UnfitFile(checked.error);
    return accept === 'pdf' ? file : await preparePhoto(file, checked.format, { selfie });
  } catch (reason) {
    await requireReadable(file);
    // A read that broke off; every other error is an `UnfitFile`.
    if (reason instanceof DOMException) throw new UnfitFile(fileTexts.fileNotReadable);
    throw reason;
  }
}

async function adviceFor(
  file: File,
  options: FieldUploadOptions,
  source: FileSource | null,
): Promise<Advice | undefined> {
  if (options.accept === 'pdf') return (await isEncrypted(file)) ? 'protected' : undefined;
  return options.advise ? (source?.adviceFor(file) ?? (await assessPhoto(file))) : undefined;
}

/** Returns a function that announces an upload to screen readers twice: when it starts and when half of it is sent. */
function createProgressAnnouncer(name: string) {
  let announcements = 0;
  return (sending: Sending) => {
    if (sending.is !== 'uploading') return;
    const isHalfWay = sending.total > 0 && sending.sent / sending.total >= 0.5 && sending.sent < sending.total;
    if (announcements === 0) announceQuietly(fileTexts.uploading({ name }));
    else if (announcements === 1 && isHalfWay) announceQuietly(fileTexts.halfUploaded({ name }));
    else return;
    announcements += 1;
  };
}
