/** Chunk of the prerendered registration page. */
export { RegisterScreen } from '../../features/auth/RegisterScreen.tsx';
