import type { ComponentProps } from 'react';
import { generatePath } from 'react-router-dom';
import type { ReceivedLoan } from '#api/received';
import type { Day } from '#domain/calendar';
import { loanAction, loanNumber, paymentProgress } from '#domain/loan';
import { pesos } from '#domain/money';
import * as commonTexts from '#i18n/es-MX/common';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as screenTexts from '#i18n/es-MX/screens';
import { money, shortDay } from '#i18n/format';
import { loanStatusLabels } from '#i18n/statusLabels';
import { Amount } from '#kit/display/Amount.tsx';
import { Figures } from '#kit/display/Figures.tsx';
import { MonthWindows } from '#kit/display/MonthWindows.tsx';
import { Banner } from '#kit/feedback/Banner.tsx';
import { Card } from '#kit/layout/Card.tsx';
import { FacadeCard } from '#kit/layout/FacadeCard.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { signingProvider } from '#links';
import { paths } from '#paths';
import { LoanBadge } from './LoanBadge.tsx';
import styles from './LoanCard.module.css';
import { PaymentCounts } from './payments/PaymentCounts.tsx';

/** `heading`: one level below the heading of the list. */
type LoanCardProps = { loan: ReceivedLoan; heading: 'h2' | 'h3' };

/** Card of a loan in a list: an active loan shows its next payment, any other what happens next. */
export function LoanCard(props: LoanCardProps) {
  return loanAction(props.loan) === 'view' ? <ActiveLoan {...props} /> : <WaitingLoan {...props} />;
}

function ActiveLoan({ loan, heading: Heading }: LoanCardProps) {
  const { id, amount, summary } = loan;
  const number = loanTexts.adelanttoNumber({ number: loanNumber(id) });
  const { paid, of } = paymentProgress(loan);
  return (
    <article aria-label={number}>
      <FacadeCard>
        <div className={styles.head}>
          <Heading className={styles.number}>{number}</Heading>
          <LoanBadge status={loan.status} />
        </div>
        {summary.missing_installment && <NextPayment installment={summary.missing_installment} />}
        <div>
          <MonthWindows total={of} lit={paid} on="facade" />
          <div className={styles.counts}>
            <PaymentCounts loan={loan} />
          </div>
        </div>
        <dl className={styles.totals}>
          <div>
            <dt>{loanTexts.totalDebt}</dt>
            <dd>{money(pesos(amount))}</dd>
          </div>
          <div>
            <dt>{loanTexts.totalPaid}</dt>
            <dd>{money(pesos(summary.total_paid_amount))}</dd>
          </div>
        </dl>
        <ButtonLink kind="facade" to={generatePath(paths.loan, { id })}>
          {commonTexts.view}
          <span className="visually-hidden"> {number}</span>
        </ButtonLink>
      </FacadeCard>
    </article>
  );
}

const NextPayment = ({ installment: { amount, due_date } }: { installment: { amount: number; due_date: Day } }) => (
  <dl className={styles.figures}>
    <div>
      <dt>{loanTexts.nextPayment}</dt>
      <dd>
        <Amount centavos={pesos(amount)} size="hero" />
        <p className={styles.due}>
          {loanTexts.dueOn} <strong>{shortDay(due_date)}</strong>
        </p>
      </dd>
    </div>
  </dl>
);

function WaitingLoan({ loan, heading: Heading }: LoanCardProps) {
  const { id, status } = loan;
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
      {loanAction(loan) === 'upload statement' ? (
        <ButtonLink to={generatePath(paths.loanSuccess, { id })}>
          {commonTexts.continueButton}
          <span className="visually-hidden"> {number}</span>
        </ButtonLink>
      ) : (
        <Banner kind={status === 'liquidated' ? 'success' : 'info'}>{statusText(status)}</Banner>
      )}
    </Card>
  );
}

/** Returns the rows of a loan that is not active. Those about payments are left out when there are none yet. */
function figureRows({ amount, summary }: ReceivedLoan): ComponentProps<typeof Figures>['rows'] {
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

/** Returns the text of a status; for the signature it names the provider whose e-mail to look for. */
const statusText = (status: ReceivedLoan['status']): string =>
  status === 'awaiting_client_signature'
    ? loanTexts.awaitingSignatureFrom({ provider: signingProvider() })
    : loanStatusLabels[status];
