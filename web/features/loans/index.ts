/** The front door of the loans room. */
export { LoanList } from './LoanList.tsx';
export { loansCame, useGetLoanQuery, useLoans } from './loansSlice.ts';
export { PromoCard } from './PromoCard.tsx';
