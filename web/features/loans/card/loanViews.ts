import { generatePath } from 'react-router-dom';
import { PAYMENT_HOURS } from '#domain/businessDays';
import type { LoanStep, NextStep } from '#domain/process/nextStep';
import type { Payment } from '#domain/process/payments';
import { withoutFullStop } from '#domain/text/singleLine';
import * as commonTexts from '#i18n/es-MX/common';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as stepTexts from '#i18n/es-MX/nextStep';
import { shortDay } from '#i18n/format';
import { promisedText } from '#i18n/promiseText';
import { signingProvider } from '#links';
import { paths } from '#paths';
import { pathOfPayment } from '../../installments/pathOfPayment.ts';

/** What the lower part of a loan's card says and offers. */
export type LoanView = {
  /** What to do or to expect; undefined where the façade says it. */
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  /** What was rejected, or what the owner must not do, as loud as the amount. */
  readonly warning?: string | undefined;
  readonly action?: { readonly label: string; readonly to: string } | undefined;
  /** Whether a payment is to be transferred: not where the owner may have transferred it already. */
  readonly isToTransfer?: true;
  /** The owner's e-mail address, where they have to look for an e-mail. */
  readonly mailbox?: string | undefined;
};

type StepOf<Kind extends NextStep['kind']> = Extract<NextStep, { kind: Kind }>;
type Views = { readonly [Kind in LoanStep['kind']]: (step: StepOf<Kind>) => LoanView };

const views: Views = {
  'statement to send': ({ loanId, rejectionReason }) => ({
    title: rejectionReason === undefined ? loanTexts.uploadStatement : stepTexts.uploadAnotherStatement,
    warning:
      rejectionReason === undefined
        ? undefined
        : stepTexts.statementRejected({ reason: withoutFullStop(rejectionReason) }),
    text: stepTexts.moneyGoesThere,
    action: { label: commonTexts.continueButton, to: generatePath(paths.loanSuccess, { id: loanId }) },
  }),
  'statement in validation': ({ promise }) => ({
    title: promisedText(promise, stepTexts.willAnswer),
    text: promise.isLate ? stepTexts.nothingToDoButAsk : stepTexts.thenContract,
  }),
  'contract to sign': ({ sentTo }) => {
    const find = stepTexts.findEmailFrom({ provider: signingProvider() });
    return {
      title: stepTexts.signContract,
      text: sentTo ? `${stepTexts.sentTo({ email: sentTo })} ${find}` : find,
      mailbox: sentTo,
    };
  },
  'deposit in preparation': () => ({ title: stepTexts.preparingDeposit, text: stepTexts.waitForDeposit }),
  'late payment': ({ payment }) => {
    if (payment.installment === undefined)
      return { title: stepTexts.checkLatePayment, text: stepTexts.seeIfProofWasSent };
    if (payment.installment.rejection) return viewOfRejected(payment);
    return viewToTransfer(payment);
  },
  'rejected proof': ({ payment }) => viewOfRejected(payment),
  'payment due': ({ payment }) =>
    payment.installment === undefined ? { text: stepTexts.seeIfProofWasSent } : viewToTransfer(payment),
  'next payment': ({ payment }) => {
    if (payment.installment === undefined) return { text: stepTexts.nothingToDo };
    const view = viewToPay(payment, stepTexts.upToDateAndMayPay);
    return { ...view, action: view.action && { ...view.action, label: loanTexts.payNow } };
  },
  'proof in validation': ({ payment: { installment } }) => ({
    title: stepTexts.validatingProof(installment),
    text: installment.promise && `${promisedText(installment.promise, stepTexts.ready)} ${stepTexts.nothingToDo}`,
  }),
};

/** Returns what the card of a loan says about one of its steps. */
export const viewOfLoanStep = (step: LoanStep): LoanView => (views[step.kind] as (step: LoanStep) => LoanView)(step);

const viewToTransfer = (payment: Payment): LoanView =>
  viewToPay(payment, stepTexts.transferAndUpload({ hours: PAYMENT_HOURS }));

/** Without its installment, a payment may be one whose proof is in validation. */
const viewToPay = (payment: Payment, text: string): LoanView => ({
  text,
  ...(payment.installment && {
    action: { label: stepTexts.payMonthButton(payment.installment), to: pathOfPayment(payment) },
    isToTransfer: true,
  }),
});

const viewOfRejected = (payment: Payment): LoanView => ({
  title: payment.installment && stepTexts.uploadAnotherProofOf(payment.installment),
  text: rejectionText(payment),
  warning: loanTexts.doNotRepeatTransfer,
  action: { label: stepTexts.uploadAnotherProof, to: pathOfPayment(payment) },
});

function rejectionText({ installment }: Payment): string {
  const { reason: given, on } = installment?.rejection ?? {};
  if (!given) return stepTexts.proofRejectedWithoutReason;
  const reason = withoutFullStop(given);
  return on ? stepTexts.proofRejectedOn({ reason, day: shortDay(on) }) : stepTexts.proofRejected({ reason });
}
