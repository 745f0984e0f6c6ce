import { startTransition } from 'react';
import type { UploadedFile } from '#domain/uploadedFile';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { announceQuietly } from '../navigation/announcements.ts';
import { type Accept, checkFile, isEncrypted, requireReadable, UnfitFile } from '../photo/fileChecks.ts';
import { assessPhoto, preparePhoto } from '../photo/photo.ts';
import type { FileSource } from './AdditionalFileSource.tsx';
import type { Advice, FieldUpload } from './fileViews.ts';
import { type Sending, type Upload, uploadQueue } from './uploadQueue.ts';

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

type SendOptions = FieldUploadOptions & {
  source: FileSource | null;
  /** Settles once the files that were chosen before in this field are being sent or have failed. */
  turn: { current: Promise<unknown> };
  /** Called with what has changed: the prepared file, its preview, its advice, how much was sent. */
  report: (change: Partial<FieldUpload>) => void;
};

/**
 * Checks, prepares and sends a file, or what an earlier attempt has prepared. A photo is assessed while it is sent,
 * because that takes a second on a slow phone. Rejects with an AbortError when it was removed or replaced meanwhile.
 */
export async function sendFile(
  { file, controller: { signal }, ...earlier }: FieldUpload,
  { report, source, turn, ...options }: SendOptions,
): Promise<{ uploaded: UploadedFile; advice: Advice | undefined }> {
  const ready = earlier.prepared ? Promise.resolve(earlier.prepared) : prepareFile(file, options);
  // Files are sent in the order in which they were chosen, also when a later one is prepared sooner.
  const isItsTurn = Promise.all([ready, turn.current]);
  turn.current = Promise.allSettled([isItsTurn, turn.current]);
  const prepared = await ready;
  signal.throwIfAborted();
  const preview = earlier.preview ?? URL.createObjectURL(prepared);
  startTransition(() => report({ prepared, preview }));
  const assess = async () => {
    const advice = earlier.advice ?? (await adviceFor(prepared, options, source).catch(() => undefined));
    startTransition(() => report({ advice }));
    return advice;
  };
  const assessed = assess();
  await isItsTurn;
  const announceProgress = createProgressAnnouncer(prepared.name);
  const reportSending = (state: Sending) => {
    startTransition(() => report({ state }));
    announceProgress(state);
  };
  const uploaded = await uploadQueue.send(prepared, options.upload, { signal, report: reportSending });
  const advice = await assessed;
  signal.throwIfAborted();
  return { uploaded, advice };
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
