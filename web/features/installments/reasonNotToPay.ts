import type { Day } from '#domain/calendar';
import type { MonthlyPayment } from '#domain/process/payments';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { shortDay, weekdayAndDay } from '#i18n/format';

/** Returns why a payment accepts no proof now; undefined when it accepts one or its status is unknown. */
export function reasonNotToPay(payment: MonthlyPayment, today: Day): string | undefined {
  const { status, paidOn } = payment.installment;
  if (status === 'approved')
    return paidOn === undefined ? loanTexts.paymentApplied : loanTexts.paidOn({ date: shortDay(paidOn) });
  return status === 'in_validation' ? validatingText(payment, today) : undefined;
}

/** Returns what happens with a proof in validation; a promise that has passed is not made again. */
export function validatingText({ installment: { promisedBy } }: MonthlyPayment, today: Day): string {
  if (promisedBy === undefined) return loanTexts.reviewingProof;
  return promisedBy < today ? loanTexts.reviewTakesLonger : loanTexts.reviewedBy({ day: weekdayAndDay(promisedBy) });
}
