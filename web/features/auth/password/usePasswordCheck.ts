import { useDispatch, useSelector } from 'react-redux';
import { is } from 'superstruct';
import { problemOf } from '#api/problem';
import { UnverifiedBody } from '#domain/errorBody';
import { authApi, selectUser } from '../authSlice.ts';
import { type Dispatch, keepSession, UNTRACKED } from '../sessions.ts';

/**
 * Returns a function that checks whether a password is the current one of the account. Used after a password change
 * whose response was lost. Logs in beside the session of this tab and ends the session that this opens.
 */
export function usePasswordCheck(): (password: string) => Promise<boolean> {
  const dispatch: Dispatch = useDispatch();
  const email = useSelector(selectUser)?.email ?? '';

  return (password) =>
    dispatch(authApi.endpoints.loginAside.initiate({ email, password }, UNTRACKED))
      .unwrap()
      .then((session) => {
        keepSession(dispatch, session, false);
        return true;
      }, isUnverified);
}

/** Whether the log-in failed only because the phone was never verified: the password is right then. */
function isUnverified(error: unknown): boolean {
  const problem = problemOf(error);
  return problem.kind === 'http' && problem.status === 403 && is(problem.body, UnverifiedBody);
}
