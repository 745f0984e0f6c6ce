import type { Session } from '#domain/session';
import { parseSessionRecord, SESSION_KEY, type SessionRecord } from '../../web/app/sessionRecord.ts';

/** Clears everything that the previous owner's session stored, and stores a session as the app does. */
export function replaceSession(session: Session | null): void {
  sessionStorage.clear();
  if (!session) return;
  const record: SessionRecord = { ...session, isAuthenticated: true };
  sessionStorage.setItem(SESSION_KEY, JSON.stringify(record));
}

/** Returns the id of the owner whose session the app has stored; null while nobody is signed in. */
export const storedOwnerId = (): string | null =>
  parseSessionRecord(sessionStorage.getItem(SESSION_KEY))?.user.id ?? null;
