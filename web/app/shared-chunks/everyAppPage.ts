/** Shared chunk: what the app's pages have in common, without the app itself, which imports the route chunks. */
import './everyPage.ts';

export { default as userCircle } from '@phosphor-icons/core/assets/regular/user-circle.svg';
export { UnavailablePage } from '#kit/feedback/UnavailablePage.tsx';
export { installBackInterceptor } from '#kit/navigation/interceptBack.ts';
export { verificationAddress } from '../../features/verification-code/verificationAddress.ts';
export { GuestGate } from '../Gate.tsx';
export { createStore } from '../store.ts';
