import type { MonthlyPayment } from '#domain/process/payments';
import * as figureTexts from '#i18n/es-MX/figures';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { shortDay } from '#i18n/format';
import { promiseText } from '#i18n/promiseText';

/** Returns why a payment accepts no proof now; undefined when it accepts one or its status is unknown. */
export function reasonNotToPay(payment: MonthlyPayment): string | undefined {
  const { status, paidOn } = payment.installment;
  if (status === 'approved')
    return paidOn === undefined ? loanTexts.paymentApplied : loanTexts.paidOn({ date: shortDay(paidOn) });
  return status === 'in_validation' ? validatingText(payment) : undefined;
}

/** Returns what happens with a proof in validation; a promise that has passed is not made again. */
export function validatingText({ installment: { promise } }: MonthlyPayment): string {
  const byWhen = promise && promiseText(promise);
  return byWhen === undefined
    ? loanTexts.validationTakesLonger({ takesLonger: figureTexts.takesLonger })
    : loanTexts.validatingProof({ byWhen });
}
