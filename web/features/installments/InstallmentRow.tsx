import { type Day, daysBetween } from '#domain/calendar';
import { isPayable } from '#domain/installment';
import { isLate, type MonthlyPayment } from '#domain/process/payments';
import { distanceFrom } from '#i18n/distance';
import * as commonTexts from '#i18n/es-MX/common';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { money, shortDay } from '#i18n/format';
import { Button } from '#kit/navigation/Button.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { InstallmentBadge } from './InstallmentBadge.tsx';
import styles from './InstallmentRow.module.css';
import { pathOfPayment } from './pathOfPayment.ts';
import { ReceiptLink } from './ReceiptLink.tsx';
import { reasonNotToPay } from './reasonNotToPay.ts';

type InstallmentRowProps = { payment: MonthlyPayment; day: Day };

/** One month of the payment history. Says what happened to it, and why when it cannot be paid now. */
export function InstallmentRow({ payment, day }: InstallmentRowProps) {
  const { amount, due, installment } = payment;
  const { month, status } = installment;
  const name = loanTexts.viewMonth({ number: month });
  const late = isLate(payment, day);
  const note = late ? distanceFrom(daysBetween(due, day)) : reasonNotToPay(payment);
  const dueText =
    status === 'approved' ? loanTexts.deadline : due < day ? loanTexts.fellDueOnDate : loanTexts.dueOnDate;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.month}>
          <span>{loanTexts.month({ number: month })}</span> <InstallmentBadge status={status} />
        </p>
        <p className={styles.due}>
          {dueText({ date: shortDay(due) })} · {money(amount)}
        </p>
        {note && (
          <p className={late ? styles.late : styles.reason}>
            {note}{' '}
            {status === 'approved' && (
              <ReceiptLink loanId={payment.loanId} installmentId={installment.id} month={month} />
            )}
          </p>
        )}
      </div>
      {isPayable({ status }) ? (
        <ButtonLink size="small" kind="secondary" to={pathOfPayment(payment)} aria-label={name}>
          {commonTexts.view}
        </ButtonLink>
      ) : (
        <Button size="small" kind="secondary" disabled aria-label={name}>
          {commonTexts.view}
        </Button>
      )}
    </li>
  );
}
