/** Chunk of the prerendered password recovery page. */
export { ForgotPasswordScreen } from '../../features/auth/guest-screens/ForgotPasswordScreen.tsx';
