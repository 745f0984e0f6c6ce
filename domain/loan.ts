import { array, type Infer, nullable, number, optional, string, type } from 'superstruct';
import { DayShape, daysBetween } from './calendar.ts';
import { Installment } from './installment.ts';
import type { DomainMessageId } from './messages.ts';
import { inPesos, pesos, sum } from './money.ts';
import { type Rules, required } from './rules.ts';
import type { StatusRow } from './statuses.ts';
import type { Transitions } from './transitions.ts';
import type { FormOrPayload, UploadedFile } from './uploadedFile.ts';

export type LoanStatus =
  | 'awaiting_account_statement_upload'
  | 'awaiting_account_statement_check'
  | 'awaiting_client_signature'
  | 'signature_document_completed'
  | 'pending_disbursement'
  | 'approved'
  | 'active'
  | 'liquidated';

/** Labels and tones (ux §8). */
export const loanStatuses: Readonly<Record<LoanStatus, StatusRow & { readonly label: DomainMessageId }>> = {
  awaiting_account_statement_upload: { label: 'Waiting for your bank statement', tone: 'blue' },
  awaiting_account_statement_check: { label: 'We are reviewing your bank statement', tone: 'yellow' },
  awaiting_client_signature: { label: 'Waiting for your digital signature', tone: 'blue' },
  signature_document_completed: { label: 'Contract signed', tone: 'purple' },
  pending_disbursement: { label: 'Waiting for your deposit', tone: 'yellow' },
  approved: { label: 'Approved', tone: 'green' },
  active: { label: 'Active', tone: 'green' },
  liquidated: { label: 'Liquidated', tone: 'neutral' },
};

/** `statement` is the owner's upload, `liquidate` follows the last payment, the rest is the back office's (contract §5). */
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

/** What is still to pay and what is paid, in pesos (spec §3). */
export const LoanSummary = type({
  missing_installment: nullable(type({ amount: number(), due_date: DayShape })),
  total_paid_amount: number(),
  missing_installments_counter: number(),
});
export type LoanSummary = Infer<typeof LoanSummary>;

/** A loan as the API tells of it; the list leaves its installments out (spec §3). The amount is the total debt in pesos. */
export const Loan = type({
  id: string(),
  status: string(),
  amount: number(),
  summary: LoanSummary,
  installments: optional(array(Installment)),
  application_id: optional(nullable(string())),
  statement_refusal_reason: optional(nullable(string())),
  history: optional(array(type({ status: string(), at: string() }))),
});
export type Loan = Infer<typeof Loan>;

export const Loans = array(Loan);

/** POST /api/loans/{id}/account-statement: the PDF by its id. */
export const AccountStatement = type({ account_statement: string() });
export type AccountStatement = Infer<typeof AccountStatement>;
export type AccountStatementForm = { account_statement: UploadedFile | null };

/** The same for what the form holds and for what is sent. */
export const accountStatementRules: Rules<FormOrPayload<AccountStatement, 'account_statement'>> = {
  account_statement: [required('Document required')],
};

/** The earliest installment that is not approved, the sum of the approved, the count of the others (contract §4). */
export function summaryOf(installments: readonly Installment[]): LoanSummary {
  const missing = installments
    .filter(({ status }) => status !== 'approved')
    .sort((a, b) => daysBetween(b.due_date, a.due_date));
  const paid = installments.filter(({ status }) => status === 'approved');
  const next = missing[0];
  return {
    missing_installment: next ? { amount: next.total_amount, due_date: next.due_date } : null,
    total_paid_amount: inPesos(sum(paid.map(({ total_amount }) => pesos(total_amount)))),
    missing_installments_counter: missing.length,
  };
}

/** All its installments are approved, and there is at least one (contract §4). */
export const isLiquidated = (installments: readonly Installment[]): boolean =>
  installments.length > 0 && installments.every(({ status }) => status === 'approved');

/**
 * How many installments are paid, of how many. A list tells no installments: there all but the last are one amount,
 * so what is paid tells how many it was; with none left to tell the amount, it is 0 of 0.
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

/** What a loan's card lets the owner do: look at an active one, go on with one that waits for her statement (spec §2). */
export function loanAction({ status }: Pick<Loan, 'status'>): 'view' | 'upload statement' | null {
  if (status === 'active') return 'view';
  return status === 'awaiting_account_statement_upload' ? 'upload statement' : null;
}

/** `'12'` → `'0012'`; larger ids are not cut (spec §9). */
export const loanNumber = (id: string): string => id.padStart(4, '0');

/** The five digits of the transfer's reference 'Contrato 00012' (spec §2). */
export const paymentReference = (id: string): string => id.padStart(5, '0');
