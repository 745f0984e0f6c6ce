import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { is } from 'superstruct';
import { problemOf } from '#api/problem';
import { loggedOut } from '#api/session';
import { UnverifiedBody } from '#domain/errorBody';
import type { Session } from '#domain/session';
import { authApi, signedIn } from './authSlice.ts';

export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Options for mutations that carry a password: RTK Query would keep the arguments of a tracked one in the store. */
export const UNTRACKED = { track: false };

const { logout } = authApi.endpoints;

/**
 * Stores a session that was just opened as the session of this tab. When `isWanted` is false, for example because the
 * owner has left the screen meanwhile, ends it on the server instead.
 */
export function keepSession(dispatch: Dispatch, session: Session, isWanted: boolean): void {
  if (isWanted) dispatch(signedIn(session));
  else void dispatch(logout.initiate(session.token, UNTRACKED));
}

/**
 * Ends the session of this tab at once, without waiting for the server, so that logging out works offline too. When the
 * call fails, the token stays valid on the server until it expires.
 */
export function logOut(dispatch: Dispatch, token: string): void {
  // In this order: `loggedOut` cancels all running calls.
  dispatch(loggedOut());
  void dispatch(logout.initiate(token, UNTRACKED));
}

/** Returns the owner in the rejection of a log-in whose password was right but whose phone was never verified. */
export function unverifiedIn(error: unknown): UnverifiedBody | undefined {
  const problem = problemOf(error);
  const isUnverified = problem.kind === 'http' && problem.status === 403 && is(problem.body, UnverifiedBody);
  return isUnverified ? problem.body : undefined;
}
