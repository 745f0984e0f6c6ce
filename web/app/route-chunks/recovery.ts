/** Asking for another password. */
export { ForgotPasswordScreen } from '../../features/auth/ForgotPasswordScreen.tsx';
