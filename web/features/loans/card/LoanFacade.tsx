import { type ReactNode, useId } from 'react';
import { generatePath } from 'react-router-dom';
import type { Application } from '#domain/application';
import { type Day, daysBetween } from '#domain/calendar';
import { isPayable } from '#domain/installment';
import { isDeposited, type Loan, loanNumber } from '#domain/loan';
import { type Centavos, pesos } from '#domain/money';
import { isLate, type Payment, paymentSituation, remainingDebt } from '#domain/process/payments';
import { type Repayment, repaymentOfLoan } from '#domain/repayment';
import { distanceFrom, distanceTo } from '#i18n/distance';
import * as commonTexts from '#i18n/es-MX/common';
import * as costTexts from '#i18n/es-MX/loans/costs';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as stepTexts from '#i18n/es-MX/nextStep';
import { money, shortDay } from '#i18n/format';
import { paybackLine } from '#i18n/moneyLine';
import { Amount } from '#kit/display/Amount.tsx';
import { CopyButton } from '#kit/display/CopyRow.tsx';
import { MoneyLine } from '#kit/display/MoneyLine.tsx';
import { withStrongFigures } from '#kit/display/withStrongFigures.tsx';
import { CardText } from '#kit/layout/CardText.tsx';
import { FacadeCard } from '#kit/layout/FacadeCard.tsx';
import { TextLink } from '#kit/navigation/Links.tsx';
import { paths } from '#paths';
import { now } from '#serverTime';
import { PropertyPlace } from '../../zip-code/PropertyPlace.tsx';
import { LateBadge, LoanBadge } from '../LoanBadge.tsx';
import { PaymentLines } from '../payments/PaymentLines.tsx';
import { PaymentProgress } from '../payments/PaymentProgress.tsx';
import { paymentLines } from '../payments/paymentLines.ts';
import styles from './LoanCard.module.css';

type LoanFacadeProps = {
  loan: Loan;
  heading: 'h2' | 'h3';
  day: Day;
  /** The payment that the part below is about. */
  shownBelow: Payment | undefined;
  /** Whether that payment is to be transferred, so that its amount can be copied. */
  isToTransfer: boolean;
  /** The one that the loan comes from, and all of them, as far as they have loaded. */
  application: Application | undefined;
  applications: readonly Application[];
};

/** Upper part of a loan's card: number, status and money. */
export function LoanFacade({ loan, heading: Heading, day, shownBelow, isToTransfer, ...of }: LoanFacadeProps) {
  const { application, applications } = of;
  const situation = paymentSituation(loan, day);
  const { next, late } = situation;
  const number = loanTexts.adelanttoNumber({ number: loanNumber(loan.id) });
  const repayment = repaymentOfLoan(loan, isDeposited(loan) ? undefined : application, new Date(now()));
  return (
    <FacadeCard isTop isLate={late.length > 0}>
      <div className={styles.head}>
        <div>
          <Heading className={styles.number}>{number}</Heading>
          <PropertyPlace application={application} applications={applications} />
        </div>
        {!isDeposited(loan) && (
          <p>
            <TextLink to={generatePath(paths.loanProcess, { id: loan.id })}>
              {commonTexts.seeProcess}
              <span className="visually-hidden">, {number}</span>
            </TextLink>
          </p>
        )}
        <LoanBadge status={loan.status} />
      </div>
      {next ? (
        <NextPayment payment={next} late={late} day={day} isToCopy={isToTransfer} />
      ) : (
        <Received loan={loan} repayment={repayment} />
      )}
      <PaymentProgress loan={loan} day={day} />
      <PaymentLines lines={paymentLines(situation, day).filter(({ key }) => key !== shownBelow?.installment?.id)} />
      <Totals loan={loan} cost={repayment?.totalCost} />
    </FacadeCard>
  );
}

type NextPaymentProps = { payment: Payment; late: readonly Payment[]; day: Day; isToCopy: boolean };

function NextPayment({ payment, late, day, isToCopy }: NextPaymentProps) {
  const amountId = useId();
  const { amount, installment } = payment;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>
          {labelOf(payment, late)}
          {installment && (late.length > 0 ? ' ' : ' · ')}
          {installment && loanTexts.ofMonth({ number: installment.month })}
        </dt>
        <dd>
          <div className={styles.amount} id={amountId}>
            <Amount centavos={amount} />
            {isToCopy && (
              <CopyButton
                label={installmentTexts.amount}
                copied={money(amount)}
                describedBy={amountId}
                gender="masculine"
              />
            )}
          </div>
          <DueDate payment={payment} day={day} />
        </dd>
      </div>
    </dl>
  );
}

/** A payment whose proof was rejected may have been transferred: it is no next one to pay. */
function labelOf({ installment }: Payment, late: readonly Payment[]): ReactNode {
  if (late.length > 0) return <LateBadge late={late} on="late facade" />;
  return installment?.rejection ? loanTexts.rejectedProof : loanTexts.nextPayment;
}

function DueDate({ payment, day }: { payment: Payment; day: Day }) {
  const date = shortDay(payment.due);
  if (isLate(payment, day))
    return (
      <CardText>
        <strong>
          {stepTexts.fellDueOn({ day: date })} · {distanceFrom(daysBetween(payment.due, day))}
        </strong>
      </CardText>
    );
  // The date of a payment whose proof is in validation may have passed.
  if (payment.installment && !isPayable(payment.installment))
    return <CardText>{loanTexts.deadline({ date })}</CardText>;
  return (
    <CardText>
      {loanTexts.dueOn} <strong>{date}</strong> · {distanceTo(daysBetween(day, payment.due))}
    </CardText>
  );
}

/** What the owner receives and pays back, as far as it is known, and thanks once it is paid back. */
function Received({ loan, repayment }: { loan: Loan; repayment: Repayment | undefined }) {
  if (isDeposited(loan)) {
    return (
      <>
        {loan.status === 'liquidated' && (
          <CardText>
            <strong>{loanTexts.thanks}</strong>
          </CardText>
        )}
        {repayment && <MoneyLine repayment={repayment} on="facade" />}
      </>
    );
  }
  return (
    repayment && (
      <dl className={styles.figures}>
        <div>
          <dt>{loanTexts.youReceive}</dt>
          <dd>
            <Amount centavos={repayment.received.value} />
            <CardText>{withStrongFigures(paybackLine(repayment))}</CardText>
          </dd>
        </div>
      </dl>
    )
  );
}

/** The debt and what of it is paid; before the deposit, what the owner will pay and what the loan costs. */
function Totals({ loan, cost }: { loan: Loan; cost: Centavos | undefined }) {
  const total = pesos(loan.amount);
  const { missing_installment: next, total_paid_amount: paid } = loan.summary;
  // A status of a newer API may come after the deposit.
  const hasDebt = isDeposited(loan) || next !== null || paid > 0;
  const rows = hasDebt
    ? [
        { label: loanTexts.totalDebt, value: total },
        { label: loanTexts.totalPaid, value: pesos(paid) },
        { label: loanTexts.remainingDebt, value: remainingDebt(loan) },
      ]
    : [
        { label: loanTexts.totalToPay, value: total },
        ...(cost === undefined ? [] : [{ label: costTexts.totalCost, value: cost }]),
      ];
  return (
    <dl className={styles.totals}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
