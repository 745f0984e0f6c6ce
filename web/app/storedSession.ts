import { is, literal, pattern, string, type } from 'superstruct';
import { Session } from '#domain/session';

/**
 * What is kept in session storage under `auth`: exactly this while signed in, nothing while signed out (contract §3).
 * A token that no header can carry would make every call throw: it is no session.
 */
const KeptSession = type({
  ...Session.schema,
  token: pattern(string(), /^[!-~]+$/),
  isAuthenticated: literal(true),
});

const bookkeeping = { _persist: { version: -1, rehydrated: true } };

/**
 * The storage that redux-persist writes through. It keeps plain JSON of the three fields and removes the record while
 * signed out, so that a purge has nothing left to do and a late write cannot bring a token back. Storage that is
 * missing, full or forbidden never breaks the app: the session then lives in this page's memory.
 */
export const sessionStorageAdapter = {
  getItem: async (key: string) => {
    const record = read(key);
    const session = parsed(record);
    // Left in place, the guard of the next page might still take it for one.
    if (session === null && record !== null) write(key, null);
    return session && { ...session, ...bookkeeping };
  },
  setItem: async (key: string, state: unknown) => {
    if (!is(state, KeptSession)) return write(key, null);
    const { token, user, isAuthenticated } = state;
    write(key, JSON.stringify({ token, user, isAuthenticated }));
  },
  removeItem: async (key: string) => write(key, null),
};

// Storage took no record of this page's session: that none is there says nothing about it.
let isInMemory = false;

/**
 * Whether the session of this token is still the tab's: its record is kept, or could not be and no other has taken its
 * place. None is kept while signed out.
 */
export function isSessionStored(key: string, token: string | null): boolean {
  const kept = parsed(read(key))?.token ?? null;
  return kept === token || (kept === null && isInMemory);
}

function parsed(record: string | null) {
  try {
    const kept: unknown = JSON.parse(record ?? 'null');
    return is(kept, KeptSession) ? kept : null;
  } catch {
    // Somebody else wrote under our name: it is no session.
    return null;
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Storage is forbidden here: nothing is kept.
    return null;
  }
}

function write(key: string, record: string | null): void {
  try {
    if (record === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, record);
    isInMemory = false;
  } catch {
    // Full or forbidden: the session goes on in memory and ends with the page.
    isInMemory = record !== null;
  }
}
