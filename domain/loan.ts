import { array, type Infer, nullable, optional, string, type } from 'superstruct';
import { DayShape, daysBetween } from './calendar.ts';
import { beganAt, historyOf, lastEntry } from './history.ts';
import { Installment, isPayable } from './installment.ts';
import { inPesos, pesos, sum } from './money.ts';
import { CountShape, ifReadable, known, PesosShape } from './readable.ts';
import { type Rules, required } from './rules.ts';
import type { Transitions } from './transitions.ts';
import type { FormOrPayload, UploadedFile } from './uploadedFile.ts';

/** `approved` is only sent by the real API. */
export const loanStatuses = [
  'awaiting_account_statement_upload',
  'awaiting_account_statement_check',
  'awaiting_client_signature',
  'signature_document_completed',
  'pending_disbursement',
  'approved',
  'active',
  'liquidated',
] as const;
export type LoanStatus = (typeof loanStatuses)[number];

/**
 * `statement` is the owner's upload of a bank statement, `liquidate` follows the approval of the last payment, and
 * `sign` reports the owner's signature; the back office does the others. `refuse` rejects a statement: its name and that
 * of `statement_refusal_reason` are the API's.
 */
export type LoanTransition = 'statement' | 'accept' | 'refuse' | 'sign' | 'queue' | 'disburse' | 'liquidate';
export const loanTransitions: Transitions<LoanStatus, LoanTransition> = {
  statement: { from: ['awaiting_account_statement_upload'], to: 'awaiting_account_statement_check' },
  accept: { from: ['awaiting_account_statement_check'], to: 'awaiting_client_signature' },
  refuse: { from: ['awaiting_account_statement_check'], to: 'awaiting_account_statement_upload' },
  sign: { from: ['awaiting_client_signature'], to: 'signature_document_completed' },
  queue: { from: ['signature_document_completed'], to: 'pending_disbursement' },
  disburse: { from: ['pending_disbursement'], to: 'active' },
  liquidate: { from: ['active'], to: 'liquidated' },
};

/** Next payment, total paid and number of unpaid installments of a loan; amounts in pesos. */
export const LoanSummary = type({
  missing_installment: nullable(type({ amount: PesosShape, due_date: DayShape })),
  total_paid_amount: PesosShape,
  missing_installments_counter: CountShape,
});
export type LoanSummary = Infer<typeof LoanSummary>;

export const LoanHistory = historyOf(loanStatuses);

/** A loan as the API returns it. `amount` is the total debt in pesos. Lists of loans have no `installments`. */
export const Loan = type({
  id: string(),
  status: known(loanStatuses),
  amount: PesosShape,
  summary: LoanSummary,
  installments: optional(array(Installment)),
  application_id: ifReadable(optional(nullable(string()))),
  statement_refusal_reason: ifReadable(optional(nullable(string()))),
  history: ifReadable(optional(LoanHistory)),
});
export type Loan = Infer<typeof Loan>;

export const Loans = array(Loan);

/** Body of POST /api/loans/{id}/account-statement: the PDF by its file id. */
export const AccountStatement = type({ account_statement: string() });
export type AccountStatement = Infer<typeof AccountStatement>;
export type AccountStatementForm = { account_statement: UploadedFile | null };

/** Rules for the bank statement, both in the form and in the request body. */
export const accountStatementRules: Rules<FormOrPayload<AccountStatement, 'account_statement'>> = {
  account_statement: [required('Document required')],
};

/**
 * Returns the summary of a loan: the earliest payable installment, else the earliest in validation
 * (s3-loan-next-installment); the sum of the approved ones and the count of the others.
 */
export function summaryOf(
  installments: readonly Pick<Installment, 'status' | 'due_date' | 'total_amount'>[],
): LoanSummary {
  const unpaid = installments
    .filter(({ status }) => status !== 'approved')
    .sort((a, b) => daysBetween(b.due_date, a.due_date));
  const paid = installments.filter(({ status }) => status === 'approved');
  const next = unpaid.find(isPayable) ?? unpaid[0];
  return {
    missing_installment: next ? { amount: next.total_amount, due_date: next.due_date } : null,
    total_paid_amount: inPesos(sum(paid.map(({ total_amount }) => pesos(total_amount)))),
    missing_installments_counter: unpaid.length,
  };
}

/** Returns the instant at which the statement in validation was sent; undefined where the API does not tell it. */
export const statementSentAt = ({ history }: Partial<Pick<Loan, 'history'>>): Date | undefined =>
  beganAt(lastEntry(history, 'awaiting_account_statement_check'));

/** Returns the instant of the deposit; undefined where the API does not tell it. */
export const depositedAt = ({ history }: Pick<Loan, 'history'>): Date | undefined =>
  beganAt(lastEntry(history, 'active'));

/**
 * Returns the instant at which a loan was paid off: that of its last approval. Undefined before, and where the API does not
 * tell it.
 */
export const paidOffAt = ({ status, history }: Pick<Loan, 'status' | 'history'>): Date | undefined =>
  status === 'liquidated' ? beganAt(lastEntry(history, 'liquidated')) : undefined;

/** Whether the money of a loan has been deposited. */
export const isDeposited = ({ status }: Pick<Loan, 'status'>): boolean =>
  status === 'active' || status === 'liquidated';

/** Whether all installments of a loan are approved. False when there are none. */
export const isLiquidated = (installments: readonly Installment[]): boolean =>
  installments.length > 0 && installments.every(({ status }) => status === 'approved');

/**
 * Returns how many installments are paid, and of how many. A loan in a list has no installments: then the count is
 * estimated as total paid divided by the amount of the next one, since all but the last are equal. Without a next one
 * the result is 0 of 0.
 */
export function paymentProgress({ installments, summary }: Pick<Loan, 'installments' | 'summary'>): {
  paid: number;
  of: number;
} {
  if (installments) {
    return { paid: installments.filter(({ status }) => status === 'approved').length, of: installments.length };
  }
  const { missing_installment, total_paid_amount, missing_installments_counter } = summary;
  const paid = missing_installment?.amount ? Math.round(total_paid_amount / missing_installment.amount) : 0;
  return { paid, of: paid + missing_installments_counter };
}

/**
 * Returns what the card of a loan offers: to view a loan that is or was paid back, to upload the statement that a loan
 * waits for, or nothing.
 */
export function loanAction(loan: Pick<Loan, 'status'>): 'view' | 'upload statement' | null {
  if (isDeposited(loan)) return 'view';
  return loan.status === 'awaiting_account_statement_upload' ? 'upload statement' : null;
}

/**
 * Formats a loan id as its number: `'12'` → `'0012'`. Longer ids are not cut (s9-loan-number).
 * @example loanNumber('12') // => '0012'
 */
export const loanNumber = (id: string): string => id.padStart(4, '0');

/**
 * Returns the five digits of the bank transfer's reference 'Contrato 00012' (s2-installment-reference).
 * @example paymentReference('12') // => '00012'
 */
export const paymentReference = (id: string): string => id.padStart(5, '0');

/**
 * Returns the number of the letter that says that a loan is paid off: of loan 12 it is `'0012-F'`.
 * @example settlementLetterNumber('12') // => '0012-F'
 */
export const settlementLetterNumber = (id: string): string => `${loanNumber(id)}-F`;
