import { type Loan, paymentProgress } from '#domain/loan';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import styles from './PaymentCounts.module.css';

/** How many payments were made and how many are pending: two list items, which a screen reader reads as two things. */
export function PaymentCounts({ loan }: { loan: Loan }) {
  const count = loan.summary.missing_installments_counter;
  return (
    <ul className={styles.counts}>
      <li>{loanTexts.paymentsMade(paymentProgress(loan))}</li>
      {count > 0 && <li>{loanTexts.pendingPayments({ count })}</li>}
    </ul>
  );
}
