import { createContext } from 'react';
import type { UploadedFile } from '#domain/uploadedFile';

/** The id of the signed-in owner, to whom drafts belong; null for a guest. The app provides it. */
export const DraftOwner = createContext<string | null>(null);

/** How the key of each draft begins in the session storage. */
export const DRAFT_PREFIX = 'draft:';
const GUEST = 'guest';
/** Delay between the last change and the write, in ms. */
const WRITE_DELAY_MS = 500;

const prefixOf = (owner: string | null) => `${DRAFT_PREFIX}${owner ?? GUEST}:`;

/** Returns the key of a draft in the session storage: one for each owner and form. */
export const draftKey = (owner: string | null, name: string): string => prefixOf(owner) + name;

/**
 * Runs an operation on the tab's session storage. Returns undefined when it throws (blocked or full; where cookies are
 * blocked, naming it does): the draft is lost, the form works on.
 */
export function attempt<Result>(operation: (storage: Storage) => Result): Result | undefined {
  try {
    return operation(sessionStorage);
  } catch {
    return undefined;
  }
}

export type DraftValues = Readonly<Record<string, unknown>>;

/** Returns whether a value belongs in storage: not undefined, and not the bytes of a file. */
const isStorable = (value: unknown) => value !== undefined && !(typeof Blob !== 'undefined' && value instanceof Blob);

function parseDraft(text: string | null | undefined): DraftValues | undefined {
  if (!text) return undefined;
  try {
    const values: unknown = JSON.parse(text);
    return typeof values === 'object' && values !== null && !Array.isArray(values) ? { ...values } : undefined;
  } catch {
    return undefined; // truncated, or not written by this app
  }
}

/** Returns the draft under a key; undefined when there is none or it cannot be read. */
export const readDraft = (key: string): DraftValues | undefined =>
  parseDraft(attempt((storage) => storage.getItem(key)));

/** For each field whose initial value does not say what it holds: whether it can hold a value. */
export type CanHold = Readonly<Record<string, (value: unknown) => boolean>>;

/**
 * Returns the values of a draft that a form can take: only the form's own fields, and only values that the field can hold.
 * Other scripts can write to the storage, and one wrong value would break the form again at every reload.
 */
export const restorableValues = (draft: DraftValues, initial: object, canHold: CanHold = {}): DraftValues =>
  Object.fromEntries(
    Object.entries(initial).flatMap(([name, initialValue]) => {
      const value = draft[name];
      const isRestorable = canHold[name]?.(value) ?? isSameType(initialValue, value);
      return isRestorable ? [[name, value]] : [];
    }),
  );

/**
 * Returns whether a field with this initial value can hold `value`: null means a file. Undefined says nothing, so that
 * such a field has to be in `canHold`.
 */
function isSameType(initialValue: unknown, value: unknown): boolean {
  if (initialValue === null) return value === null || isFile(value);
  if (initialValue === undefined) return false;
  if (Array.isArray(initialValue)) return Array.isArray(value) && value.every(isFile);
  return typeof value === typeof initialValue;
}

/** Checked by hand: superstruct would be loaded on the guest pages for this alone. */
function isFile(value: unknown): value is UploadedFile {
  const { id, name, size, url }: { [Key in keyof UploadedFile]?: unknown } = Object(value);
  return [id, name, url].every((text) => typeof text === 'string') && Number(size) >= 0 && Number.isSafeInteger(size);
}

/** Writes the draft of one form, 500 ms after the last change. */
export type DraftWriter = {
  /** Schedules a write of the values, without those of the secret fields. */
  save: (values: DraftValues, secrets?: ReadonlySet<string>) => void;
  /** Writes the scheduled values now. */
  flush: () => void;
  /** Deletes the draft and cancels the scheduled write. */
  clear: () => void;
};

/** Scheduled writes of all forms, by key, so that a sign-out can cancel them. */
const scheduled = new Map<string, { text: string; timer: ReturnType<typeof setTimeout> }>();

function cancelWrite(key: string) {
  clearTimeout(scheduled.get(key)?.timer);
  scheduled.delete(key);
}

/** Creates the writer of the draft under a key from `draftKey`. */
export function createDraftWriter(key: string): DraftWriter {
  const flush = () => {
    const text = scheduled.get(key)?.text;
    if (text === undefined) return;
    cancelWrite(key);
    attempt((storage) => storage.setItem(key, text));
  };
  const save = (values: DraftValues, secrets: ReadonlySet<string> = new Set()) => {
    cancelWrite(key);
    const saved = Object.entries(values).filter(([name, value]) => !secrets.has(name) && isStorable(value));
    scheduled.set(key, { text: JSON.stringify(Object.fromEntries(saved)), timer: setTimeout(flush, WRITE_DELAY_MS) });
  };
  const clear = () => {
    cancelWrite(key);
    attempt((storage) => storage.removeItem(key));
  };
  return { save, flush, clear };
}

function deleteWhere(isDeleted: (key: string) => boolean) {
  for (const key of [...scheduled.keys()].filter(isDeleted)) cancelWrite(key);
  attempt((storage) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(DRAFT_PREFIX) && isDeleted(key)) storage.removeItem(key);
  });
}

/** Deletes all drafts. For signing out. */
export const deleteDrafts = (): void => deleteWhere(() => true);

/** Deletes the drafts that other owners and guests left in this tab. For signing in. */
export const deleteDraftsOfOthers = (owner: string): void => deleteWhere((key) => !key.startsWith(prefixOf(owner)));
