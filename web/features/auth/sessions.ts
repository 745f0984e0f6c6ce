import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { is } from 'superstruct';
import { problemOf } from '#api/problem';
import { loggedOut } from '#api/session';
import { UnverifiedBody } from '#domain/errorBody';
import type { Session } from '#domain/session';
import { authApi } from './authApi.ts';
import { signedIn } from './authSlice.ts';

export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Options for mutations that carry a password: RTK Query would keep the arguments of a tracked one in the store. */
export const UNTRACKED = { track: false };

/**
 * Stores a session that was just opened as the session of this tab. Ends it on the server instead when the owner has
 * left the screen that opened it.
 */
export function keepSession(dispatch: Dispatch, session: Session, isHere: boolean): void {
  if (isHere) dispatch(signedIn(session));
  else endSession(dispatch, session.token);
}

/** Ends a session on the server. When the call fails, the token stays valid until it expires. */
export const endSession = (dispatch: Dispatch, token: string): void =>
  void dispatch(authApi.endpoints.logout.initiate(token, UNTRACKED));

/** Ends the session of this tab at once, without waiting for the server, so that logging out works offline too. */
export function logOut(dispatch: Dispatch, token: string): void {
  // In this order: `loggedOut` cancels all running calls.
  dispatch(loggedOut());
  endSession(dispatch, token);
}

/** Returns the owner in the rejection of a log-in whose password was right but whose phone was never verified. */
export function unverifiedIn(error: unknown): UnverifiedBody | undefined {
  const problem = problemOf(error);
  const isUnverified = problem.kind === 'http' && problem.status === 403 && is(problem.body, UnverifiedBody);
  return isUnverified ? problem.body : undefined;
}
