import { attempt, readDraft } from './draft.ts';

type FileNames = Readonly<Record<string, readonly string[]>>;

/** Which uploads of a form are running, kept in the tab's storage: a reload breaks them off without a trace. */
export type UploadJournal = {
  /** Returns the names of the files of a field whose upload was broken off, until another file is chosen there. */
  interrupted: (field: string) => readonly string[];
  /** Notes the names of the files of a field that are being uploaded now. */
  note: (field: string, fileNames: readonly string[]) => void;
  /** Deletes the journal. Called when the form was sent. */
  clear: () => void;
};

const isListOfNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** Creates the journal beside the draft under this key; without one it remembers nothing. */
export function createUploadJournal(draftKey: string | undefined): UploadJournal {
  const key = draftKey === undefined ? undefined : `${draftKey}#uploads`;
  const before = (key === undefined ? undefined : readDraft(key)) ?? {};
  let interrupted: FileNames = Object.fromEntries(
    Object.entries(before).filter(([, names]) => isListOfNames(names)),
  ) as FileNames;
  let running: FileNames = {};

  function write() {
    if (key === undefined) return;
    const names = [...Object.entries(interrupted), ...Object.entries(running)].filter(([, { length }]) => length > 0);
    attempt((storage) =>
      names.length === 0 ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(Object.fromEntries(names))),
    );
  }
  return {
    interrupted: (field) => interrupted[field] ?? [],
    note: (field, fileNames) => {
      if (fileNames.length > 0) interrupted = { ...interrupted, [field]: [] };
      running = { ...running, [field]: fileNames };
      write();
    },
    clear: () => {
      interrupted = {};
      write();
    },
  };
}
