import { attempt, type DraftStorage, readDraft, tabStorage } from '../form/draft.ts';

type FileNames = Readonly<Record<string, readonly string[]>>;

/** Which uploads of a form are running, kept in the tab's storage: a reload breaks them off without a trace. */
export type UploadJournal = {
  /** Returns the names of the files of a field whose upload was broken off, until another file is chosen there. */
  interrupted: (field: string) => readonly string[];
  begin: (field: string, fileName: string) => void;
  end: (field: string, fileName: string) => void;
  /** Deletes the journal. Called when the form was sent. */
  clear: () => void;
};

const isListOfNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** Creates the journal beside the draft under this key; without one it remembers nothing. */
export function createUploadJournal(
  draftKey: string | undefined,
  storage: DraftStorage | undefined = tabStorage(),
): UploadJournal {
  const key = draftKey === undefined ? undefined : `${draftKey}#uploads`;
  const before = (key === undefined ? undefined : readDraft(key, storage)) ?? {};
  let interrupted: FileNames = Object.fromEntries(
    Object.entries(before).filter(([, names]) => isListOfNames(names)),
  ) as FileNames;
  let running: FileNames = {};

  function write() {
    if (key === undefined) return;
    const names = { ...interrupted, ...running };
    const isEmpty = Object.values(names).every(({ length }) => length === 0);
    attempt(storage, (available) =>
      isEmpty ? available.removeItem(key) : available.setItem(key, JSON.stringify(names)),
    );
  }
  return {
    interrupted: (field) => interrupted[field] ?? [],
    begin: (field, fileName) => {
      interrupted = { ...interrupted, [field]: [] };
      running = { ...running, [field]: [...(running[field] ?? []), fileName] };
      write();
    },
    end: (field, fileName) => {
      const names = [...(running[field] ?? [])];
      names.splice(names.indexOf(fileName), 1);
      running = { ...running, [field]: names };
      write();
    },
    clear: () => {
      interrupted = {};
      write();
    },
  };
}
