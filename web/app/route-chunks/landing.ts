/** The front: a chunk of its own, so that nothing else stands in its way. */
export { LandingScreen } from '../../features/auth/LandingScreen.tsx';
