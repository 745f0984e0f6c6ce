import { useDispatch, useSelector } from 'react-redux';
import { selectToken } from './authSlice.ts';
import { logOut } from './sessions.ts';

/** Returns a function that logs the owner out: at once in this tab, and with a call to the server. */
export function useLogout(): () => void {
  const token = useSelector(selectToken);
  const dispatch = useDispatch();
  return () => {
    if (token !== null) logOut(dispatch, token);
  };
}
