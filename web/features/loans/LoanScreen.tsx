import { useSelector } from 'react-redux';
import { generatePath, useParams } from 'react-router-dom';
import { today } from '#clock';
import { dayInMexico } from '#domain/calendar';
import { isDeposited, type Loan, loanNumber, paidOffAt } from '#domain/loan';
import { pesos } from '#domain/money';
import { monthlyPayments, type Payment, paymentSituation, remainingDebt } from '#domain/process/payments';
import { repaymentOfLoan } from '#domain/repayment';
import * as commonTexts from '#i18n/es-MX/common';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as receiptTexts from '#i18n/es-MX/loans/receipts';
import * as stepTexts from '#i18n/es-MX/nextStep';
import { money, shortDay } from '#i18n/format';
import { Amount } from '#kit/display/Amount.tsx';
import { Figures } from '#kit/display/Figures.tsx';
import { QueryBoundary } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { UnavailablePage } from '#kit/feedback/UnavailablePage.tsx';
import { CardTitle } from '#kit/layout/CardTitle.tsx';
import { FacadeCard } from '#kit/layout/FacadeCard.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { Section } from '#kit/layout/Section.tsx';
import { ButtonLink, TextLink } from '#kit/navigation/Links.tsx';
import { paths } from '#paths';
import { now } from '#serverTime';
import { selectUser } from '../auth/authSlice.ts';
import { InstallmentRow } from '../installments/InstallmentRow.tsx';
import { pathOfPayment } from '../installments/pathOfPayment.ts';
import { LoanDocuments } from '../receipts/LoanDocuments.tsx';
import { SettlementLetterCard } from '../receipts/SettlementLetterCard.tsx';
import { useLoan } from '../records/loansSlice.ts';
import { LateBadge, LoanBadge } from './LoanBadge.tsx';
import { LoanMoneyLine } from './LoanMoneyLine.tsx';
import styles from './LoanScreen.module.css';
import { PaymentLines } from './payments/PaymentLines.tsx';
import { PaymentProgress } from './payments/PaymentProgress.tsx';
import { paymentLines } from './payments/paymentLines.ts';

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
      corner={
        query.data && (
          <span className={styles.badges}>
            <LoanBadge status={query.data.status} />
            <LateBadge late={paymentSituation(query.data, today()).late} />
          </span>
        )
      }
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
            {isDeposited(loan) ? (
              <Summary loan={loan} />
            ) : (
              <Figures rows={[{ label: loanTexts.totalToPay, value: money(pesos(loan.amount)) }]} />
            )}
            {loan.status === 'liquidated' ? <SettlementLetterCard loanId={id} /> : <LoanMoneyLine loan={loan} />}
            <p>
              <TextLink to={generatePath(paths.loanProcess, { id })}>{commonTexts.seeProcess}</TextLink>
            </p>
            <Section title={loanTexts.paymentHistory}>
              <Payments loan={loan} />
            </Section>
            <LoanDocuments loan={loan} />
          </>
        )}
      </QueryBoundary>
    </Screen>
  );
}

function Summary({ loan }: { loan: Loan }) {
  const day = today();
  const situation = paymentSituation(loan, day);
  const [urgent] = [...situation.late, ...situation.rejected];
  const debt = { label: loanTexts.totalDebt, value: pesos(loan.amount) };
  const paid = { label: loanTexts.totalPaid, value: pesos(loan.summary.total_paid_amount) };
  const remaining = { label: loanTexts.remainingDebt, value: remainingDebt(loan) };
  const received = repaymentOfLoan(loan, undefined, new Date(now()))?.received.value;
  const isPaidOff = loan.status === 'liquidated';
  // What falls leads; a paid-off loan leads with what was paid, which is what it owed.
  const [first, ...others] = isPaidOff
    ? [paid, ...(received ? [{ label: receiptTexts.received, value: received }] : []), remaining]
    : [remaining, debt, paid];
  return (
    <FacadeCard isLate={situation.late.length > 0}>
      {isPaidOff && <Thanks loan={loan} />}
      <dl className={styles.totals}>
        <div className={styles.first}>
          <dt>{first.label}</dt>
          <dd>
            <Amount centavos={first.value} />
          </dd>
        </div>
        {others.map(({ label, value }) => (
          <div key={label} className={styles.other}>
            <dt>{label}</dt>
            <dd>{money(value)}</dd>
          </div>
        ))}
      </dl>
      <PaymentProgress loan={loan} day={day} />
      <PaymentLines lines={paymentLines(situation, day)} />
      {urgent && <UrgentPayment payment={urgent} />}
    </FacadeCard>
  );
}

function Thanks({ loan }: { loan: Loan }) {
  const name = useSelector(selectUser)?.name;
  const paidOff = paidOffAt(loan);
  return (
    <div>
      <CardTitle>{name ? loanTexts.thanksName({ name }) : loanTexts.thanks}</CardTitle>
      {paidOff && <p>{loanTexts.lastPaymentApproved({ date: shortDay(dayInMexico(paidOff)) })}</p>}
    </div>
  );
}

/** The one strong button of the page: it pays the late month, or sends another proof. */
const UrgentPayment = ({ payment }: { payment: Payment }) =>
  payment.installment && (
    <ButtonLink kind="facade" to={pathOfPayment(payment)}>
      {payment.installment.rejection ? stepTexts.uploadAnotherProof : stepTexts.payMonthButton(payment.installment)}
    </ButtonLink>
  );

function Payments({ loan }: { loan: Loan }) {
  const day = today();
  const payments = monthlyPayments(loan, day);
  if (payments.length === 0) return <p className={styles.none}>{loanTexts.noPaymentsScheduled}</p>;
  return (
    <ol className={styles.payments}>
      {payments.map((payment) => (
        <InstallmentRow key={payment.installment.id} payment={payment} day={day} />
      ))}
    </ol>
  );
}
