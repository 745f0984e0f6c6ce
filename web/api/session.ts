import { createAction } from '@reduxjs/toolkit';

/** The part of the store's state that a request needs: the token of the session, null while signed out. */
export type WithSession = { readonly auth: { readonly token: string | null } };

/** The owner logged out. Everything in the store is removed (s4-logout-resets). */
export const loggedOut = createAction('auth/loggedOut');

/**
 * The server rejected the token. Like a log-out, but the address and the owner's drafts are kept for the next login.
 */
export const sessionEnded = createAction('auth/sessionEnded');

/** Whether an action ends the session, by the owner or by the server. */
export const endsSession = (action: { type: string }): boolean => loggedOut.match(action) || sessionEnded.match(action);
