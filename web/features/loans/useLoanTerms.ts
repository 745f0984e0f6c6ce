import type { ReceivedLoan } from '#api/received';
import { today } from '#clock';
import { type LoanTerms, termsOfLoan } from '#domain/loanTerms';
import { useGetApplicationsQuery } from '../applications/applicationsSlice.ts';

/**
 * Returns what the owner of a loan receives and pays back, and whether that is still loading. Until the deposit it is
 * known from the loan's application.
 */
export function useLoanTerms(loan: ReceivedLoan): { terms: LoanTerms | undefined; isLoading: boolean } {
  const { application_id: id, installments = [], status } = loan;
  const isDeposited = status === 'active' || status === 'liquidated' || installments.length > 0;
  const { data, isLoading } = useGetApplicationsQuery(undefined, { skip: isDeposited || !id });
  const application = data?.find((candidate) => candidate.id === id);
  return { terms: termsOfLoan(loan, application, today()), isLoading };
}
