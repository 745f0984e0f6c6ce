import hourglassMediumFill from '@phosphor-icons/core/assets/fill/hourglass-medium-fill.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import xCircleFill from '@phosphor-icons/core/assets/fill/x-circle-fill.svg';
import { type Day, daysBetween } from '#domain/calendar';
import { isLate, type Payment, type PaymentSituation, paymentsOf } from '#domain/process/payments';
import { withoutFullStop } from '#domain/text/singleLine';
import { distanceFrom } from '#i18n/distance';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { money, shortDay } from '#i18n/format';
import type { WindowState } from '#kit/progress/MonthWindows.tsx';
import { validatingText } from '../../installments/reasonNotToPay.ts';

/** A sentence about one payment of a loan that is more than its date: late, rejected or in validation. */
export type PaymentLine = {
  readonly key: string;
  readonly kind: 'late' | 'rejected' | 'validating';
  readonly icon: string;
  readonly month: number;
  readonly text: string;
};

/** Returns the sentences about the payments of a loan that need one, the most urgent first. */
export function paymentLines({ late, rejected, inValidation }: PaymentSituation, today: Day): PaymentLine[] {
  return [
    ...late.flatMap((payment) => line('late', warningCircleFill, payment, lateText(payment, today))),
    ...rejected.flatMap((payment) => line('rejected', xCircleFill, payment, rejectedText(payment))),
    ...inValidation.flatMap((payment) => line('validating', hourglassMediumFill, payment, validatingText(payment))),
  ];
}

function line(kind: PaymentLine['kind'], icon: string, { installment }: Payment, text: string): PaymentLine[] {
  return installment ? [{ key: installment.id, kind, icon, month: installment.month, text }] : [];
}

function lateText({ due, amount, installment }: Payment, today: Day): string {
  const since = { day: shortDay(due), distance: distanceFrom(daysBetween(due, today)) };
  return installment?.rejection
    ? loanTexts.lateAndRejected({ ...since, rejection: rejectedText({ installment }) })
    : loanTexts.lateSince({ ...since, amount: money(amount) });
}

function rejectedText({ installment }: Pick<Payment, 'installment'>): string {
  const reason = withoutFullStop(installment?.rejection?.reason ?? '');
  return reason ? loanTexts.proofRejectedBecause({ reason }) : loanTexts.proofRejected;
}

/** Returns the window of each month of a loan; undefined where the API's list has no installments. */
export function windowsOf(loan: Parameters<typeof paymentsOf>[0], today: Day): WindowState[] | undefined {
  if (!loan.installments) return undefined;
  return paymentsOf(loan, today).map((payment) => {
    if (isLate(payment, today)) return 'late';
    if (payment.installment?.rejection) return 'rejected';
    if (payment.installment?.status === 'in_validation') return 'validating';
    return payment.installment?.status === 'approved' ? 'lit' : 'dim';
  });
}
