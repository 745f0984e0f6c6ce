import { isSessionRecord, parseSessionRecord } from './sessionRecord.ts';

/** Fields that redux-persist expects of a stored state. */
const persistFields = { _persist: { version: -1, rehydrated: true } };

/**
 * The storage adapter of redux-persist. Stores plain JSON of the three fields and removes the record while signed out,
 * so that a late write cannot restore a token. Storage that is missing, full or forbidden never breaks the app: the
 * session is then kept in the page's memory only.
 */
export const sessionStorageAdapter = {
  getItem: async (key: string) => {
    const record = read(key);
    const session = parseSessionRecord(record);
    // Removed, so that the inline guard of the next page does not accept it either.
    if (session === null && record !== null) write(key, null);
    return session && { ...session, ...persistFields };
  },
  setItem: async (key: string, state: unknown) => {
    if (!isSessionRecord(state)) return write(key, null);
    const { token, user, isAuthenticated } = state;
    write(key, JSON.stringify({ token, user, isAuthenticated }));
  },
  removeItem: async (key: string) => write(key, null),
};

// Whether the session could not be stored. A missing record then does not mean that the session has ended.
let isInMemory = false;

/**
 * Whether the tab's session is still the one with this token: its record is stored, or it could not be stored and there
 * is no other record. Pass null for "signed out", which means that there is no record.
 */
export function isSessionStored(key: string, token: string | null): boolean {
  const storedToken = parseSessionRecord(read(key))?.token ?? null;
  return storedToken === token || (storedToken === null && isInMemory);
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // The browser forbids storage.
    return null;
  }
}

function write(key: string, record: string | null): void {
  try {
    if (record === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, record);
    isInMemory = false;
  } catch {
    // Full or forbidden: the session ends with the page.
    isInMemory = record !== null;
  }
}
