import type { Application } from '#domain/application';
import { day, plusMonths } from '#domain/calendar';
import type { Installment } from '#domain/installment';
import type { Loan } from '#domain/loan';
import { type Process, processSteps } from '#domain/process/processSteps';
import type { ProcessStep } from '#domain/process/step';

/** Sunday noon in Mexico City. */
export const NOW = new Date('2026-11-22T18:00:00.000Z');

/** Returns the instant of an hour of a day of November in Mexico City. */
export const at = (date: number, hour = 12) => `2026-11-${String(date).padStart(2, '0')}T${hour + 6}:00:00.000Z`;
export const entry = <const Status extends string>(status: Status, date: number, reason?: string) => ({
  status,
  at: at(date),
  ...(reason && { reason }),
});

export const applicationIn = (status: Application['status'], changes: Partial<Application> = {}): Application => ({
  id: '5',
  status,
  next_step: null,
  lease_monthly_income: 20_000,
  lease_start_date: day('2026-07-07'),
  lease_end_date: day('2028-07-07'),
  created_at: at(22),
  pre_offer_term_frame: 6,
  pre_offer_amount: 120_000,
  pre_offer_fees: 4_176,
  property_commercial_folio: null,
  property_zip_code: null,
  property_lease_agreement: null,
  ...changes,
});

export const loanIn = (status: Loan['status'], changes: Partial<Loan> = {}): Loan => ({
  id: '12',
  status,
  amount: 120_000,
  summary: { missing_installment: null, total_paid_amount: 0, missing_installments_counter: 0 },
  ...changes,
});

/** The id is not the number: a mix-up of the two must not pass. */
export const installmentIn = (
  number: number,
  status: Installment['status'],
  changes: Partial<Installment> = {},
): Installment => ({
  id: String(30 + number),
  number,
  status,
  due_date: plusMonths(day('2026-08-14'), number),
  total_amount: 20_000,
  ...changes,
});

/** Returns a step as one line: state, kind, and what is known about it. */
function lineOf({ state, kind, at: happened, promise, ...step }: ProcessStep): string {
  const until = promise?.until instanceof Date ? promise.until.toISOString().slice(0, 16) : promise?.until;
  return [
    `${state} ${kind}`,
    step.month,
    step.isAgain && 'again',
    happened?.toISOString().slice(5, 16),
    step.day && `on ${step.day.value}`,
    step.day?.isEstimated && 'estimated',
    step.isOverdue && 'overdue',
    promise && (promise.isLate ? `late since ${until}` : `in ${promise.hours} h until ${until}`),
    step.amount && `$${step.amount.value / 100}`,
    step.reason && `because ${step.reason}`,
  ]
    .filter(Boolean)
    .join(' ');
}

export const linesOf = (process: Process, now = NOW) => processSteps(process, now).map(lineOf);

export const approval = [
  entry('uncompleted', 9),
  entry('awaiting_validation', 9),
  entry('in_validation', 10),
  entry('approved', 11),
];
export const approved = applicationIn('approved', { history: approval });
export const DONE_APPLICATION = ['done send_application 11-09T18:00', 'done validate_application 11-11T18:00'];
export const LOAN_BEGINS = entry('awaiting_account_statement_upload', 11);
export const FIRST_PAYMENT = 'next first_payment on 2026-12-07 estimated $20000';
/** The steps that follow while all figures are known: from the deposit on, from the contract on, after the approval. */
export const DEPOSIT = ['next deposit $93552', FIRST_PAYMENT];
export const CONTRACT = ['next sign_contract', ...DEPOSIT];
export const LOAN = ['next upload_statement', ...CONTRACT];
