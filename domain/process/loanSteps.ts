import { dayInMexico } from '../calendar.ts';
import { type Loan, loanStatuses, statementSentAt } from '../loan.ts';
import type { Repayment } from '../repayment.ts';
import { statementPromise } from './promise.ts';
import { type StatusEntry, statusEntries } from './statusEntries.ts';
import { type ProcessStep, step } from './step.ts';

export type LoanInProcess = Pick<Loan, 'status' | 'history' | 'statement_refusal_reason'>;
type LoanEntry = StatusEntry<Loan['status']>;

const UPLOAD = 'awaiting_account_statement_upload';
const CHECK = 'awaiting_account_statement_check';

/** Returns what has happened to a loan until its deposit, and what happens now. */
export function loanSteps(loan: LoanInProcess, repayment: Repayment | undefined, now: Date): ProcessStep[] {
  const { status } = loan;
  const entries = statusEntries({ history: loan.history, status, path: pathOf(loan) });
  const past = entries.flatMap((entry, i) => pastStep(entry, entries.slice(0, i), loan, repayment) ?? []);
  return [...past, ...currentStep(loan, entries, repayment, now)];
}

/** Returns what an entry of the history says has happened; undefined when it is the beginning. */
function pastStep(
  { status, at, reason }: LoanEntry,
  before: readonly LoanEntry[],
  { statement_refusal_reason }: LoanInProcess,
  repayment: Repayment | undefined,
): ProcessStep | undefined {
  switch (status) {
    case UPLOAD:
      // The first one is the beginning of the loan; each further one is a rejection.
      if (before.length === 0) return undefined;
      return step('check_statement', 'rejected', { at, reason: reason ?? statement_refusal_reason ?? undefined });
    case CHECK:
      return step('upload_statement', 'done', { at, isAgain: wasChecked(before) });
    case 'awaiting_client_signature':
      return step('check_statement', 'done', { at });
    case 'signature_document_completed':
      return step('sign_contract', 'done', { at });
    case 'pending_disbursement':
      return step('schedule_deposit', 'done', { at });
    case 'active':
      return step('deposit', 'done', { at, amount: repayment?.received });
    default:
      return undefined;
  }
}

function currentStep(
  loan: LoanInProcess,
  entries: readonly LoanEntry[],
  repayment: Repayment | undefined,
  now: Date,
): ProcessStep[] {
  switch (loan.status) {
    case UPLOAD:
      return [step('upload_statement', 'current', { isAgain: wasChecked(entries) })];
    case CHECK: {
      const promise = statementPromise(statementSentAt(loan), dayInMexico(now));
      return [step('check_statement', 'current', { promise })];
    }
    case 'awaiting_client_signature':
      return [step('sign_contract', 'current')];
    case 'signature_document_completed':
    case 'pending_disbursement':
    case 'approved':
      return [step('deposit', 'current', { amount: repayment?.received })];
    case 'active':
    case 'liquidated':
      return [];
    default:
      return [step('proceed', 'current')];
  }
}

/** Whether a statement has been sent before. */
const wasChecked = (before: readonly LoanEntry[]): boolean => before.some(({ status }) => status === CHECK);

/** The statuses of a loan whose statements are all accepted, in order; `approved` is only sent by the real API. */
const USUAL_PATH: readonly Loan['status'][] = loanStatuses.filter((status) => status !== 'approved');

/** Returns the statuses that have led to the one of a loan; none for a status outside of the usual path. */
function pathOf({ status, statement_refusal_reason }: LoanInProcess): LoanEntry[] {
  const entries = USUAL_PATH.slice(0, USUAL_PATH.indexOf(status) + 1).map((status) => ({ status }));
  // A returned statement was sent before.
  return status === UPLOAD && statement_refusal_reason ? [...entries, { status: CHECK }, { status: UPLOAD }] : entries;
}
