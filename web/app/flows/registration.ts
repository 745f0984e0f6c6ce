/** Coming for the first time: one chunk. */
export { RegisterScreen } from '../../features/auth/RegisterScreen.tsx';
export { VerificationCodeScreen } from '../../features/auth/VerificationCodeScreen.tsx';
