import type { ComponentProps } from 'react';
import { generatePath } from 'react-router-dom';
import { today } from '#clock';
import { type Day, daysBetween } from '#domain/calendar';
import { isPayable } from '#domain/installment';
import { type Loan, loanAction, loanNumber } from '#domain/loan';
import { pesos } from '#domain/money';
import { isLate, type Payment, paymentSituation, remainingDebt } from '#domain/process/payments';
import { loanStatusLabels } from '#domain/statusLabels';
import { distanceFrom } from '#i18n/distance';
import * as commonTexts from '#i18n/es-MX/common';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as stepTexts from '#i18n/es-MX/nextStep';
import * as screenTexts from '#i18n/es-MX/screens';
import { money, shortDay } from '#i18n/format';
import { Amount } from '#kit/display/Amount.tsx';
import { Figures } from '#kit/display/Figures.tsx';
import { Banner } from '#kit/feedback/Banner.tsx';
import { Card } from '#kit/layout/Card.tsx';
import { FacadeCard } from '#kit/layout/FacadeCard.tsx';
import { ButtonLink, TextLink } from '#kit/navigation/Links.tsx';
import { signingProvider } from '#links';
import { paths } from '#paths';
import { pathOfPayment } from '../installments/pathOfPayment.ts';
import { LoanBadge } from './LoanBadge.tsx';
import styles from './LoanCard.module.css';
import { LoanMoneyLine } from './LoanMoneyLine.tsx';
import { PaymentLines } from './payments/PaymentLines.tsx';
import { PaymentProgress } from './payments/PaymentProgress.tsx';
import { paymentLines } from './payments/paymentLines.ts';

/** `heading`: one level below the heading of the list. */
type LoanCardProps = { loan: Loan; heading: 'h2' | 'h3' };

/** Card of a loan in a list: an active loan shows its next payment, any other what happens next. */
export function LoanCard(props: LoanCardProps) {
  return props.loan.status === 'active' ? <ActiveLoan {...props} /> : <WaitingLoan {...props} />;
}

function ActiveLoan({ loan, heading: Heading }: LoanCardProps) {
  const number = loanTexts.adelanttoNumber({ number: loanNumber(loan.id) });
  const day = today();
  const situation = paymentSituation(loan, day);
  // The next payment stands above the lines, but not that its proof was rejected.
  const next = situation.next?.installment;
  const lines = paymentLines(situation, day).filter(({ key }) => key !== next?.id || next.rejection);
  return (
    <article aria-label={number}>
      <FacadeCard isLate={situation.late.length > 0}>
        <div className={styles.head}>
          <Heading className={styles.number}>{number}</Heading>
          <LoanBadge status={loan.status} late={situation.late} on="late facade" />
        </div>
        {situation.next && <NextPayment payment={situation.next} day={day} />}
        <PaymentProgress loan={loan} day={day} />
        <PaymentLines lines={lines} />
        <LoanTotals loan={loan} />
        <div className={styles.actions}>
          {situation.next && <PayLink payment={situation.next} number={number} />}
          <ButtonLink kind="facade-quiet" to={generatePath(paths.loan, { id: loan.id })}>
            {commonTexts.view}
            <span className="visually-hidden"> {number}</span>
          </ButtonLink>
        </div>
      </FacadeCard>
      <ProcessLink id={loan.id} number={number} />
    </article>
  );
}

/** Leads to the next payment, however far its date is. After a rejected proof the owner may have paid. */
const PayLink = ({ payment, number }: { payment: Payment; number: string }) =>
  payment.installment &&
  isPayable(payment.installment) && (
    <ButtonLink kind="facade-quiet" to={pathOfPayment(payment)}>
      {payment.installment.rejection ? stepTexts.uploadAnotherProof : loanTexts.pay}
      <span className="visually-hidden">
        , {loanTexts.ofMonth({ number: payment.installment.month })}, {number}
      </span>
    </ButtonLink>
  );

function NextPayment({ payment, day }: { payment: Payment; day: Day }) {
  const { amount, due, installment } = payment;
  const late = isLate(payment, day);
  const label = late ? loanTexts.latePayment : loanTexts.nextPayment;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{installment ? `${label} · ${loanTexts.ofMonth({ number: installment.month })}` : label}</dt>
        <dd>
          <Amount centavos={amount} size="total" />
          <p className={styles.due}>
            {late ? (
              <strong>
                {stepTexts.fellDueOn({ day: shortDay(due) })} · {distanceFrom(daysBetween(due, day))}
              </strong>
            ) : (
              <>
                {loanTexts.dueOn} <strong>{shortDay(due)}</strong>
              </>
            )}
          </p>
        </dd>
      </div>
    </dl>
  );
}

const LoanTotals = ({ loan }: { loan: Loan }) => (
  <dl className={styles.totals}>
    <div>
      <dt>{loanTexts.totalDebt}</dt>
      <dd>{money(pesos(loan.amount))}</dd>
    </div>
    <div>
      <dt>{loanTexts.totalPaid}</dt>
      <dd>{money(pesos(loan.summary.total_paid_amount))}</dd>
    </div>
    <div>
      <dt>{loanTexts.remainingDebt}</dt>
      <dd>{money(remainingDebt(loan))}</dd>
    </div>
  </dl>
);

function WaitingLoan({ loan, heading: Heading }: LoanCardProps) {
  const { id, status } = loan;
  const action = loanAction(loan);
  const number = loanTexts.adelanttoNumber({ number: loanNumber(id) });
  return (
    <Card as="article">
      <div className={styles.head}>
        <Heading className={styles.title}>
          <span className={styles.kind}>{screenTexts.adelantto} </span>
          {loanNumber(id)}
        </Heading>
        <LoanBadge status={status} />
      </div>
      <Figures rows={figureRows(loan)} />
      <LoanMoneyLine loan={loan} />
      <ProcessLink id={id} number={number} />
      {action === 'upload statement' ? (
        <ButtonLink kind="secondary" to={generatePath(paths.loanSuccess, { id })}>
          {commonTexts.continueButton}
          <span className="visually-hidden"> {number}</span>
        </ButtonLink>
      ) : (
        <StatusLine status={status} />
      )}
      {action === 'view' && (
        <ButtonLink kind="secondary" to={generatePath(paths.loan, { id })}>
          {commonTexts.view}
          <span className="visually-hidden"> {number}</span>
        </ButtonLink>
      )}
    </Card>
  );
}

const ProcessLink = ({ id, number }: { id: string; number: string }) => (
  <p className={styles.process}>
    <TextLink to={generatePath(paths.loanProcess, { id })}>
      {commonTexts.seeProcess}
      <span className="visually-hidden">, {number}</span>
    </TextLink>
  </p>
);

/** Returns the rows of a loan that is not active. Those about payments are left out when there are none yet. */
function figureRows({ amount, summary }: Loan): ComponentProps<typeof Figures>['rows'] {
  const { missing_installment: next, total_paid_amount: paid, missing_installments_counter: count } = summary;
  return [
    { label: loanTexts.totalDebt, value: money(pesos(amount)) },
    ...(next
      ? [
          {
            label: loanTexts.nextPayment,
            value: money(pesos(next.amount)),
            sub: `${loanTexts.dueOn} ${shortDay(next.due_date)}`,
          },
        ]
      : []),
    ...(next || paid > 0
      ? [
          {
            label: loanTexts.totalPaid,
            value: money(pesos(paid)),
            sub: next ? loanTexts.pendingPayments({ count }) : undefined,
          },
        ]
      : []),
  ];
}

/** The status once more in words; for the signature also the provider whose e-mail to look for. */
const StatusLine = ({ status }: Pick<Loan, 'status'>) =>
  status === 'awaiting_client_signature' ? (
    <Banner kind="info" title={loanStatusLabels[status]}>
      {loanTexts.findEmailOf({ provider: signingProvider() })}
    </Banner>
  ) : (
    <Banner kind={status === 'liquidated' ? 'success' : 'info'}>{loanStatusLabels[status]}</Banner>
  );
