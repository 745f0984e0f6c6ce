/** Chunk of the prerendered registration page. */
export { RegisterScreen } from '../../features/auth/guest-screens/RegisterScreen.tsx';
