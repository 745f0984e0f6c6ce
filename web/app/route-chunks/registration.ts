/** Coming for the first time. */
export { RegisterScreen } from '../../features/auth/RegisterScreen.tsx';
