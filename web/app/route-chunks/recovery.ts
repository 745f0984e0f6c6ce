/** Chunk of the prerendered password recovery page. */
import '../shared-chunks/everyForm.ts';

export { ForgotPasswordScreen } from '../../features/auth/guest-screens/ForgotPasswordScreen.tsx';
