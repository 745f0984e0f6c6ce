import { createContext, useContext, useLayoutEffect } from 'react';
import { createUploadJournal, type UploadJournal } from './uploadJournal.ts';

/** What a field is doing that a submit waits for: it uploads files, or the server checks its value. */
export type PendingTask = {
  /** The names of the files that are being uploaded; undefined in a field without files. */
  readonly uploading?: readonly string[] | undefined;
  readonly isChecking?: boolean | undefined;
  /** Why it failed, in Spanish: the field's error, which keeps the form from being sent. */
  readonly error?: string | undefined;
};

const isUploading = ({ uploading = [] }: PendingTask): boolean => uploading.length > 0;
const isRunning = (task: PendingTask): boolean => isUploading(task) || task.isChecking === true;

/** The tasks of one form, by field. Each field states its own with `usePendingTask`. */
export type PendingTasks = ReturnType<typeof createPendingTasks>;

/** Creates the tasks of one form. `journal` keeps the names of running uploads across a reload. */
export function createPendingTasks(journal: UploadJournal = createUploadJournal(undefined)) {
  const tasks = new Map<string, PendingTask>();
  const watchers = new Set<() => void>();
  let stopWaiting = () => {};
  const fieldsThat = (has: (task: PendingTask) => boolean): ReadonlySet<string> =>
    new Set([...tasks].flatMap(([field, task]) => (has(task) ? [field] : [])));
  /** Calls `onChange` whenever a task changes. Returns the function that unsubscribes. */
  const watch = (onChange: () => void) => {
    watchers.add(onChange);
    return () => void watchers.delete(onChange);
  };

  return {
    watch,
    /** Replaces the task of a field; undefined when it has none any more. */
    set: (field: string, task: PendingTask | undefined): void => {
      if (task === undefined) tasks.delete(field);
      else tasks.set(field, task);
      journal.note(field, task?.uploading ?? []);
      for (const watcher of watchers) watcher();
    },
    /** Returns the fields whose task is running. */
    running: () => fieldsThat(isRunning),
    /** Returns the fields of which files are being uploaded. */
    uploading: () => fieldsThat(isUploading),
    /** Returns the fields whose last upload failed. */
    failedUploads: () => fieldsThat(({ uploading, error }) => uploading !== undefined && error !== undefined),
    /** Returns the errors of failed tasks, in Spanish, by field. */
    errors: (): Readonly<Record<string, string>> =>
      Object.fromEntries([...tasks].flatMap(([field, { error }]) => (error === undefined ? [] : [[field, error]]))),
    /** Resolves to true when no task is running, or to false after `stopWaiting`. */
    settled: (): Promise<boolean> =>
      new Promise((resolve) => {
        const end = (isSettled: boolean) => {
          unwatch();
          resolve(isSettled);
        };
        const endOnceSettled = () => {
          if (fieldsThat(isRunning).size === 0) end(true);
        };
        const unwatch = watch(endOnceSettled);
        stopWaiting = () => end(false);
        endOnceSettled();
      }),
    /** Ends the submit that waits for tasks, if there is one. Called when the owner removes a file. */
    stopWaiting: (): void => stopWaiting(),
    /** Returns the names of the files of a field whose upload a reload broke off. */
    interrupted: journal.interrupted,
  };
}

// Used outside of a form, where no submit waits.
const outsideOfForms = createPendingTasks();

export const PendingTasksContext = createContext<PendingTasks>(outsideOfForms);

/** Returns the tasks of the form around. */
export const usePendingTasks = (): PendingTasks => useContext(PendingTasksContext);

/** States what a field is doing, for the form around. */
export function usePendingTask(field: string, { uploading, isChecking, error }: PendingTask): void {
  const tasks = usePendingTasks();
  const names = JSON.stringify(uploading);
  // A layout effect: a submit right after the choice of a file already waits for it.
  useLayoutEffect(() => {
    tasks.set(field, { uploading: names && JSON.parse(names), isChecking, error });
  }, [tasks, field, names, isChecking, error]);
  useLayoutEffect(() => () => tasks.set(field, undefined), [tasks, field]);
}
