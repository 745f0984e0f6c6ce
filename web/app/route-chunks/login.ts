/** Coming back. */
export { LoginScreen } from '../../features/auth/LoginScreen.tsx';
