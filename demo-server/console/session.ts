import type { Session } from '#domain/session';
import { parseSessionRecord, SESSION_KEY, type SessionRecord } from '../../web/app/sessionRecord.ts';
import { clearTabStorage, takeDraftsBack } from './draftsAside.ts';

/**
 * Clears everything that the previous owner's session stored, and stores a session as the app does. The previous owner's
 * drafts are put aside and come back with them: the talk goes on after a persona was shown.
 */
export function replaceSession(session: Session | null): void {
  clearTabStorage();
  takeDraftsBack(session?.user.id ?? null);
  if (!session) return;
  const record: SessionRecord = { ...session, isAuthenticated: true };
  sessionStorage.setItem(SESSION_KEY, JSON.stringify(record));
}

/** Returns the id of the owner whose session the app has stored; null while nobody is signed in. */
export const storedOwnerId = (): string | null =>
  parseSessionRecord(sessionStorage.getItem(SESSION_KEY))?.user.id ?? null;

/**
 * Removes the stored session while the server's data are replaced: nothing may call the server with it. Returns a
 * function that puts it back.
 */
export function withdrawSession(): () => void {
  const record = sessionStorage.getItem(SESSION_KEY);
  sessionStorage.removeItem(SESSION_KEY);
  return () => {
    if (record !== null) sessionStorage.setItem(SESSION_KEY, record);
  };
}

/** Returns the token of the stored session; undefined while nobody is signed in. */
const storedToken = (): string | undefined => parseSessionRecord(sessionStorage.getItem(SESSION_KEY))?.token;

/**
 * Whether a session is stored that the server does not know any more, as after a reset in another window. False when
 * another one was stored meanwhile.
 */
export async function isStoredSessionGone(): Promise<boolean> {
  const token = storedToken();
  if (token === undefined || !(await isSessionGone(token))) return false;
  return [token, undefined].includes(storedToken());
}

/** Whether the server does not know the session of a token any more. False when it cannot be reached. */
export async function isSessionGone(token: string): Promise<boolean> {
  const response = await fetch('/api/user', { headers: { authorization: `Bearer ${token}` } }).catch(() => null);
  return response?.status === 401;
}
