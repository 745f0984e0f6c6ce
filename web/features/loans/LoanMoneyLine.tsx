import { isDeposited, type Loan } from '#domain/loan';
import { isApplicationOf, repaymentOfLoan } from '#domain/repayment';
import { MoneyLine } from '#kit/display/MoneyLine.tsx';
import { now } from '#serverTime';
import { useGetApplicationsQuery } from '../records/applicationsSlice.ts';

/**
 * What the owner of a loan receives and pays back: by the loan's installments once the money is deposited, before that
 * by its application. Renders nothing while it is not known.
 */
export function LoanMoneyLine({ loan }: { loan: Loan }) {
  const { data } = useGetApplicationsQuery(undefined, { skip: isDeposited(loan) });
  const repayment = repaymentOfLoan(loan, data?.find(isApplicationOf(loan)), new Date(now()));
  return repayment && <MoneyLine repayment={repayment} />;
}
