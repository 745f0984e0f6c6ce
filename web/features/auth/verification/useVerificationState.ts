import { useLocation } from 'react-router-dom';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { timeFor, verificationStateOf } from './verificationAddress.ts';
import { parseVerificationState } from './verificationState.ts';

/**
 * Returns when the code of a verification page expires, undefined when the page does not know of one; the time on its
 * clock; and `expireAt`, which replaces the expiry.
 */
export function useVerificationState() {
  const { pathname, search, state } = useLocation();
  const { navigate } = useThisScreen();
  const { expiresAt, clockOffset } = parseVerificationState(state);
  const expireAt = (moment: string) =>
    navigate(`${pathname}${search}`, { replace: true, state: verificationStateOf(moment) });
  return { expiresAt, expireAt, now: () => timeFor({ clockOffset }) };
}
