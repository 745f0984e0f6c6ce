import { useLocation } from 'react-router-dom';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { paths } from '#paths';
import { IncompleteProfileDialog } from './list/IncompleteProfileDialog.tsx';

/** Location state of the home page after a redirect from the lease form. */
export const TURNED_BACK = { incomplete: true } as const;

/** Dialog on the home page after the lease form has redirected an owner whose profile is incomplete. */
export function TurnedBack() {
  const { state } = useLocation();
  const { navigate } = useThisScreen();
  const isOpen = typeof state === 'object' && state !== null && 'incomplete' in state && state.incomplete === true;
  return <IncompleteProfileDialog open={isOpen} onClose={() => navigate(paths.home, { replace: true })} />;
}
