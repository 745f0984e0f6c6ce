/** Route chunk: from the first session to the first visit of home. */
import '../shared-chunks/everyOwnerForm.ts';

export { UpdateTemporaryPasswordScreen } from '../../features/auth/password/UpdateTemporaryPasswordScreen.tsx';
export { CreateProfileScreen } from '../../features/profile/CreateProfileScreen.tsx';
export { DocumentsRequiredScreen } from '../../features/profile/DocumentsRequiredScreen.tsx';
export { WelcomeScreen } from '../../features/profile/WelcomeScreen.tsx';
