/** Route chunk: the verification of the phone by an SMS code. */
import '../shared-chunks/everyForm.ts';
import '../shared-chunks/everyAppPage.ts';

export { VerificationCodeScreen } from '../../features/auth/verification/VerificationCodeScreen.tsx';
