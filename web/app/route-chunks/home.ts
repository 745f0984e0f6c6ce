/** What the owner sees each time: one chunk. */
export { HomeScreen } from '../../features/home/HomeScreen.tsx';
export { seedCacheFromPrefetch } from '../../features/home/seedCacheFromPrefetch.ts';
export { LoansScreen } from '../../features/loans/LoansScreen.tsx';
