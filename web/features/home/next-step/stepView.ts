import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import hourglassMediumFill from '@phosphor-icons/core/assets/fill/hourglass-medium-fill.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import xCircleFill from '@phosphor-icons/core/assets/fill/x-circle-fill.svg';
import { generatePath } from 'react-router-dom';
import { applicationNumber } from '#domain/application';
import { PAYMENT_HOURS } from '#domain/businessDays';
import { type Day, dayInMexico } from '#domain/calendar';
import { loanNumber } from '#domain/loan';
import type { Centavos } from '#domain/money';
import type { NextStep } from '#domain/progress/nextStep';
import type { Payment } from '#domain/progress/payments';
import { withoutFullStop } from '#domain/reason';
import { LONGEST_TERM } from '#domain/terms';
import { distanceFrom, distanceTo } from '#i18n/distance';
import * as commonTexts from '#i18n/es-MX/common';
import * as stepTexts from '#i18n/es-MX/nextStep';
import { dayAndTime, money, shortDay, weekdayAndDay } from '#i18n/format';
import type { BadgeLook } from '#kit/feedback/Badge.tsx';
import { signingProvider } from '#links';
import { paths } from '#paths';
import { stepPath } from '../../applications/redirects.ts';
import { pathOfPayment } from '../../installments/pathOfPayment.ts';
import { missingPartText, pathOfPart, titleOfPart } from '../../profile/steps/stepPaths.ts';

type Address = { readonly label: string; readonly to: string };

/** What the card of a step shows. */
export type StepView = {
  readonly look: BadgeLook;
  readonly title: string;
  /** What the step costs or brings. */
  readonly amount?: Centavos | undefined;
  readonly date?: string | undefined;
  /** Said after the date: how far away it is. */
  readonly distance?: string | undefined;
  readonly text?: string | undefined;
  readonly action?: Address | undefined;
  /** A link for whoever wants to know more. */
  readonly link?: Address;
  /** Whether the step is done with the button that requests a loan. */
  readonly requests?: boolean;
};

type StepOf<Kind extends NextStep['kind']> = Extract<NextStep, { kind: Kind }>;
type Views = { readonly [Kind in NextStep['kind']]: (step: StepOf<Kind>, now: Date) => StepView };

/** Returns what to show of a step at an instant. */
export const viewOfStep = (step: NextStep, now: Date): StepView =>
  (views[step.kind] as (step: NextStep, now: Date) => StepView)(step, now);

const looks = {
  late: { tone: 'black', icon: warningCircleFill },
  no: { tone: 'red', icon: xCircleFill },
  toDo: { tone: 'purple', icon: clockFill },
  waiting: { tone: 'yellow', icon: hourglassMediumFill },
  good: { tone: 'green', icon: checkCircleFill },
} as const satisfies Record<string, BadgeLook>;

const paymentViews: Pick<
  Views,
  'late payment' | 'rejected proof' | 'payment due' | 'next payment' | 'proof in validation'
> = {
  'late payment': ({ payment, daysLate }) => ({
    look: looks.late,
    title: titleOfLate(payment),
    amount: payment.amount,
    date: stepTexts.fellDueOn({ day: shortDay(payment.due) }),
    distance: distanceFrom(daysLate),
    text: payment.installment?.rejection
      ? rejectionText(payment)
      : stepTexts.transferAndCatchUp({ hours: PAYMENT_HOURS, number: loanNumber(payment.loanId) }),
    action: payment.installment?.rejection ? proofAction(payment) : payAction(payment),
  }),
  'rejected proof': ({ payment, daysLeft }) => ({
    look: looks.no,
    title: stepTexts.uploadAnotherProofOf({ month: payment.installment?.month ?? '' }),
    ...dueFields(payment, daysLeft),
    text: rejectionText(payment),
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
  }),
  'proof in validation': ({ payment: { installment } }, now) => ({
    look: looks.waiting,
    title: stepTexts.validatingProof({ month: installment?.month ?? '' }),
    date: promise(installment?.promisedBy, now),
    text: stepTexts.nothingToDo,
  }),
};

const loanViews: Pick<
  Views,
  'statement to send' | 'contract to sign' | 'statement in validation' | 'deposit on its way'
> = {
  'statement to send': ({ loanId, refusal, received }) => ({
    look: refusal === undefined ? looks.toDo : looks.no,
    title: refusal === undefined ? stepTexts.uploadStatement : stepTexts.uploadAnotherStatement,
    date: receives(received),
    text:
      refusal === undefined
        ? stepTexts.moneyGoesThere
        : `${stepTexts.statementRefused({ reason: withoutFullStop(refusal) })} ${stepTexts.moneyGoesThere}`,
    action: { label: stepTexts.uploadStatementButton, to: generatePath(paths.loanSuccess, { id: loanId }) },
  }),
  'contract to sign': ({ loanId, received }) => ({
    look: looks.toDo,
    title: stepTexts.signContract,
    date: receives(received),
    text: stepTexts.findEmailFrom({ provider: signingProvider() }),
    link: processOfLoan(loanId),
  }),
  'statement in validation': ({ loanId, received, promisedBy }, now) => ({
    look: looks.waiting,
    title: stepTexts.validatingStatement,
    date: promise(promisedBy, now),
    text: received === undefined ? stepTexts.nothingToDo : stepTexts.thenContract({ amount: money(received) }),
    link: processOfLoan(loanId),
  }),
  'deposit on its way': ({ loanId, received, promisedBy }, now) => ({
    look: looks.waiting,
    title: stepTexts.depositOnItsWay,
    date: promise(promisedBy, now),
    text: received === undefined ? stepTexts.nothingToDo : stepTexts.youReceiveAndWait({ amount: money(received) }),
    link: processOfLoan(loanId),
  }),
};

const applicationViews: Pick<
  Views,
  'application to continue' | 'application in validation' | 'bureau refusal' | 'application rejected'
> = {
  'application to continue': ({ applicationId, step, received }) => ({
    look: looks.toDo,
    title: stepTexts.continueApplication({ number: applicationNumber(applicationId) }),
    date: receives(received),
    text: applicationStepText[step],
    action:
      step === 'unknown'
        ? undefined
        : { label: stepTexts.continueApplicationButton, to: stepPath(applicationId, step) },
  }),
  'application in validation': ({ applicationId, received, promisedBy }, now) => ({
    look: looks.waiting,
    title: stepTexts.validatingApplication,
    date:
      promisedBy && promisedBy >= now
        ? stepTexts.answerBy({ when: dayAndTime(promisedBy) })
        : promisedBy && stepTexts.takesLonger,
    text: received === undefined ? stepTexts.nothingToDo : stepTexts.nothingToDoIfApproved({ amount: money(received) }),
    link: processOfApplication(applicationId),
  }),
  'bureau refusal': ({ applicationId, retryFrom }) => ({
    look: looks.no,
    title: stepTexts.notNow,
    date: stepTexts.retryFrom({ day: shortDay(retryFrom) }),
    text: stepTexts.scoreTooLow,
    link: processOfApplication(applicationId),
  }),
  'application rejected': ({ applicationId, reason }) => ({
    look: looks.no,
    title: stepTexts.applicationRejected({ number: applicationNumber(applicationId) }),
    text:
      reason === undefined
        ? stepTexts.rejectedSendAnother
        : stepTexts.rejectedBecause({ reason: withoutFullStop(reason) }),
    requests: true,
    link: processOfApplication(applicationId),
  }),
};

const views: Views = {
  ...paymentViews,
  ...loanViews,
  ...applicationViews,
  'profile part missing': ({ part }) => ({
    look: looks.toDo,
    title: withoutFullStop(missingPartText[part]),
    text: stepTexts.profileBrings({ months: LONGEST_TERM }),
    action: { label: titleOfPart(part), to: pathOfPart(part) },
    link: { label: commonTexts.whatYouNeed, to: paths.whatYouNeed },
  }),
  request: () => ({ look: looks.good, title: stepTexts.upToDate, text: stepTexts.nothingPending, requests: true }),
};

const applicationStepText = {
  pre_offer: stepTexts.chooseTerm,
  property_details: stepTexts.addProperty,
  bureau_policy: stepTexts.authoriseBureau,
  unknown: stepTexts.reloadToContinue,
} as const;

/** Returns what to do about a late payment: after a rejected proof the owner may have paid. */
function titleOfLate({ installment }: Payment): string {
  if (installment === undefined) return stepTexts.checkLatePayment;
  return installment.rejection ? stepTexts.uploadAnotherProofOf(installment) : stepTexts.payLateMonth(installment);
}

const dueFields = ({ amount, due }: Payment, daysLeft: number) => ({
  amount,
  date: stepTexts.dueOn({ day: shortDay(due) }),
  distance: distanceTo(daysLeft),
});

const receives = (amount: Centavos | undefined): string | undefined =>
  amount === undefined ? undefined : stepTexts.youReceive({ amount: money(amount) });

/** Returns the promised day, or that it has passed without an answer. */
function promise(by: Day | undefined, now: Date): string | undefined {
  if (by === undefined) return undefined;
  return by < dayInMexico(now) ? stepTexts.takesLonger : stepTexts.readyBy({ day: weekdayAndDay(by) });
}

function rejectionText({ installment }: Payment): string {
  const { reason: given, on } = installment?.rejection ?? {};
  if (!given) return stepTexts.proofRejectedWithoutReason;
  const reason = withoutFullStop(given);
  return on ? stepTexts.proofRejectedOn({ reason, day: shortDay(on) }) : stepTexts.proofRejected({ reason });
}

const processOfLoan = (id: string): Address => ({
  label: commonTexts.seeProcess,
  to: generatePath(paths.loanProcess, { id }),
});

const processOfApplication = (id: string): Address => ({
  label: commonTexts.seeProcess,
  to: generatePath(paths.applicationProcess, { id }),
});

const payAction = (payment: Payment) => ({
  label: payment.installment ? stepTexts.payMonthButton(payment.installment) : stepTexts.viewAdelantto,
  to: pathOfPayment(payment),
});

const proofAction = (payment: Payment) => ({ label: stepTexts.uploadAnotherProof, to: pathOfPayment(payment) });
