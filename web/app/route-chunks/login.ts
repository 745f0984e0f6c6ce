/** Chunk of the prerendered login page. */
export { LoginScreen } from '../../features/auth/LoginScreen.tsx';
