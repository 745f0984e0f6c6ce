import {
  type Application,
  type ApplicationStep,
  canContinue,
  isInValidation,
  isRejectedByBureau,
  sentAt,
} from '../application.ts';
import { type Day, dayInMexico, daysBetween } from '../calendar.ts';
import { beganAt, lastEntry } from '../history.ts';
import type { Installment } from '../installment.ts';
import { type Loan, statementSentAt } from '../loan.ts';
import type { Centavos } from '../money.ts';
import { type Profile, profilePartToDo } from '../profile.ts';
import { repaymentOfApplication } from '../repayment.ts';
import type { Figure } from './figure.ts';
import { type MonthlyPayment, type Payment, type PaymentSituation, paymentSituation } from './payments.ts';
import { type ProcessPromise, statementPromise, validationPromise } from './promise.ts';

/** Days before its due date from which a payment is the owner's next step. */
export const PAYMENT_NEAR_DAYS = 7;
/** Days for which a rejected application is the owner's next step. */
export const REJECTION_NEWS_DAYS = 30;

type OfPayment = { readonly payment: Payment };
type OfMonth = { readonly payment: MonthlyPayment };
type OfLoan = { readonly loanId: string };
/** `received`: what the owner receives with the loan; undefined when it is not known. */
type OfApplication = { readonly applicationId: string; readonly received: Figure<Centavos> | undefined };
type Promised = { readonly promise: ProcessPromise };

/** One thing that an owner has to do now, or to expect. */
export type NextStep =
  | Step<'rejected proof', OfMonth>
  | Step<'late payment' | 'payment due' | 'next payment', OfPayment>
  | Step<'statement to send', OfLoan & { readonly rejectionReason: string | undefined }>
  /** `sentTo`: the owner's e-mail address, which the contract was sent to. */
  | Step<'contract to sign', OfLoan & { readonly sentTo: string | undefined }>
  | Step<'application to continue', OfApplication & { readonly step: ApplicationStep | 'unknown' }>
  | Step<'proof in validation', OfMonth>
  | Step<'statement in validation', OfLoan & Promised>
  | Step<'deposit in preparation', OfLoan>
  | Step<'application in validation', OfApplication & Promised>
  | Step<'bureau rejection', { readonly applicationId: string; readonly retryFrom: Day }>
  | Step<'application rejected', { readonly applicationId: string; readonly reason: string | undefined }>
  | Step<'request', { readonly isFirst: boolean }>;

/** A step of a loan or of one of its payments, which the card of the loan tells. */
export type LoanStep = Extract<NextStep, { readonly loanId: string } | OfPayment>;

/** Returns the loan that a step belongs to; undefined for one of an application, or of none. */
export const loanOfStep = (step: NextStep): string | undefined => {
  if ('payment' in step) return step.payment.loanId;
  return 'loanId' in step ? step.loanId : undefined;
};

/** Whether a step belongs to a loan. */
export const isLoanStep = (step: NextStep): step is LoanStep => loanOfStep(step) !== undefined;

/** A step of each of these kinds. */
type Step<Kind extends string, Fields> = Kind extends string ? { readonly kind: Kind } & Fields : never;

/** What is known of an owner; undefined is what has not loaded. Lists are newest first. */
export type OwnerState = {
  readonly profile: Profile | undefined;
  readonly applications: readonly Application[] | undefined;
  readonly loans: readonly Loan[] | undefined;
};

/**
 * Returns what an owner has to do or to expect, the most urgent first. All steps of one kind stand together, the oldest
 * payment first. Empty when too little has loaded, or only the profile is to be completed.
 */
export function nextSteps(owner: OwnerState, now: Date): NextStep[] {
  const today = dayInMexico(now);
  const { applications = [], loans = [] } = owner;
  const payments = activePayments(loans, today);
  const ofApplication = (application: Application): OfApplication => ({
    applicationId: application.id,
    received: repaymentOfApplication(application, now)?.received,
  });
  return [
    ...payments.late.map((payment) => step('late payment', { payment })),
    ...payments.rejected.map((payment) => step('rejected proof', { payment })),
    ...withStatus(loans, 'awaiting_account_statement_upload').map((loan) =>
      step('statement to send', { loanId: loan.id, rejectionReason: loan.statement_refusal_reason ?? undefined }),
    ),
    ...withStatus(loans, 'awaiting_client_signature').map((loan) =>
      step('contract to sign', { loanId: loan.id, sentTo: owner.profile?.email }),
    ),
    ...payments.near.map((payment) => step('payment due', { payment })),
    ...applications.flatMap((application) => {
      const next = stepToContinue(application);
      return next === null ? [] : [step('application to continue', { ...ofApplication(application), step: next })];
    }),
    ...payments.inValidation.map((payment) => step('proof in validation', { payment })),
    ...withStatus(loans, 'awaiting_account_statement_check').map((loan) =>
      step('statement in validation', { loanId: loan.id, promise: statementPromise(statementSentAt(loan), today) }),
    ),
    ...applications.filter(isInValidation).map((application) =>
      step('application in validation', {
        ...ofApplication(application),
        promise: validationPromise(sentAt(application), now),
      }),
    ),
    // `approved` is only sent by the real API.
    ...withStatus(loans, 'signature_document_completed', 'pending_disbursement', 'approved').map((loan) =>
      step('deposit in preparation', { loanId: loan.id }),
    ),
    ...rejection(applications[0], today),
    ...payments.later.map((payment) => step('next payment', { payment })),
    ...request(owner),
  ];
}

const step = <Kind extends NextStep['kind'], Fields>(kind: Kind, fields: Fields) => ({ kind, ...fields });

const withStatus = (loans: readonly Loan[], ...statuses: readonly Loan['status'][]): Loan[] =>
  loans.filter(({ status }) => statuses.includes(status));

/** Returns the payments of all active loans by what they ask of the owner, each list with the earliest first. */
function activePayments(loans: readonly Loan[], today: Day) {
  const situations = loans.filter(({ status }) => status === 'active').map((loan) => paymentSituation(loan, today));
  const all = <Of extends Payment>(listOf: (situation: PaymentSituation) => readonly Of[]): Of[] =>
    situations.flatMap(listOf).sort((a, b) => daysBetween(b.due, a.due));
  const isNear = ({ due }: Payment) => daysBetween(today, due) <= PAYMENT_NEAR_DAYS;
  return {
    late: all((situation) => situation.late),
    rejected: all((situation) => situation.rejected),
    near: all((situation) => situation.open.filter(isNear)),
    // Of each loan the next one.
    later: all((situation) => situation.open.filter((payment) => !isNear(payment)).slice(0, 1)),
    inValidation: all((situation) => situation.inValidation),
  };
}

function stepToContinue(application: Application): ApplicationStep | 'unknown' | null {
  const isDraft = application.status === 'uncompleted' && canContinue(application);
  return isDraft ? application.next_step : null;
}

/** Returns the day from which a new request makes sense after a rejection by the credit bureau; undefined for at once. */
export function retryDay(applications: readonly Application[], today: Day): Day | undefined {
  const [newest] = applications;
  const retryFrom = newest && isRejectedByBureau(newest) ? newest.retry_from : undefined;
  return retryFrom && today < retryFrom ? retryFrom : undefined;
}

/** Returns the rejection of the newest application, while it is news: by the bureau until a new try makes sense. */
function rejection(newest: Application | undefined, today: Day): NextStep[] {
  if (newest?.status !== 'rejected') return [];
  const { id, rejection_reason, history } = newest;
  const retryFrom = retryDay([newest], today);
  if (retryFrom) return [{ kind: 'bureau rejection', applicationId: id, retryFrom }];
  if (isRejectedByBureau(newest)) return [];
  const at = beganAt(lastEntry(history, 'rejected'));
  if (at && daysBetween(dayInMexico(at), today) > REJECTION_NEWS_DAYS) return [];
  return [{ kind: 'application rejected', applicationId: id, reason: rejection_reason ?? undefined }];
}

/**
 * Nothing to do, so that an owner with a complete profile may request a loan: not said while a status may ask for what
 * only a newer API knows.
 */
function request({ profile, applications, loans }: OwnerState): NextStep[] {
  if (!profile || !applications || !loans || profilePartToDo(profile) !== null) return [];
  if (applications.some(isUnknown) || loans.some(isUnknownLoan)) return [];
  return [{ kind: 'request', isFirst: applications.length === 0 && loans.length === 0 }];
}

const isUnknown = ({ status }: Application | Loan | Installment): boolean => status === 'unknown';

const isUnknownLoan = (loan: Loan): boolean => isUnknown(loan) || (loan.installments ?? []).some(isUnknown);
