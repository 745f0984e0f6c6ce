/** The code that an SMS brought. */
export { VerificationCodeScreen } from '../../features/auth/VerificationCodeScreen.tsx';
