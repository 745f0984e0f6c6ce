/** Route chunk: home and the list of loans. */
import '../shared-chunks/everyAppPage.ts';

export { HomeScreen } from '../../features/home/HomeScreen.tsx';
export { seedCacheFromPrefetch } from '../../features/home/seedCacheFromPrefetch.ts';
export { LoansScreen } from '../../features/loans/LoansScreen.tsx';
