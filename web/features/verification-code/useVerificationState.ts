import { useLocation } from 'react-router-dom';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { parseVerificationState, type VerificationState } from './verificationAddress.ts';

/**
 * Returns when the code of a verification page expires, undefined when the page does not know of one; and `expireAt`,
 * which replaces the expiry.
 */
export function useVerificationState() {
  const { pathname, search, state } = useLocation();
  const { navigate } = useThisScreen();
  const { expiresAt } = parseVerificationState(state);
  const expireAt = (moment: string) => {
    const replaced: VerificationState = { expiresAt: moment };
    navigate(`${pathname}${search}`, { replace: true, state: replaced });
  };
  return { expiresAt, expireAt };
}
