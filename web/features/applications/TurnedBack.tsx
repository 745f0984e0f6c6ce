import { useLocation } from 'react-router-dom';
import { type Infer, is, literal, type } from 'superstruct';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { paths } from '#paths';
import { IncompleteProfileDialog } from './list/IncompleteProfileDialog.tsx';

/** Location state of the home page after a redirect from the lease form. */
const TurnedBackState = type({ incomplete: literal(true) });
export const TURNED_BACK: Infer<typeof TurnedBackState> = { incomplete: true };

/** Dialog on the home page after the lease form has redirected an owner whose profile is incomplete. */
export function TurnedBack() {
  const { state } = useLocation();
  const { navigate } = useThisScreen();
  const close = () => navigate(paths.home, { replace: true });
  return <IncompleteProfileDialog open={is(state, TurnedBackState)} onClose={close} />;
}
