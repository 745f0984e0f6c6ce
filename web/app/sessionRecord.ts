import type { Session, SessionUser } from '#domain/session';

/** The key of the session in session storage (s3-session-key). */
export const SESSION_KEY = 'auth';

/** The record under `SESSION_KEY` while an owner is signed in. There is none while signed out. */
export type SessionRecord = Session & { readonly isAuthenticated: true };

const isText = (value: unknown) => typeof value === 'string';
const userFields: Readonly<Record<keyof SessionUser, (value: unknown) => boolean>> = {
  id: isText,
  name: (value) => value === null || isText(value),
  email: isText,
  phone: isText,
  has_temporary_password: (value) => value === undefined || typeof value === 'boolean',
};

/**
 * Whether a value has the shape of a session record. Written without superstruct, because the guard is inlined into each
 * document. A token with characters that a header cannot contain would make every request throw, so it is invalid.
 */
export function isSessionRecord(value: unknown): value is SessionRecord {
  const { token, user, isAuthenticated } = (value ?? {}) as Record<string, unknown>;
  if (isAuthenticated !== true || typeof token !== 'string' || !/^[!-~]+$/.test(token)) return false;
  if (typeof user !== 'object' || user === null) return false;
  return Object.entries(userFields).every(([name, isValid]) => isValid((user as Record<string, unknown>)[name]));
}

/** Returns the session in the text of a record; null when it is not JSON or has another shape. */
export function parseSessionRecord(record: string | null): SessionRecord | null {
  try {
    const value: unknown = JSON.parse(record ?? 'null');
    return isSessionRecord(value) ? value : null;
  } catch {
    // Something else wrote under the key.
    return null;
  }
}
