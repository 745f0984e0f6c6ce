import type { Day } from '#domain/calendar';
import type { Figure } from '#domain/process/figure';
import type { ProcessPromise } from '#domain/process/promise';
import type { ProcessStep, StepKind } from '#domain/process/step';
import * as figureTexts from '#i18n/es-MX/figures';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as nextStepTexts from '#i18n/es-MX/nextStep';
import * as processTexts from '#i18n/es-MX/process';
import { amountText, dayText } from '#i18n/figures';
import { dayAndTime, shortDay } from '#i18n/format';
import { promiseDate, promiseText } from '#i18n/promiseText';
import { signingProvider } from '#links';

type TextOf = (step: ProcessStep) => string;

/** Returns the text of a step by its state: done or rejected, current, next. */
const byState =
  (texts: Readonly<Partial<Record<ProcessStep['state'], string>>>): TextOf =>
  ({ state }) =>
    texts[state] ?? '';

const amountOf = ({ amount }: ProcessStep) => (amount === undefined ? '' : amountText(amount));
const monthOf = (step: ProcessStep) => ({ month: step.month ?? 1, amount: amountOf(step) });

const TITLES: Readonly<Record<StepKind, TextOf>> = {
  send_application: byState({ current: processTexts.sendApplication, done: processTexts.youSentApplication }),
  check_bureau: () => processTexts.bureauScoreTooLow,
  validate_application: byState({
    current: nextStepTexts.validatingApplication,
    next: processTexts.weWillValidateApplication,
    done: processTexts.weValidatedApplication,
    rejected: processTexts.weRejectedApplication,
  }),
  apply_again: () => processTexts.youApplyAgain,
  upload_statement: ({ state, isAgain }) => {
    if (state === 'next') return processTexts.youUploadStatement;
    if (state === 'done') return isAgain ? processTexts.youUploadedOtherStatement : processTexts.youUploadedStatement;
    return isAgain ? nextStepTexts.uploadAnotherStatement : loanTexts.uploadStatement;
  },
  check_statement: byState({
    current: nextStepTexts.reviewingStatement,
    next: processTexts.weWillReviewStatement,
    done: processTexts.weAcceptedStatement,
    rejected: processTexts.weReturnedStatement,
  }),
  sign_contract: byState({
    current: nextStepTexts.signContract,
    next: processTexts.youSignContract,
    done: processTexts.youSignedContract,
  }),
  schedule_deposit: () => processTexts.weScheduledDeposit,
  deposit: (step) => {
    const amount = amountOf(step);
    if (step.state === 'done') return amount ? processTexts.weDepositedAmount({ amount }) : processTexts.weDeposited;
    if (step.state === 'next')
      return amount ? processTexts.weWillDepositAmount({ amount }) : processTexts.weWillDeposit;
    return amount ? processTexts.preparingDepositOf({ amount }) : nextStepTexts.preparingDeposit;
  },
  first_payment: (step) => {
    const amount = amountOf(step);
    return amount ? processTexts.yourFirstPaymentOf({ amount }) : processTexts.yourFirstPayment;
  },
  pay: (step) => {
    if (step.month === undefined) return processTexts.payNext({ amount: amountOf(step) });
    return step.state === 'current' ? processTexts.payMonth(monthOf(step)) : processTexts.youPayMonth(monthOf(step));
  },
  send_proof: ({ state, isAgain, month = 1 }) => {
    if (state === 'current') return nextStepTexts.uploadAnotherProofOf({ month });
    return isAgain ? processTexts.youSentOtherProof({ month }) : processTexts.youSentProof({ month });
  },
  check_payment: (step) => {
    if (step.state === 'rejected') return processTexts.weRejectedProof(monthOf(step));
    return step.state === 'done'
      ? processTexts.weApprovedPayment(monthOf(step))
      : nextStepTexts.validatingProof(monthOf(step));
  },
  liquidate: byState({ next: processTexts.youPayOff, done: processTexts.youPaidOff }),
  proceed: ({ month }) => (month === undefined ? processTexts.inProcess : processTexts.monthInProcess({ month })),
};

/** Returns what a step is: "Subiste tu estado de cuenta". */
export const stepTitle = (step: ProcessStep): string => TITLES[step.kind](step);

/** Returns when a step happened, by when it is promised, or when it is due; undefined when nothing is known. */
export function stepTime(step: ProcessStep): string | undefined {
  const { kind, state, at, day, promise } = step;
  if (at !== undefined) return dayAndTime(at);
  if (state === 'done' || state === 'rejected') return undefined;
  if (promise !== undefined) return byWhen(promise);
  if (kind === 'sign_contract')
    return state === 'next' ? processTexts.linkByEmail : processTexts.lookForEmailOf({ provider: signingProvider() });
  if (kind === 'deposit') return processTexts.toYourAccount;
  return day && timeOfDay(step, day);
}

/** Returns by when it is promised; of a promise that has passed, when it was for. */
const byWhen = (promise: ProcessPromise): string | undefined =>
  promiseText(promise) ?? (promise.until && processTexts.promisedFor({ date: promiseDate(promise.until) }));

function timeOfDay({ kind, isOverdue }: ProcessStep, day: Figure<Day>): string {
  const date = shortDay(day.value);
  if (kind === 'first_payment') return dayText(day);
  if (kind === 'apply_again') return processTexts.from({ date });
  if (kind === 'liquidate') return processTexts.withLastPayment({ date });
  return isOverdue ? processTexts.wasDueOn({ date }) : processTexts.dueOn({ date });
}

/** Returns what else there is to say: the reason of a rejection, or that Adelantto acts; undefined for nothing. */
export function stepNote({ kind, state, who, reason, promise }: ProcessStep): string | undefined {
  if (state === 'rejected') {
    return kind === 'check_bureau' ? nextStepTexts.scoreTooLow : reason || processTexts.askForReason;
  }
  // What is done in an unknown status, and whether it waits for the owner, is not known.
  if (state !== 'current' || who === 'owner' || kind === 'proceed') return undefined;
  return promise?.isLate ? `${figureTexts.takesLonger} ${nextStepTexts.nothingToDoButAsk}` : processTexts.nothingToDo;
}
