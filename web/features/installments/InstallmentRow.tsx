import { type Day, daysBetween } from '#domain/calendar';
import { isPayable } from '#domain/installment';
import { isLate, type MonthlyPayment } from '#domain/process/payments';
import { distanceFrom } from '#i18n/distance';
import * as commonTexts from '#i18n/es-MX/common';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as receiptTexts from '#i18n/es-MX/loans/receipts';
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
  const { month, status, paidOn } = installment;
  const name = loanTexts.viewMonth({ number: month });
  const late = isLate(payment, day);
  const note = late ? distanceFrom(daysBetween(due, day)) : paidOn === undefined && reasonNotToPay(payment);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.month}>
          <span>{loanTexts.month({ number: month })}</span> <InstallmentBadge status={status} />
        </p>
        <p className={styles.due}>
          <span>{dateText(payment, day)}</span> <span>{money(amount)}</span>
        </p>
        {note && <p className={late ? styles.late : styles.reason}>{note}</p>}
      </div>
      {status === 'approved' && <ReceiptLink loanId={payment.loanId} installmentId={installment.id} month={month} />}
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

/** Returns when a payment was paid, or when it falls due. */
function dateText({ due, installment: { status, paidOn } }: MonthlyPayment, day: Day): string {
  if (paidOn) return receiptTexts.paidOn({ date: shortDay(paidOn) });
  const date = shortDay(due);
  if (status === 'approved') return loanTexts.deadline({ date });
  return due < day ? loanTexts.fellDueOnDate({ date }) : loanTexts.dueOnDate({ date });
}
