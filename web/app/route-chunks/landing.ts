/** Route chunk: the landing page, alone to keep it small. */
import '../shared-chunks/everyAppPage.ts';

export { LandingScreen } from '../../features/auth/guest-screens/LandingScreen.tsx';
