/** Chunk of the prerendered registration page. */
import '../shared-chunks/everyForm.ts';

export { RegisterScreen } from '../../features/auth/guest-screens/RegisterScreen.tsx';
