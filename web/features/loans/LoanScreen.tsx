import { useParams } from 'react-router-dom';
import type { ReceivedLoan } from '#api/received';
import { loanNumber, paymentProgress } from '#domain/loan';
import { pesos } from '#domain/money';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { money } from '#i18n/format';
import { Amount } from '#kit/display/Amount.tsx';
import { MonthWindows } from '#kit/display/MonthWindows.tsx';
import { QueryBoundary } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { UnavailablePage } from '#kit/feedback/UnavailablePage.tsx';
import { FacadeCard } from '#kit/layout/FacadeCard.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { Section } from '#kit/layout/Section.tsx';
import { paths } from '#paths';
import { InstallmentRow } from '../installments/InstallmentRow.tsx';
import { LoanBadge } from './LoanBadge.tsx';
import styles from './LoanScreen.module.css';
import { useLoan } from './loansSlice.ts';
import { PaymentCounts } from './payments/PaymentCounts.tsx';

/** /loans/{id}: total debt, total paid and the installments. */
export function LoanScreen() {
  const { id = '' } = useParams();
  const query = useLoan(id);
  if (query.failure?.unavailable) return <UnavailablePage reason={query.failure.unavailable} home={paths.home} />;
  return (
    <Screen
      template="detail"
      back={paths.loans}
      title={loanTexts.adelanttoNumber({ number: loanNumber(id) })}
      corner={query.data && <LoanBadge status={query.data.status} />}
    >
      <QueryBoundary
        query={query}
        failureText={loanTexts.couldNotLoadAdelantto}
        skeleton={
          <>
            <Skeleton shape="summary" />
            <Skeleton shape="heading" />
            <Skeleton shape="row" count={3} />
          </>
        }
      >
        {(loan) => (
          <>
            <Summary loan={loan} />
            <Section title={loanTexts.paymentHistory}>
              <Payments loan={loan} />
            </Section>
          </>
        )}
      </QueryBoundary>
    </Screen>
  );
}

function Summary({ loan }: { loan: ReceivedLoan }) {
  const { amount, status, summary } = loan;
  const { paid, of } = paymentProgress(loan);
  const debt = { label: loanTexts.totalDebt, value: pesos(amount) };
  const payments = { label: loanTexts.totalPaid, value: pesos(summary.total_paid_amount) };
  // A paid-off loan shows the paid total first.
  const [first, second] = status === 'liquidated' ? [payments, debt] : [debt, payments];
  return (
    <FacadeCard>
      <dl className={styles.totals}>
        <div>
          <dt>{first.label}</dt>
          <dd>
            <Amount centavos={first.value} size="total" />
          </dd>
        </div>
        <div className={styles.second}>
          <dt>{second.label}</dt>
          <dd>{money(second.value)}</dd>
        </div>
      </dl>
      {of > 0 && (
        <>
          <MonthWindows total={of} lit={paid} on="facade" />
          <PaymentCounts loan={loan} />
        </>
      )}
    </FacadeCard>
  );
}

function Payments({ loan }: { loan: ReceivedLoan }) {
  const installments = loan.installments ?? [];
  if (installments.length === 0) return <p className={styles.none}>{loanTexts.noPaymentsScheduled}</p>;
  return (
    <ol className={styles.payments}>
      {installments.map((installment, i) => (
        <InstallmentRow
          key={installment.id}
          loanId={loan.id}
          installment={installment}
          month={installment.number ?? i + 1}
        />
      ))}
    </ol>
  );
}
