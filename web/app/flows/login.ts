/** Coming back: one chunk. */
export { ForgotPasswordScreen } from '../../features/auth/ForgotPasswordScreen.tsx';
export { LoginScreen } from '../../features/auth/LoginScreen.tsx';
