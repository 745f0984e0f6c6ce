import type { ApplicationStatus } from '#domain/application';
import type { InstallmentStatus } from '#domain/installment';
import type { LoanStatus } from '#domain/loan';
import type { PlainMessageId } from './index.ts';

/** A message for each status, and one for a status that this version does not know: the raw status is never shown. */
type StatusLabels<Status extends string> = Readonly<Record<Status | 'unknown', PlainMessageId>>;

/** `approved` reads 'Aceptado' here and 'Aprobado' for an installment. */
export const applicationStatusLabels: StatusLabels<ApplicationStatus> = {
  uncompleted: 'Draft',
  awaiting_validation: 'Waiting for validation',
  in_validation: 'In validation',
  approved: 'Accepted',
  rejected: 'Rejected',
  unknown: 'In process',
};

export const loanStatusLabels: StatusLabels<LoanStatus> = {
  awaiting_account_statement_upload: 'Waiting for your bank statement',
  awaiting_account_statement_check: 'We are reviewing your bank statement',
  awaiting_client_signature: 'Waiting for your digital signature',
  signature_document_completed: 'Contract signed',
  pending_disbursement: 'Waiting for your deposit',
  approved: 'Approved',
  active: 'Active',
  liquidated: 'Liquidated',
  unknown: 'In process',
};

export const installmentStatusLabels: StatusLabels<InstallmentStatus> = {
  pending: 'Pending',
  in_validation: 'In validation',
  approved: 'Approved',
  rejected: 'Rejected',
  overdue: 'Overdue',
  outdated: 'Outdated',
  unknown: 'In process',
};
