/** Shared chunk: what every page with a form has, those of the guests included. */
import './everyPage.ts';

export { credentialsRules } from '#domain/access';
export { ArchIcon } from '#kit/art/ArchIcon.tsx';
export { useIsHydrated } from '#kit/browser/useIsHydrated.ts';
export { Form } from '#kit/form/Form.tsx';
export { QuestionLink } from '#kit/navigation/QuestionLink.tsx';
export { PasswordField } from '#kit/text/PasswordField.tsx';
export { EmailField } from '../../features/auth/guest-screens/EmailField.tsx';
export { GuestActionsContext } from '../../features/auth/guest-screens/guestActions.ts';
export { LOGIN_DRAFT } from '../../features/auth/guest-screens/guestDrafts.ts';
