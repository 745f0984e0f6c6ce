import type { ReceivedLoan } from '#api/received';
import { MoneyLine } from '#kit/display/MoneyLine.tsx';
import { useLoanTerms } from './useLoanTerms.ts';

/** What the owner of a loan receives and pays back. Renders nothing while it is not known. */
export function LoanMoneyLine({ loan }: { loan: ReceivedLoan }) {
  const { terms } = useLoanTerms(loan);
  return terms && <MoneyLine terms={terms} />;
}
