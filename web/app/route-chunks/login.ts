/** Chunk of the prerendered login page. */
export { LoginScreen } from '../../features/auth/guest-screens/LoginScreen.tsx';
