import type { ApplicationStatus } from './application.ts';
import type { InstallmentStatus } from './installment.ts';
import type { LoanStatus } from './loan.ts';

/** A label for each status, and one for a status that this version does not know: the raw status is never shown. */
type StatusLabels<Status extends string> = Readonly<Record<Status | 'unknown', string>>;

/** `approved` reads 'Aceptado' here and 'Aprobado' for an installment. */
export const applicationStatusLabels: StatusLabels<ApplicationStatus> = {
  uncompleted: 'Borrador',
  awaiting_validation: 'En espera de validación',
  in_validation: 'En validación',
  approved: 'Aceptado',
  rejected: 'Rechazado',
  unknown: 'En proceso',
};

export const loanStatusLabels: StatusLabels<LoanStatus> = {
  awaiting_account_statement_upload: 'En espera de tu estado de cuenta',
  awaiting_account_statement_check: 'Estamos revisando tu estado de cuenta',
  awaiting_client_signature: 'En espera de tu firma',
  signature_document_completed: 'Contrato firmado',
  pending_disbursement: 'En espera de tu depósito',
  approved: 'Aprobado',
  active: 'Activo',
  liquidated: 'Liquidado',
  unknown: 'En proceso',
};

export const installmentStatusLabels: StatusLabels<InstallmentStatus> = {
  pending: 'Pendiente',
  in_validation: 'En validación',
  approved: 'Aprobado',
  rejected: 'Rechazado',
  overdue: 'Atrasado',
  outdated: 'Vencido',
  unknown: 'En proceso',
};
