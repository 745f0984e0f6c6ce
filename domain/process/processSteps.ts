import type { Application } from '../application.ts';
import { beganAt } from '../history.ts';
import { isDeposited, type Loan } from '../loan.ts';
import { type Repayment, repaymentOfApplication, repaymentOfLoan } from '../repayment.ts';
import { applicationSteps } from './applicationSteps.ts';
import { certain } from './figure.ts';
import { loanSteps } from './loanSteps.ts';
import { paymentSteps } from './paymentSteps.ts';
import { type ProcessStep, type StepKind, step } from './step.ts';

/** An application and the loan that it has become; at least one of them. */
export type Process = { readonly application?: Application | undefined; readonly loan?: Loan | undefined };

/**
 * Returns the process of an application and its loan, first step to last: what has happened and when, what happens now,
 * and what comes next, each with who acts. Without histories the steps have no dates.
 */
export function processSteps({ application, loan }: Process, now: Date): ProcessStep[] {
  const repayment = repaymentOfProcess({ application, loan }, now);
  const past = application === undefined ? approvedBefore(loan) : applicationSteps(application, now);
  if (loan === undefined)
    return [...past, ...upcoming(application && AFTER_APPLICATION[application.status], repayment)];
  const rest = isDeposited(loan) ? paymentSteps(loan, now) : upcoming(AFTER_LOAN[loan.status], repayment);
  return [...past, ...loanSteps(loan, repayment, now), ...rest];
}

/**
 * Returns what an owner receives and pays back; undefined while it is not known, and after a rejection. An approved application
 * whose loan is not known has none: the money may have been deposited long ago.
 */
export function repaymentOfProcess({ application, loan }: Process, now: Date): Repayment | undefined {
  if (loan) return repaymentOfLoan(loan, application, now);
  return application && AFTER_APPLICATION[application.status] && repaymentOfApplication(application, now);
}

/** Returns the steps of an application that is not known: it was approved when its loan was created. */
function approvedBefore(loan: Loan | undefined): ProcessStep[] {
  const approved = step('validate_application', 'done', { at: beganAt(loan?.history?.[0]) });
  return [step('send_application', 'done'), approved];
}

type Upcoming<Status extends string> = Readonly<Partial<Record<Status, readonly StepKind[]>>>;

/** The steps after each status of an application until the deposit; those after the approval are of its loan. */
const AFTER_APPLICATION: Upcoming<Application['status']> = {
  uncompleted: ['validate_application', 'upload_statement', 'sign_contract', 'deposit'],
  awaiting_validation: ['upload_statement', 'sign_contract', 'deposit'],
  in_validation: ['upload_statement', 'sign_contract', 'deposit'],
};
const AFTER_LOAN: Upcoming<Loan['status']> = {
  awaiting_account_statement_upload: ['check_statement', 'sign_contract', 'deposit'],
  awaiting_account_statement_check: ['sign_contract', 'deposit'],
  awaiting_client_signature: ['deposit'],
  signature_document_completed: [],
  pending_disbursement: [],
  approved: [],
};

/** Returns the steps to come until the first payment, which is estimated; none after a rejection or in an unknown status. */
function upcoming(kinds: readonly StepKind[] | undefined, repayment: Repayment | undefined): ProcessStep[] {
  if (kinds === undefined) return [];
  const steps = kinds.map((kind) => step(kind, 'next', kind === 'deposit' ? { amount: repayment?.received } : {}));
  const first = { day: repayment?.dueDates[0], amount: repayment && certain(repayment.monthly) };
  return [...steps, step('first_payment', 'next', first)];
}
