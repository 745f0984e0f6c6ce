import type { ApplicationStatus } from '#domain/application';
import type { InstallmentStatus } from '#domain/installment';
import type { LoanStatus } from '#domain/loan';
import * as statusTexts from './es-MX/statuses.ts';

/** A message for each status, and one for a status that this version does not know: the raw status is never shown. */
type StatusLabels<Status extends string> = Readonly<Record<Status | 'unknown', string>>;

/** `approved` reads 'Aceptado' here and 'Aprobado' for an installment. */
export const applicationStatusLabels: StatusLabels<ApplicationStatus> = {
  uncompleted: statusTexts.draft,
  awaiting_validation: statusTexts.awaitingValidation,
  in_validation: statusTexts.inValidation,
  approved: statusTexts.accepted,
  rejected: statusTexts.rejected,
  unknown: statusTexts.inProcess,
};

export const loanStatusLabels: StatusLabels<LoanStatus> = {
  awaiting_account_statement_upload: statusTexts.awaitingBankStatement,
  awaiting_account_statement_check: statusTexts.reviewingBankStatement,
  awaiting_client_signature: statusTexts.awaitingSignature,
  signature_document_completed: statusTexts.contractSigned,
  pending_disbursement: statusTexts.awaitingDeposit,
  approved: statusTexts.approved,
  active: statusTexts.active,
  liquidated: statusTexts.liquidated,
  unknown: statusTexts.inProcess,
};

export const installmentStatusLabels: StatusLabels<InstallmentStatus> = {
  pending: statusTexts.pending,
  in_validation: statusTexts.inValidation,
  approved: statusTexts.approved,
  rejected: statusTexts.rejected,
  overdue: statusTexts.overdue,
  outdated: statusTexts.outdated,
  unknown: statusTexts.inProcess,
};
