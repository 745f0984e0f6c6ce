import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { loggedOut } from '#api/session';
import type { Session } from '#domain/session';
import { authApi, signedIn } from './authSlice.ts';

export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** For calls that nobody but their caller watches: kept in the store, their passwords would lie there too. */
export const UNWATCHED = { track: false };

const { logout } = authApi.endpoints;

/**
 * Makes a session that was just opened the tab's own. One that is not wanted, because the owner left the screen meanwhile, is
 * ended on the server instead.
 */
export function keepSession(dispatch: Dispatch, session: Session, isWanted: boolean): void {
  if (isWanted) dispatch(signedIn(session));
  else void dispatch(logout.initiate(session.token, UNWATCHED));
}

/**
 * Ends the tab's session at once, whatever the server answers: leaving works offline too. Only the server's copy of the token
 * outlives a failed call, and that one dies of age.
 */
export function logOut(dispatch: Dispatch, token: string): void {
  // In this order: the end of a session cuts off all calls that run.
  dispatch(loggedOut());
  void dispatch(logout.initiate(token, UNWATCHED));
}
