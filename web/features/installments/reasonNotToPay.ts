import type { Day } from '#domain/calendar';
import type { Payment } from '#domain/progress/payments';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { shortDay, weekdayAndDay } from '#i18n/format';

/** Returns why a payment accepts no proof now; undefined when it accepts one or its status is unknown. */
export function reasonNotToPay({ installment }: Pick<Payment, 'installment'>, today: Day): string | undefined {
  if (installment?.status === 'approved')
    return installment.paidOn === undefined
      ? loanTexts.paymentApplied
      : loanTexts.paidOn({ date: shortDay(installment.paidOn) });
  return installment?.status === 'in_validation' ? validatingText({ installment }, today) : undefined;
}

/** Returns what happens with a proof in validation; a promise that has passed is not made again. */
export function validatingText({ installment }: Pick<Payment, 'installment'>, today: Day): string {
  const by = installment?.promisedBy;
  if (by === undefined) return loanTexts.reviewingProof;
  return by < today ? loanTexts.reviewTakesLonger : loanTexts.reviewedBy({ day: weekdayAndDay(by) });
}
