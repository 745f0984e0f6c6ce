import { createAction } from '@reduxjs/toolkit';

/** The part of the store that a call needs: who is signed in. */
export type WithSession = { readonly auth: { readonly token: string | null } };

/** The owner left. Everything in the store goes (spec §4). */
export const loggedOut = createAction('auth/loggedOut');

/** The server no longer knows the token: like leaving, but the path and the owner's drafts are kept (contract §2). */
export const sessionEnded = createAction('auth/sessionEnded');

/** Whether an action ends the session, whoever ended it. */
export const endsSession = (action: { type: string }): boolean => loggedOut.match(action) || sessionEnded.match(action);
