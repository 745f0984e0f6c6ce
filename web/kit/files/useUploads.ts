import { startTransition, useContext, useEffect, useRef, useState } from 'react';
import type { UploadedFile } from '#domain/uploadedFile';
import { t } from '#i18n';
import { announceQuietly } from '../feedback/Status.tsx';
import { usePendingUploads } from '../form/pendingUploads.ts';
import { askBeforeLeaving } from '../navigation/leaving.tsx';
import { assessPhoto, preparePhoto } from '../photo/photo.ts';
import type { Advice } from '../photo/photoAdvice.ts';
import { FileSourceContext } from './AdditionalFileSource.tsx';
import { type Accept, checkFile, UnfitFile } from './fileChecks.ts';
import { createOrderedQueue } from './orderedQueue.ts';
import { abortError, isUploadError, type Sending, type Upload, type UploadError, uploadQueue } from './uploadQueue.ts';

/** Where a file of a field stands; an error says whether sending the same file again can help. */
export type FileState = { is: 'checking' } | Sending | { is: 'done' } | { is: 'error'; text: string; again: boolean };

/** One file of a field as it is shown. `url` opens it at the server, `preview` its copy on this phone. Size in bytes. */
export type FileView = {
  key: string;
  name: string;
  size: number;
  state: FileState;
  preview?: string | undefined;
  url?: string | undefined;
  advice?: Advice | undefined;
};

/** A file that is not the field's value yet. The chosen file is kept, so that a retry needs no second choice. */
type Coming = {
  key: string;
  file: File;
  /** Checked and prepared, as it is sent. */
  ready?: File;
  preview?: string;
  advice?: Advice | undefined;
  state: FileState;
  /** The id of the finished file whose place it takes. */
  replaces?: string | undefined;
  /** Its place among the field's files: they are listed in the order in which they were chosen. */
  place: number;
};

/** What is remembered of a file that became the value. */
type Remembered = Pick<FileView, 'key' | 'preview' | 'advice'>;

type Options = {
  /** The field's name: its form waits for the uploads that run (ux §4 U7). */
  name: string;
  accept: Accept;
  upload: Upload;
  /** The field's value, as a list. */
  values: readonly UploadedFile[];
  /** A finished file, the id of the one that it replaces, and the place of each file in the list, by its id. */
  onDone: (uploaded: UploadedFile, replaces: string | undefined, placeOf: (id: string) => number) => void;
  onRemove: (id: string) => void;
  selfie?: boolean;
  /** Look at the photo and say when it is blurry, dark or full of glare. */
  advise?: boolean;
};

let lastNumber = 0;
const newNumber = () => {
  lastNumber += 1;
  return lastNumber;
};

const reasonOf = (reason: unknown, name: string): Extract<FileState, { is: 'error' }> => {
  if (reason instanceof UnfitFile) return { is: 'error', text: reason.message, again: false };
  if (isUploadError(reason)) return { is: 'error', text: reason.text, again: true };
  return { is: 'error', text: t('We could not upload {name}.', { name }), again: true };
};

/** Says out loud where an upload stands: at its start and half-way, no more (ux §4 U5). */
function announcer(name: string) {
  let said = 0;
  return (sending: Sending) => {
    if (sending.is !== 'uploading') return;
    const half = sending.total > 0 && sending.sent / sending.total >= 0.5 && sending.sent < sending.total;
    if (said === 0) announceQuietly(t('Uploading {name}.', { name }));
    else if (said === 1 && half) announceQuietly(t('{name}: 50%', { name }));
    else return;
    said += 1;
  };
}

/** The files of one field on their way from the choice to the value: checked, prepared, sent, shown (ux §4). */
export function useUploads({
  name,
  accept,
  upload,
  values,
  onDone,
  onRemove,
  selfie = false,
  advise = false,
}: Options) {
  const [coming, setComing] = useState<readonly Coming[]>([]);
  const [remembered, setRemembered] = useState<Readonly<Record<string, Remembered>>>({});
  const controllers = useRef(new Map<string, AbortController>());
  const addresses = useRef(new Set<string>());
  const places = useRef(new Map<string, number>());
  // A file that was not chosen here takes its place when it is first listed.
  const placeOf = (id: string): number => {
    const place = places.current.get(id) ?? newNumber();
    places.current.set(id, place);
    return place;
  };
  // The files go in the order in which they were chosen, also when a later one is checked sooner.
  const [turns] = useState(createOrderedQueue);
  const { register, forget, stopWaiting } = usePendingUploads();
  const source = useContext(FileSourceContext);

  // Who leaves the screen has given these files up.
  useEffect(
    () => () => {
      for (const controller of controllers.current.values()) controller.abort();
      for (const address of addresses.current) URL.revokeObjectURL(address);
    },
    [],
  );

  const change = (key: string, news: Partial<Coming>) =>
    setComing((all) => all.map((one) => (one.key === key ? { ...one, ...news } : one)));
  const drop = (key: string) => setComing((all) => all.filter((one) => one.key !== key));

  /** The file as it is sent; throws an `UnfitFile` when it cannot be. */
  async function prepare(file: File): Promise<File> {
    const checked = await checkFile(file, accept);
    if ('refused' in checked) throw new UnfitFile(checked.refused);
    return accept === 'pdf' ? file : preparePhoto(file, checked.kind, { selfie });
  }

  /** The file as it is sent, shown as soon as it is known. */
  async function getReady(one: Coming, signal: AbortSignal) {
    const { key } = one;
    const ready = one.ready ?? (await prepare(one.file));
    if (signal.aborted) throw abortError();
    const preview = one.preview ?? URL.createObjectURL(ready);
    addresses.current.add(preview);
    const advice = one.advice ?? (advise ? (source?.adviceFor(ready) ?? (await assessPhoto(ready))) : undefined);
    // News of a file come while she types elsewhere: drawn bit by bit, they never keep a cheap phone's page deaf.
    startTransition(() => change(key, { ready, advice, preview }));
    return { ready, preview, advice };
  }

  async function travel(one: Coming, signal: AbortSignal) {
    const { key, replaces } = one;
    await turns.take(getReady(one, signal), signal, async ({ ready, preview, advice }) => {
      const announce = announcer(ready.name);
      const report = (state: Sending) => {
        startTransition(() => change(key, { state }));
        announce(state);
      };
      const uploaded = await uploadQueue.send(ready, upload, { signal, report });
      startTransition(() => {
        setRemembered((all) => ({ ...all, [uploaded.id]: { key, preview, advice } }));
        drop(key);
        places.current.set(uploaded.id, one.place);
        onDone(uploaded, replaces, placeOf);
      });
      announceQuietly(t('{name}: done.', { name: uploaded.name }));
    });
  }

  function start(one: Coming) {
    const controller = new AbortController();
    controllers.current.set(one.key, controller);
    const journey = travel(one, controller.signal)
      .catch((reason) => {
        if (controller.signal.aborted) return;
        const state = reasonOf(reason, one.file.name);
        change(one.key, { state });
        announceQuietly(t('{name}: {problem}', { name: one.file.name, problem: state.text }));
        throw { text: state.text, retry: false } satisfies UploadError;
      })
      .finally(() => controllers.current.delete(one.key));
    register(journey, name, one.key);
    askBeforeLeaving(journey);
  }

  const valueAt = (key: string | undefined) => values.find(({ id }) => (remembered[id]?.key ?? id) === key);

  /** Begins with new files; the first of them takes the place of the finished or failed file with the key `inPlaceOf`. */
  function add(files: readonly File[], inPlaceOf?: string) {
    const failed = coming.find(({ key }) => key === inPlaceOf);
    const replaces = failed ? failed.replaces : valueAt(inPlaceOf)?.id;
    const place = failed?.place ?? (replaces === undefined ? undefined : placeOf(replaces));
    const over = coming.filter((one) => one === failed || (replaces !== undefined && one.replaces === replaces));
    for (const { key } of over) {
      controllers.current.get(key)?.abort();
      forget(key);
    }
    const fresh = files.map((file): Coming => {
      const number = newNumber();
      return { key: `file-${number}`, file, state: { is: 'checking' }, replaces, place: place ?? number };
    });
    setComing((all) => [...all.filter(({ key }) => !over.some((one) => one.key === key)), ...fresh]);
    for (const one of fresh) start(one);
  }

  /** Takes a file away, wherever it stands. */
  function remove(key: string) {
    // The submit that waits was asked for with this file on the screen.
    stopWaiting();
    controllers.current.get(key)?.abort();
    forget(key);
    drop(key);
    const value = valueAt(key);
    if (value) onRemove(value.id);
  }

  function retry(key: string) {
    const one = coming.find((each) => each.key === key);
    if (one === undefined) return;
    change(key, { state: { is: 'checking' } });
    start(one);
  }

  const ignoreAdvice = (key: string) => {
    change(key, { advice: undefined });
    setRemembered((all) =>
      Object.fromEntries(
        Object.entries(all).map(([id, one]) => [id, one.key === key ? { ...one, advice: undefined } : one]),
      ),
    );
  };

  const shown = ({ key, file, ready, preview, advice, state }: Coming): FileView => {
    const { name, size } = ready ?? file;
    return { key, name, size, preview, advice, state };
  };
  const rows: { place: number; view: FileView }[] = [
    ...values.map(({ id, name, size, url }) => ({
      place: placeOf(id),
      view: { key: id, name, size, url, state: { is: 'done' } as const, ...remembered[id] },
    })),
    ...coming.map((one) => ({ place: one.place, view: shown(one) })),
  ];
  // A file stands behind the one that it replaces, for the sort keeps the order of equals.
  const files = rows.sort((one, other) => one.place - other.place).map(({ view }) => view);

  return { files, add, remove, retry, ignoreAdvice };
}
