/** Route chunk: the landing page, alone to keep it small. */
export { LandingScreen } from '../../features/auth/guest-screens/LandingScreen.tsx';
