/** What the owner sees each time: one chunk. */
export { takeWhatCame } from '../../features/home/cameEarly.ts';
export { HomeScreen } from '../../features/home/HomeScreen.tsx';
export { LoansScreen } from '../../features/loans/LoansScreen.tsx';
