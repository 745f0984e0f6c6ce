/** Key of the app's session in the session storage, which the phone frame shares with the console. */
const SESSION_KEY = 'auth';

type Session = { readonly token: string; readonly user: object };

/** Clears everything that the previous owner's session stored, and stores a session in the app's own format. */
export function replaceSession(session: Session | null): void {
  sessionStorage.clear();
  if (!session) return;
  const { token, user } = session;
  sessionStorage.setItem(SESSION_KEY, JSON.stringify({ token, user, isAuthenticated: true }));
}

/** Returns the id of the owner whose session the app has stored. */
export function ownerOnPhone(): string | null {
  const { user } = JSON.parse(sessionStorage.getItem(SESSION_KEY) ?? 'null') ?? {};
  return typeof user?.id === 'string' ? user.id : null;
}
