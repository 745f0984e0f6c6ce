import { useDispatch, useSelector } from 'react-redux';
import { authApi, selectUser } from '../authSlice.ts';
import { type Dispatch, endSession, UNTRACKED, unverifiedIn } from '../sessions.ts';

/**
 * Returns a function that checks whether a password is the current one of the account. Used after a password change
 * whose response was lost. Logs in beside the session of this tab and ends the session that this opens.
 */
export function usePasswordCheck(): (password: string) => Promise<boolean> {
  const dispatch: Dispatch = useDispatch();
  const email = useSelector(selectUser)?.email ?? '';

  return (password) =>
    dispatch(authApi.endpoints.openSecondSession.initiate({ email, password }, UNTRACKED))
      .unwrap()
      .then(
        (session) => {
          endSession(dispatch, session.token);
          return true;
        },
        (error: unknown) => unverifiedIn(error) !== undefined,
      );
}
