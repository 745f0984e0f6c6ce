import { createContext } from 'react';
import type { UploadedFile } from '#domain/uploadedFile';

/** Who the drafts belong to: the signed-in owner's id, or null before there is one. The app provides it. */
export const DraftOwner = createContext<string | null>(null);

const PREFIX = 'draft:';
const GUEST = 'guest';
/** A draft is written this long after the last change, in ms (ux F7). */
const WAIT = 500;

const prefixOf = (owner: string | null) => `${PREFIX}${owner ?? GUEST}:`;

/** The session storage's key of a draft (ux F7: per user and route). */
export const draftKey = (owner: string | null, name: string): string => prefixOf(owner) + name;

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The tab's own storage. Reading the property alone may throw, where cookies are blocked. */
function ownStorage(): DraftStorage | undefined {
  try {
    return typeof sessionStorage === 'undefined' ? undefined : sessionStorage;
  } catch {
    return undefined; // without storage a form works as ever, it only forgets (ux F7)
  }
}

/** Runs a storage operation; what throws (blocked, full) never breaks a form, it only forgets. */
function attempt<Result>(
  storage: DraftStorage | undefined,
  operation: (storage: DraftStorage) => Result,
): Result | undefined {
  if (!storage) return undefined;
  try {
    return operation(storage);
  } catch {
    return undefined; // full or blocked: the draft is lost, not the form (ux F7)
  }
}

export type DraftValues = Readonly<Record<string, unknown>>;

/** The bytes of a file never go into storage, and what is undefined is not there. */
const isKept = (value: unknown) => value !== undefined && !(typeof Blob !== 'undefined' && value instanceof Blob);

function parsed(text: string | null | undefined): DraftValues | undefined {
  if (!text) return undefined;
  try {
    const values: unknown = JSON.parse(text);
    return typeof values === 'object' && values !== null && !Array.isArray(values) ? { ...values } : undefined;
  } catch {
    return undefined; // cut off or not ours: as if there were none
  }
}

/** What was kept under a key; undefined when there is none or it cannot be read. */
export const readDraft = (key: string, storage = ownStorage()): DraftValues | undefined =>
  parsed(attempt(storage, (it) => it.getItem(key)));

/**
 * What of a draft a form can take: only its own fields, and of each only what it could have held itself. The storage is not
 * ours alone, and one wrong value would break the form anew with every reload.
 */
export const draftFitting = (draft: DraftValues, initial: object): DraftValues =>
  Object.fromEntries(
    Object.entries(initial).flatMap(([name, blank]) => {
      const value = draft[name];
      return isLike(blank, value) ? [[name, value]] : [];
    }),
  );

/** Whether a field that begins with `blank` could have held a value: null stands for a file, undefined for a text or number. */
function isLike(blank: unknown, value: unknown): boolean {
  if (blank === null) return value === null || isFile(value);
  if (blank === undefined) return typeof value === 'string' || typeof value === 'number';
  if (Array.isArray(blank)) return Array.isArray(value) && value.every(isFile);
  return typeof value === typeof blank;
}

/** By hand: a guest's form would need the checker of shapes for nothing else. */
function isFile(value: unknown): value is UploadedFile {
  const { id, name, size, url }: { [Key in keyof UploadedFile]?: unknown } = Object(value);
  return [id, name, url].every((it) => typeof it === 'string') && typeof size === 'number';
}

/** Writes one form's draft, not more often than every 500 ms. */
export type DraftKeeper = {
  /** Keeps the values, except those of the secret fields, a moment from now. */
  keep: (values: DraftValues, secrets?: ReadonlySet<string>) => void;
  /** Writes what still waits to be written: the tab may be killed behind the camera. */
  flush: () => void;
  /** Forgets the draft, what waits included. */
  clear: () => void;
};

// What waits to be written, over all forms, so that a logout can stop it.
const waiting = new Map<string, { text: string; timer: ReturnType<typeof setTimeout> }>();

function stopWaiting(key: string) {
  clearTimeout(waiting.get(key)?.timer);
  waiting.delete(key);
}

/** The keeper of the draft under a key of `draftKey`. */
export function draftKeeper(key: string, storage = ownStorage()): DraftKeeper {
  const flush = () => {
    const text = waiting.get(key)?.text;
    if (text === undefined) return;
    stopWaiting(key);
    attempt(storage, (it) => it.setItem(key, text));
  };
  const keep = (values: DraftValues, secrets: ReadonlySet<string> = new Set()) => {
    stopWaiting(key);
    const kept = Object.entries(values).filter(([name, value]) => !secrets.has(name) && isKept(value));
    waiting.set(key, { text: JSON.stringify(Object.fromEntries(kept)), timer: setTimeout(flush, WAIT) });
  };
  const clear = () => {
    stopWaiting(key);
    attempt(storage, (it) => it.removeItem(key));
  };
  return { keep, flush, clear };
}

function forget(isForgotten: (key: string) => boolean, storage: DraftStorage | undefined) {
  for (const key of [...waiting.keys()].filter(isForgotten)) stopWaiting(key);
  attempt(storage, (it) => {
    const keys = Array.from({ length: it.length }, (_, index) => it.key(index) ?? '');
    for (const key of keys) if (key.startsWith(PREFIX) && isForgotten(key)) it.removeItem(key);
  });
}

/** Forgets all drafts: on logout (ux F7). */
export const forgetDrafts = (storage = ownStorage()): void => forget(() => true, storage);

/** Forgets what others left in this tab: when an owner signs in (ux F7). */
export const forgetDraftsOfOthers = (owner: string, storage = ownStorage()): void =>
  forget((key) => !key.startsWith(prefixOf(owner)), storage);
