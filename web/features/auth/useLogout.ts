import { useDispatch, useSelector } from 'react-redux';
import { selectToken } from './authSlice.ts';
import { logOut } from './sessions.ts';

/** Leaves: at once here, and as soon as it can be told, on the server. */
export function useLogout(): () => void {
  const token = useSelector(selectToken);
  const dispatch = useDispatch();
  return () => {
    if (token !== null) logOut(dispatch, token);
  };
}
