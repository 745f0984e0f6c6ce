import type { Day } from '#domain/calendar';
import { type Loan, paymentProgress } from '#domain/loan';
import { MonthWindows } from '#kit/progress/MonthWindows.tsx';
import { PaymentCounts } from './PaymentCounts.tsx';
import styles from './PaymentProgress.module.css';
import { windowsOf } from './paymentLines.ts';

/** A window for each month of a loan, and how many are paid. Renders nothing for a loan without payments. */
export function PaymentProgress({ loan, day }: { loan: Loan; day: Day }) {
  const { paid, of } = paymentProgress(loan);
  if (of === 0) return null;
  return (
    <div className={styles.progress}>
      <MonthWindows total={of} lit={paid} months={windowsOf(loan, day)} on="facade" />
      <PaymentCounts loan={loan} />
    </div>
  );
}
