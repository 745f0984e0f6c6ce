import { useSelector } from 'react-redux';
import { selectToken, useLogoutMutation } from './authSlice.ts';

/** Leaves: at once here, and as soon as it can be told, on the server. */
export function useLogout(): () => void {
  const token = useSelector(selectToken);
  const [logout] = useLogoutMutation();
  return () => {
    if (token !== null) void logout(token);
  };
}
