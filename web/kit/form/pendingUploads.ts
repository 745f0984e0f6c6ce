import { createContext, useContext } from 'react';
import { t } from '#i18n';

/** The uploads of one form: those that run, which a submit waits for, and those that failed, which keep it from being sent. */
export type PendingUploads = {
  /** Adds the upload of a file. It runs until the promise settles; a rejection is an error of the field until `forget`. */
  register: (upload: Promise<unknown>, field: string, file: string) => void;
  /** Drops the error of a file that was replaced or removed. */
  forget: (file: string) => void;
  /** Ends the submit that waits for the uploads, if there is one: the owner removed a file. */
  stopWaiting: () => void;
  /** The fields whose upload runs. */
  fields: () => ReadonlySet<string>;
  /** Why files failed, field by field, in Spanish; of each field the first. */
  errors: () => Readonly<Record<string, string>>;
  /** Resolves to true when no upload runs any more, those included that began meanwhile; to false after `stopWaiting`. */
  settled: () => Promise<boolean>;
  /** Calls back whenever an upload begins, ends or is forgotten; returns how to stop that. */
  watch: (onChange: () => void) => () => void;
};

/** Why an upload failed, if its reason has words that can be shown. */
const textOf = (reason: unknown): string =>
  typeof reason === 'object' && reason !== null && 'text' in reason && typeof reason.text === 'string'
    ? reason.text
    : t('Something went wrong');

/** A register of its own for one form. */
export function createPendingUploads(): PendingUploads {
  const running = new Map<Promise<unknown>, string>();
  const failed = new Map<string, { field: string; text: string }>();
  const watchers = new Set<() => void>();
  let stopWaiting = () => {};
  const changed = () => {
    for (const watcher of watchers) watcher();
  };

  const register = (upload: Promise<unknown>, field: string, file: string) => {
    running.set(upload, field);
    failed.delete(file);
    const end = (failure?: { field: string; text: string }) => {
      running.delete(upload);
      if (failure) failed.set(file, failure);
      changed();
    };
    upload.then(
      () => end(),
      (reason: unknown) => end({ field, text: textOf(reason) }),
    );
    changed();
  };

  const forget = (file: string) => {
    if (failed.delete(file)) changed();
  };

  const settled = async () => {
    let isStopped = false;
    const stopped = new Promise<void>((resolve) => {
      stopWaiting = () => {
        isStopped = true;
        resolve();
      };
    });
    while (running.size > 0 && !isStopped) {
      await Promise.race([Promise.allSettled(running.keys()), stopped]);
      // An upload's own reactions, above all the form's new value, run before anybody goes on.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return !isStopped;
  };

  return {
    register,
    forget,
    stopWaiting: () => stopWaiting(),
    fields: () => new Set(running.values()),
    errors: () => Object.fromEntries([...failed.values()].reverse().map(({ field, text }) => [field, text])),
    settled,
    watch: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}

// Outside of a form there is no submit to wait.
const anywhere = createPendingUploads();

export const PendingUploadsContext = createContext<PendingUploads>(anywhere);

/** The register of the form around, for the fields that upload. */
export const usePendingUploads = (): PendingUploads => useContext(PendingUploadsContext);
