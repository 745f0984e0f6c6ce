import { useLocation } from 'react-router-dom';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { timeFor, verificationStateOf } from './verificationAddress.ts';
import { parseVerificationState } from './verificationState.ts';

/** Returns the location state of a verification page, the time on its clock, and `expireAt`, which replaces the expiry. */
export function useVerificationState() {
  const { pathname, search, state } = useLocation();
  const { navigate } = useThisScreen();
  const { expiresAt, clockOffset, email } = parseVerificationState(state);
  const expireAt = (moment: string) =>
    navigate(`${pathname}${search}`, { replace: true, state: verificationStateOf(moment, email) });
  return { expiresAt, email, expireAt, now: () => timeFor({ clockOffset }) };
}
