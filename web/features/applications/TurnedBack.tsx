import { useLocation } from 'react-router-dom';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { paths } from '#paths';
import { IncompleteProfileDialog } from './list/IncompleteProfileDialog.tsx';

/** What the lease's screen hands to the home page when it turns her back. */
export const TURNED_BACK = { incomplete: true } as const;

/** At home: she came to ask for an advance by its address, and her profile is not complete (ux "Wrong step by URL"). */
export function TurnedBack() {
  const { state } = useLocation();
  const { navigate } = useThisScreen();
  const isTurnedBack =
    typeof state === 'object' && state !== null && 'incomplete' in state && state.incomplete === true;
  return <IncompleteProfileDialog open={isTurnedBack} onClose={() => navigate(paths.home, { replace: true })} />;
}
