/** Route chunk: the verification of the phone by an SMS code. */
export { VerificationCodeScreen } from '../../features/auth/verification/VerificationCodeScreen.tsx';
