import { createContext, useContext } from 'react';
import * as commonTexts from '#i18n/es-MX/common';
import { createUploadJournal, type UploadJournal } from '../browser/uploadJournal.ts';

/**
 * The uploads of one form. A submit waits for those that are running; those that failed are errors of their fields and
 * block the submit.
 */
export type PendingUploads = {
  /** Adds the upload of a file. If the promise rejects, the field has an error until `forget`. */
  register: (upload: Promise<unknown>, field: string, file: string, fileName?: string) => void;
  /** Removes the error of a file that was replaced or removed. */
  forget: (file: string) => void;
  /** Ends the submit that waits for uploads, if there is one. Called when the owner removes a file. */
  stopWaiting: () => void;
  /** Returns the names of the fields whose upload is running. */
  fields: () => ReadonlySet<string>;
  /** Returns the errors of failed uploads, in Spanish, by field: the first one of each. */
  errors: () => Readonly<Record<string, string>>;
  /** Resolves to true when no upload is running, later ones included, or to false after `stopWaiting`. */
  settled: () => Promise<boolean>;
  /** Returns the names of the files of a field whose upload a reload broke off. */
  interrupted: (field: string) => readonly string[];
  /** Calls `onChange` whenever an upload begins, ends or is forgotten. Returns the function that unsubscribes. */
  watch: (onChange: () => void) => () => void;
};

/** Returns the text of a rejection if it has one to show, else the generic text. */
const textOf = (reason: unknown): string =>
  typeof reason === 'object' && reason !== null && 'text' in reason && typeof reason.text === 'string'
    ? reason.text
    : commonTexts.somethingWentWrong;

/** Creates the pending uploads of one form. */
export function createPendingUploads(journal: UploadJournal = createUploadJournal(undefined)): PendingUploads {
  const running = new Map<Promise<unknown>, string>();
  const failed = new Map<string, { field: string; text: string }>();
  const { watch, notify } = createWatchers();
  let stopWaiting = () => {};

  const register: PendingUploads['register'] = (upload, field, file, fileName = file) => {
    journal.begin(field, fileName);
    running.set(upload, field);
    failed.delete(file);
    const end = (failure?: { field: string; text: string }) => {
      running.delete(upload);
      journal.end(field, fileName);
      if (failure) failed.set(file, failure);
      notify();
    };
    upload.then(
      () => end(),
      (reason: unknown) => end({ field, text: textOf(reason) }),
    );
    notify();
  };

  const forget = (file: string) => {
    if (failed.delete(file)) notify();
  };

  return {
    register,
    forget,
    interrupted: journal.interrupted,
    stopWaiting: () => stopWaiting(),
    fields: () => new Set(running.values()),
    errors: () => Object.fromEntries([...failed.values()].reverse().map(({ field, text }) => [field, text])),
    settled: () => {
      const controller = new AbortController();
      stopWaiting = () => controller.abort();
      return whenSettled(running, controller.signal);
    },
    watch,
  };
}

function createWatchers() {
  const watchers = new Set<() => void>();
  return {
    watch: (onChange: () => void) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    notify: () => {
      for (const watcher of watchers) watcher();
    },
  };
}

/** Resolves to true when the map of running uploads is empty, or to false when `signal` is aborted before. */
async function whenSettled(running: ReadonlyMap<Promise<unknown>, string>, signal: AbortSignal): Promise<boolean> {
  const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
  while (running.size > 0 && !signal.aborted) {
    await Promise.race([Promise.allSettled(running.keys()), aborted]);
    // Continues in a new task, after the upload's own callbacks, which set the field's value.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return !signal.aborted;
}

// Used outside of a form, where no submit waits.
const outsideOfForms = createPendingUploads();

export const PendingUploadsContext = createContext<PendingUploads>(outsideOfForms);

/** Returns the pending uploads of the form around, for fields that upload. */
export const usePendingUploads = (): PendingUploads => useContext(PendingUploadsContext);
