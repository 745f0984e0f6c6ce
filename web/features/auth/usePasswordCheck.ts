import { useDispatch, useSelector } from 'react-redux';
import { is } from 'superstruct';
import { problemOf } from '#api/problem';
import { readAgain } from '#api/readAgain';
import { UnverifiedBody } from '#domain/errorBody';
import { authApi, selectUser } from './authSlice.ts';
import { type Dispatch, keepSession, UNWATCHED } from './sessions.ts';

/**
 * Finds out whether a password is the account's by now, after a change whose answer got lost: signs in with it beside the tab's
 * session and ends the session that this opens. False also when it cannot be found out soon.
 */
export function usePasswordCheck(): (password: string) => Promise<boolean> {
  const dispatch: Dispatch = useDispatch();
  const email = useSelector(selectUser)?.email ?? '';

  return async (password) => {
    const opened = dispatch(authApi.endpoints.loginAside.initiate({ email, password }, UNWATCHED))
      .unwrap()
      .then(
        (session) => {
          keepSession(dispatch, session, false);
          return true;
        },
        (error: unknown) => isUnverified(error),
      );
    return (await readAgain({ unwrap: () => opened })) ?? false;
  };
}

/** The password is right, though the phone was never verified. */
function isUnverified(error: unknown): boolean {
  const problem = problemOf(error);
  return problem.kind === 'http' && problem.status === 403 && is(problem.body, UnverifiedBody);
}
