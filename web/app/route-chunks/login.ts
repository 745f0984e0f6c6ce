/** Chunk of the prerendered login page. */
import '../shared-chunks/everyForm.ts';

export { LoginScreen } from '../../features/auth/guest-screens/LoginScreen.tsx';
