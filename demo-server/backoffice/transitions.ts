import {
  type ApplicationTransition,
  applicationNumber,
  applicationTransitions,
  BUREAU_RETRY_MONTHS,
} from '#domain/application';
import { plusMonths } from '#domain/calendar';
import { type InstallmentTransition, installmentPlan, installmentTransitions, shownStatus } from '#domain/installment';
import { isLiquidated, type LoanTransition, loanNumber, loanTransitions } from '#domain/loan';
import { inPesos, pesos } from '#domain/money';
import { applicationStatusLabels, installmentStatusLabels, loanStatusLabels } from '#domain/statusLabels';
import { statusAfter, type Transitions } from '#domain/transitions';
import * as serverTexts from '#i18n/es-MX/demo/server';
import { amountText } from '#i18n/figures';
import type { Demo } from '../demo.ts';
import { notFound } from '../http/errors.ts';
import { type EmailTemplate, emailTemplates, greetingName, sendEmail } from '../simulation/emailTemplates.ts';
import type { ApplicationRow, InstallmentRow, LoanRow, OwnerRow, Row, TableName } from '../store/rows.ts';
import { amountOf, installmentsOf, repaymentOfRow, repaymentTextOf } from './loanFigures.ts';

/** The tables that transitions are checked against. */
export const transitionTables: Readonly<
  Record<'applications' | 'loans' | 'installments', Transitions<string, string>>
> = { applications: applicationTransitions, loans: loanTransitions, installments: installmentTransitions };

/** What a transition needs besides its name: the owner's file, the staff's reason, the bureau's folio. */
export type TransitionDetails = { readonly file?: string; readonly reason?: string; readonly folio?: string };

/**
 * All transitions of applications, loans and installments, the owner's and the staff's. Each is checked against the
 * tables of `domain/`, recorded as an event and reported to the owner by e-mail. Call within `store.write`. Throws
 * IllegalTransition, or a 404 for an unknown id.
 */
export type BackOffice = {
  application(id: string, transition: ApplicationTransition, details?: TransitionDetails): ApplicationRow;
  loan(id: string, transition: LoanTransition, details?: TransitionDetails): LoanRow;
  installment(id: string, transition: InstallmentTransition, details?: TransitionDetails): InstallmentRow;
};

type Context = Pick<Demo, 'store' | 'clock' | 'events' | 'messages'>;

/** Creates the back office of a demo. */
export function createBackOffice(context: Context): BackOffice {
  const tools = createTools(context);
  return {
    application: (id, transition, details) => changeApplication(tools, id, transition, details),
    loan: (id, transition, details) => changeLoan(tools, id, transition, details),
    installment: (id, transition, details) => changeInstallment(tools, id, transition, details),
  };
}

type Tools = ReturnType<typeof createTools>;

/** Returns what all transitions need: the store, the clock, events and e-mails. */
function createTools({ store, clock, events, messages }: Context) {
  return {
    store,
    clock,
    now: () => clock.now().toISOString(),
    getRow<Name extends TableName>(name: Name, id: string): Row<Name> {
      const row = store.table(name).get(id);
      if (!row) throw notFound();
      return row;
    },
    sendEmail: (owner: OwnerRow, template: EmailTemplate) => sendEmail(messages, owner, template),
    recordEvent(owner: OwnerRow, line: string, data: Record<string, unknown>): void {
      events.record({ kind: 'transition', line, owner_id: owner.id, data });
    },
  };
}

function changeApplication(
  tools: Tools,
  id: string,
  transition: ApplicationTransition,
  { reason = '', folio = '' }: TransitionDetails = {},
): ApplicationRow {
  const { store, clock, now, getRow, sendEmail, recordEvent } = tools;
  const before = getRow('applications', id);
  const owner = getRow('owners', before.owner_id);
  const status = statusAfter(applicationTransitions, before.status, transition);
  const after = store.table('applications').update(id, {
    status,
    moved_at: now(),
    history: withEntry(before.history, { status, at: now(), reason }),
    ...(transition === 'confirm' || transition === 'rejectByBureau'
      ? { bureau_authorization: { folio, at: now() } }
      : {}),
    ...(transition === 'rejectByBureau' ? { retry_from: plusMonths(clock.today(), BUREAU_RETRY_MONTHS) } : {}),
    ...(transition === 'reject' ? { rejection_reason: reason } : {}),
  });
  const from = applicationStatusLabels[before.status];
  const to = applicationStatusLabels[status];
  const values = { number: applicationNumber(id), name: greetingName(owner), from, to };
  recordEvent(owner, serverTexts.applicationMoved(values), { application_id: id, from: before.status, to: status });

  if (transition === 'confirm') sendEmail(owner, emailTemplates.applicationReceived(owner, after, clock.now()));
  if (transition === 'rejectByBureau') sendEmail(owner, emailTemplates.scoreTooLow(owner, after));
  if (transition === 'take') sendEmail(owner, emailTemplates.applicationTaken(owner, after));
  if (transition === 'reject') sendEmail(owner, emailTemplates.applicationRejected(owner, after, reason));
  return transition === 'approve' ? createLoan(tools, owner, after) : after;
}

type Entry<Status> = { readonly status: Status; readonly at: string; readonly reason?: string };

/** Returns a history with a status that begins now, and the reason if one was given. */
const withEntry = <Status>(
  before: readonly Entry<Status>[] = [],
  { reason, ...entry }: Entry<Status>,
): Entry<Status>[] => [...before, reason ? { ...entry, reason } : entry];

/** Creates the loan of an approved application; it waits for the bank statement. */
function createLoan(tools: Tools, owner: OwnerRow, row: ApplicationRow): ApplicationRow {
  const { store, now, sendEmail, recordEvent } = tools;
  const status = 'awaiting_account_statement_upload';
  const loan = store.table('loans').insert({
    id: store.nextNumber('loans'),
    owner_id: owner.id,
    application_id: row.id,
    status,
    account_statement: null,
    statement_refusal_reason: null,
    history: [{ status, at: now() }],
  });
  const received = amountText(repaymentOfRow(tools, loan).received);
  const values = { number: loanNumber(loan.id), name: greetingName(owner), received };
  recordEvent(owner, serverTexts.loanCreated(values), { loan_id: loan.id, to: status });
  sendEmail(owner, emailTemplates.applicationApproved(owner, row, loan, repaymentTextOf(tools, loan)));
  return store.table('applications').update(row.id, { loan_id: loan.id });
}

function changeLoan(
  tools: Tools,
  id: string,
  transition: LoanTransition,
  { file, reason = '' }: TransitionDetails = {},
): LoanRow {
  const { store, clock, now, getRow, sendEmail, recordEvent } = tools;
  const before = getRow('loans', id);
  const owner = getRow('owners', before.owner_id);
  const status = statusAfter(loanTransitions, before.status, transition);
  const after = store.table('loans').update(id, {
    status,
    history: withEntry(before.history, { status, at: now(), reason }),
    ...(transition === 'statement' ? { account_statement: file ?? null, statement_refusal_reason: null } : {}),
    ...(transition === 'refuse' ? { statement_refusal_reason: reason } : {}),
  });
  const [from, to] = [loanStatusLabels[before.status], loanStatusLabels[status]];
  const values = { number: loanNumber(id), name: greetingName(owner), from, to };
  recordEvent(owner, serverTexts.loanMoved(values), { loan_id: id, from: before.status, to: status });

  if (transition === 'statement') sendEmail(owner, emailTemplates.statementReceived(owner, clock.now()));
  if (transition === 'accept')
    sendEmail(owner, emailTemplates.contractSent(owner, after, repaymentTextOf(tools, after)));
  if (transition === 'refuse') sendEmail(owner, emailTemplates.statementReturned(owner, after, reason));
  if (transition === 'sign') sendEmail(owner, emailTemplates.contractSigned(owner, after));
  if (transition === 'queue') sendEmail(owner, emailTemplates.depositScheduled(owner, after));
  if (transition === 'disburse') createInstallments(tools, owner, after);
  if (transition === 'liquidate') sendEmail(owner, emailTemplates.loanLiquidated(owner, after));
  return after;
}

/** Creates the installments of a disbursed loan; the first is due in the month after the disbursement. */
function createInstallments(tools: Tools, owner: OwnerRow, row: LoanRow): void {
  const { store, clock, now, getRow, sendEmail } = tools;
  const application = getRow('applications', row.application_id);
  const term = application.pre_offer_term_frame ?? 0;
  const amount = pesos(amountOf({ store }, row));
  const rent = pesos(application.lease_monthly_income);
  const leaseStart = application.lease_start_date;
  const plan = installmentPlan({ amount, rent, term, leaseStart, disbursedOn: clock.today() });
  const installments = plan.map(({ number, due_date, total_amount }) =>
    store.table('installments').insert({
      id: store.nextNumber('installments'),
      owner_id: owner.id,
      loan_id: row.id,
      number,
      status: 'pending',
      due_date,
      total_amount: inPesos(total_amount),
      proof: null,
      rejection_reason: null,
      moved_at: now(),
      history: [],
    }),
  );
  const [first] = installments;
  if (first) sendEmail(owner, emailTemplates.depositMade(owner, row, repaymentOfRow(tools, row).received, first));
}

function changeInstallment(
  tools: Tools,
  id: string,
  transition: InstallmentTransition,
  { file, reason = '' }: TransitionDetails = {},
): InstallmentRow {
  const { store, clock, now, getRow, sendEmail, recordEvent } = tools;
  const before = getRow('installments', id);
  const owner = getRow('owners', before.owner_id);
  const shown = shownStatus(before, clock.today());
  // No transition leads to `overdue`, which is derived: the result is always a stored status.
  const status = statusAfter(installmentTransitions, shown, transition) as InstallmentRow['status'];
  const after = store.table('installments').update(id, {
    status,
    moved_at: now(),
    history: withEntry(before.history, { status, at: now(), reason }),
    rejection_reason: transition === 'reject' ? reason : null,
    ...(transition === 'proof' ? { proof: file ?? null } : {}),
  });
  const [from, to] = [installmentStatusLabels[shown], installmentStatusLabels[status]];
  const values = { month: before.number, number: loanNumber(before.loan_id), name: greetingName(owner) };
  const line = serverTexts.installmentMoved({ ...values, from, to });
  recordEvent(owner, line, { loan_id: before.loan_id, installment_id: id, from: shown, to: status });

  if (transition === 'proof') sendEmail(owner, emailTemplates.proofReceived(owner, after, clock.now()));
  if (transition === 'reject') sendEmail(owner, emailTemplates.paymentRejected(owner, after, reason));
  if (transition === 'approve') {
    sendEmail(owner, emailTemplates.paymentApproved(owner, after));
    const parent = getRow('loans', after.loan_id);
    if (parent.status === 'active' && isLiquidated(installmentsOf({ store }, parent)))
      changeLoan(tools, parent.id, 'liquidate');
  }
  return after;
}
