import { day } from '#domain/calendar';
import type { LoanStatus } from '#domain/loan';
import type { CaseFileDto } from '../../../../../demo-server/console/dto.ts';

type Loan = CaseFileDto['loans'][number];
type Installment = Loan['installments'][number];

/** Returns the case file of an owner with a loan. */
export function fileWith(status: LoanStatus, changes: Partial<Loan> = {}): CaseFileDto {
  const texts = { label: '', detail: '', received: '', number: '' };
  const loan = { id: '6', status, ...texts, moved_at: '', rejected: false, transitions: [], installments: [] };
  const owner = { id: 'elena', name: 'Elena', given_name: 'Elena', email: '', phone: '', persona: null };
  return {
    ...owner,
    phone_verified: true,
    next_step: null,
    is_of_talk: true,
    last_name: '',
    rent: 20_000,
    term: 6,
    lease: null,
    applications: [],
    loans: [{ ...loan, ...changes }],
  };
}

/** Returns the case file of an owner with an active loan of these installments. */
export function withPayments(...changes: readonly Partial<Installment>[]): CaseFileDto {
  const texts = { label: '', due_date: day('2026-12-28'), detail: '' };
  const installment: Installment = {
    id: '1',
    number: 1,
    status: 'pending',
    ...texts,
    moved_at: '',
    rejected: false,
    transitions: [],
  };
  return fileWith('active', { installments: changes.map((change) => ({ ...installment, ...change })) });
}

/** Returns the case file of an owner whose application was rejected. */
export function withRejectedApplication(changes: { rejected_by_bureau?: boolean } = {}): CaseFileDto {
  const texts = { id: '9', number: '', label: '', detail: '' };
  const application = {
    ...texts,
    status: 'rejected',
    next_step: null,
    moved_at: '',
    rejected: true,
    rejected_by_bureau: false,
  } as const;
  return { ...fileWith('active'), loans: [], applications: [{ ...application, ...changes, transitions: [] }] };
}

export const toAccept = fileWith('awaiting_account_statement_check', { transitions: ['accept', 'refuse'] });
export const toSign = fileWith('awaiting_client_signature', { transitions: ['sign'] });
export const toUpload = fileWith('awaiting_account_statement_upload');
export const late = withPayments({ status: 'overdue' });
export const inValidation = withPayments({ status: 'in_validation', transitions: ['approve', 'reject'] });
