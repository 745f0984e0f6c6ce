import { PAYMENT_HOURS } from '#domain/businessDays';
import { loanNumber } from '#domain/loan';
import type { Payment } from '#domain/process/payments';
import { withoutFullStop } from '#domain/text/singleLine';
import { distanceFrom, distanceTo } from '#i18n/distance';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as stepTexts from '#i18n/es-MX/nextStep';
import { shortDay } from '#i18n/format';
import { pathOfPayment } from '../../installments/pathOfPayment.ts';
import { looks, promised, type Views } from './views.ts';

/** The steps of monthly payments. */
export const paymentViews: Pick<
  Views,
  'late payment' | 'rejected proof' | 'payment due' | 'next payment' | 'proof in validation'
> = {
  'late payment': ({ payment, daysLate, catchesUp }) => ({
    look: looks.late,
    title: titleOfLate(payment),
    amount: payment.amount,
    headline: stepTexts.fellDueOn({ day: shortDay(payment.due) }),
    distance: distanceFrom(daysLate),
    text: textOfLate(payment, catchesUp),
    ...(payment.installment?.rejection
      ? { warning: loanTexts.doNotRepeatTransfer, action: proofAction(payment) }
      : { action: payAction(payment) }),
  }),
  'rejected proof': ({ payment, daysLeft }) => ({
    look: looks.no,
    title: stepTexts.uploadAnotherProofOf({ month: payment.installment.month }),
    ...dueFields(payment, daysLeft),
    text: rejectionText(payment),
    warning: loanTexts.doNotRepeatTransfer,
    action: proofAction(payment),
  }),
  'payment due': ({ payment, daysLeft }) => ({
    look: looks.toDo,
    title: payment.installment ? stepTexts.payMonth(payment.installment) : stepTexts.payYourMonth,
    ...dueFields(payment, daysLeft),
    text: stepTexts.transferAndUpload({ hours: PAYMENT_HOURS }),
    action: payAction(payment),
  }),
  'next payment': ({ payment, daysLeft }) => ({
    look: looks.good,
    title: payment.installment ? stepTexts.nextPaymentOf(payment.installment) : stepTexts.nextPayment,
    ...dueFields(payment, daysLeft),
    text: stepTexts.upToDateAndNothingToDo,
    action: { ...payAction(payment), kind: 'secondary' },
  }),
  'proof in validation': ({ payment: { installment } }) => ({
    look: looks.waiting,
    title: stepTexts.validatingProof({ month: installment.month }),
    headline: promised(installment.promise),
    text: stepTexts.nothingToDo,
  }),
};

/** Returns what to do about a late payment: after a rejected proof the owner may have paid. */
function titleOfLate({ installment }: Payment): string {
  if (installment === undefined) return stepTexts.checkLatePayment;
  return installment.rejection ? stepTexts.uploadAnotherProofOf(installment) : stepTexts.payLateMonth(installment);
}

/** Returns how to do it. Without its installment the payment may be one whose proof is being validated. */
function textOfLate(payment: Payment, catchesUp: boolean): string {
  if (payment.installment === undefined) return stepTexts.seeIfProofWasSent;
  if (payment.installment.rejection) return rejectionText(payment);
  return catchesUp
    ? stepTexts.transferAndCatchUp({ hours: PAYMENT_HOURS, number: loanNumber(payment.loanId) })
    : stepTexts.transferAndUpload({ hours: PAYMENT_HOURS });
}

const dueFields = ({ amount, due }: Payment, daysLeft: number) => ({
  amount,
  headline: stepTexts.dueOn({ day: shortDay(due) }),
  distance: distanceTo(daysLeft),
});

function rejectionText({ installment }: Payment): string {
  const { reason: given, on } = installment?.rejection ?? {};
  if (!given) return stepTexts.proofRejectedWithoutReason;
  const reason = withoutFullStop(given);
  return on ? stepTexts.proofRejectedOn({ reason, day: shortDay(on) }) : stepTexts.proofRejected({ reason });
}

const payAction = (payment: Payment) => ({
  label: payment.installment ? stepTexts.payMonthButton(payment.installment) : stepTexts.viewAdelantto,
  to: pathOfPayment(payment),
});

const proofAction = (payment: Payment) => ({ label: stepTexts.uploadAnotherProof, to: pathOfPayment(payment) });
