import {
  type ApplicationTransition,
  applicationNumber,
  applicationStatuses,
  applicationTransitions,
  BUREAU_RETRY_MONTHS,
} from '#domain/application';
import { plusMonths } from '#domain/calendar';
import {
  type InstallmentTransition,
  installmentPlan,
  installmentStatuses,
  installmentTransitions,
  shownStatus,
} from '#domain/installment';
import { isLiquidated, type LoanTransition, loanNumber, loanStatuses, loanTransitions } from '#domain/loan';
import { inPesos, pesos } from '#domain/money';
import { estimateReceipt, openingFees } from '#domain/preOffer';
import { statusAfter } from '#domain/transitions';
import { label } from '#i18n';
import { money } from '#i18n/format';
import type { Demo } from '../demo.ts';
import { notFound } from '../http/errors.ts';
import { amountOf, installmentsOf } from '../routes/serializers.ts';
import { type EmailTemplate, emailTemplates, greetingNameOf } from '../simulation/emailTemplates.ts';
import { inSpanish } from '../simulation/messageTexts.ts';
import type { ApplicationRow, InstallmentRow, LoanRow, OwnerRow, Row, TableName } from '../store/rows.ts';

/** What comes with a move: the owner's file, or the staff's reason. */
export type With = { readonly file?: string; readonly reason?: string; readonly folio?: string };

/**
 * All moves of applications, loans and installments, the owner's and the staff's. Each is checked against the kernel's
 * table, noted in the record and told to the owner by e-mail (contract §5); within `store.write`. Throws IllegalTransition,
 * or a 404 for an id that is not there.
 */
export type BackOffice = {
  application(id: string, move: ApplicationTransition, what?: With): ApplicationRow;
  loan(id: string, move: LoanTransition, what?: With): LoanRow;
  installment(id: string, move: InstallmentTransition, what?: With): InstallmentRow;
  /** An e-mail of the product to an owner. */
  write(owner: OwnerRow, letter: EmailTemplate): void;
};

type Room = Pick<Demo, 'store' | 'clock' | 'events' | 'messages'>;

export function createBackOffice({ store, clock, events, messages }: Room): BackOffice {
  const now = () => clock.now().toISOString();
  const there = <Name extends TableName>(name: Name, id: string): Row<Name> => {
    const row = store.table(name).get(id);
    if (!row) throw notFound();
    return row;
  };
  const write: BackOffice['write'] = (owner, letter) =>
    messages.send({ to: owner.email, channel: 'email', owner_id: owner.id, ...letter });
  const note = (owner: OwnerRow, line: string, data: Record<string, unknown>) =>
    events.note({ kind: 'transition', line, owner_id: owner.id, data });

  function application(
    id: string,
    move: ApplicationTransition,
    { reason = '', folio = '' }: With = {},
  ): ApplicationRow {
    const before = there('applications', id);
    const owner = there('owners', before.owner_id);
    const status = statusAfter(applicationTransitions, before.status, move);
    const after = store.table('applications').update(id, {
      status,
      moved_at: now(),
      ...(move === 'confirm' || move === 'refuse' ? { bureau_authorization: { folio, at: now() } } : {}),
      ...(move === 'refuse' ? { retry_from: plusMonths(clock.today(), BUREAU_RETRY_MONTHS) } : {}),
      ...(move === 'reject' ? { rejection_reason: reason } : {}),
    });
    const from = label(applicationStatuses[before.status].label);
    const to = label(applicationStatuses[status].label);
    const values = { number: applicationNumber(id), name: greetingNameOf(owner), from, to };
    note(owner, inSpanish('Application moved', values), { application_id: id, from: before.status, to: status });

    if (move === 'confirm') write(owner, emailTemplates.applicationReceived(owner, after, clock.now()));
    if (move === 'refuse') write(owner, emailTemplates.scoreTooLow(owner, after));
    if (move === 'take') write(owner, emailTemplates.applicationTaken(owner, after));
    if (move === 'reject') write(owner, emailTemplates.applicationRejected(owner, after, reason));
    return move === 'approve' ? withLoan(owner, after) : after;
  }

  /** An approved application becomes a loan that waits for the bank statement (contract §5). */
  function withLoan(owner: OwnerRow, row: ApplicationRow): ApplicationRow {
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
    const amount = pesos(amountOf({ store }, loan));
    const values = { number: loanNumber(loan.id), name: greetingNameOf(owner), amount: money(amount) };
    note(owner, inSpanish('Loan created', values), { loan_id: loan.id, to: status });
    write(owner, emailTemplates.applicationApproved(owner, row, loan, amount));
    return store.table('applications').update(row.id, { loan_id: loan.id });
  }

  function loan(id: string, move: LoanTransition, { file, reason = '' }: With = {}): LoanRow {
    const before = there('loans', id);
    const owner = there('owners', before.owner_id);
    const status = statusAfter(loanTransitions, before.status, move);
    const after = store.table('loans').update(id, {
      status,
      history: [...before.history, { status, at: now() }],
      ...(move === 'statement' ? { account_statement: file ?? null, statement_refusal_reason: null } : {}),
      ...(move === 'refuse' ? { statement_refusal_reason: reason } : {}),
    });
    const [from, to] = [label(loanStatuses[before.status].label), label(loanStatuses[status].label)];
    const values = { number: loanNumber(id), name: greetingNameOf(owner), from, to };
    note(owner, inSpanish('Loan moved', values), { loan_id: id, from: before.status, to: status });

    if (move === 'statement') write(owner, emailTemplates.statementReceived(owner, clock.now()));
    if (move === 'accept') write(owner, emailTemplates.contractSent(owner, after, pesos(amountOf({ store }, after))));
    if (move === 'refuse') write(owner, emailTemplates.statementReturned(owner, after, reason));
    if (move === 'sign') write(owner, emailTemplates.contractSigned(owner, after));
    if (move === 'queue') write(owner, emailTemplates.depositScheduled(owner, after));
    if (move === 'disburse') disbursed(owner, after);
    if (move === 'liquidate') write(owner, emailTemplates.loanLiquidated(owner, after));
    return after;
  }

  /** The money is on its way: the installments begin next month (contract §4). */
  function disbursed(owner: OwnerRow, row: LoanRow): void {
    const application = there('applications', row.application_id);
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
      }),
    );
    const { received } = estimateReceipt({ amount, fees: openingFees(amount).fees, term });
    const [first] = installments;
    if (first) write(owner, emailTemplates.depositMade(owner, row, received, first));
  }

  function installment(id: string, move: InstallmentTransition, { file, reason = '' }: With = {}): InstallmentRow {
    const before = there('installments', id);
    const owner = there('owners', before.owner_id);
    const shown = shownStatus(before, clock.today());
    // What the moves lead to is always kept: overdue is where they may come from, never where they go.
    const status = statusAfter(installmentTransitions, shown, move) as InstallmentRow['status'];
    const after = store.table('installments').update(id, {
      status,
      moved_at: now(),
      rejection_reason: move === 'reject' ? reason : null,
      ...(move === 'proof' ? { proof: file ?? null } : {}),
    });
    const [from, to] = [installmentStatuses[shown].label, installmentStatuses[status].label];
    const values = { month: before.number, number: loanNumber(before.loan_id), name: greetingNameOf(owner) };
    const line = inSpanish('Installment moved', { ...values, from: label(from), to: label(to) });
    note(owner, line, { loan_id: before.loan_id, installment_id: id, from: shown, to: status });

    if (move === 'proof') write(owner, emailTemplates.proofReceived(owner, after, clock.now()));
    if (move === 'reject') write(owner, emailTemplates.paymentRejected(owner, after, reason));
    if (move === 'approve') {
      write(owner, emailTemplates.paymentApproved(owner, after));
      const whole = there('loans', after.loan_id);
      if (whole.status === 'active' && isLiquidated(installmentsOf({ store }, whole))) loan(whole.id, 'liquidate');
    }
    return after;
  }

  return { application, loan, installment, write };
}
