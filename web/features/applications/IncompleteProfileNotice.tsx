import { useLocation } from 'react-router-dom';
import { type Infer, is, literal, type } from 'superstruct';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { paths } from '#paths';
import { IncompleteProfileDialog } from './list/IncompleteProfileDialog.tsx';

/** Location state of the home page after a redirect from the lease form. */
const IncompleteProfileState = type({ incomplete: literal(true) });
export const PROFILE_IS_INCOMPLETE: Infer<typeof IncompleteProfileState> = { incomplete: true };

/** Dialog on the home page after the lease form has redirected an owner whose profile is incomplete. */
export function IncompleteProfileNotice() {
  const { state } = useLocation();
  const { navigate } = useThisScreen();
  const close = () => navigate(paths.home, { replace: true });
  return is(state, IncompleteProfileState) && <IncompleteProfileDialog onClose={close} />;
}
