import { expect, test } from 'vitest';
import type { ApplicationStatus } from '#domain/application';
import type { InstallmentStatus } from '#domain/installment';
import type { LoanStatus } from '#domain/loan';
import { applicationStatusLabels, installmentStatusLabels, loanStatusLabels } from '#domain/statusLabels';

test.each<[ApplicationStatus, string]>([
  ['uncompleted', 'Borrador'],
  ['awaiting_validation', 'En espera de validación'],
  ['in_validation', 'En validación'],
  ['approved', 'Aceptado'],
  ['rejected', 'Rechazado'],
])(
  'an application that is %s reads %s',
  {
    tags: [
      's4-application-uncompleted',
      's4-application-awaiting',
      's4-application-in-validation',
      's4-application-approved',
      's4-application-rejected',
    ],
  },
  (status, label) => {
    expect(applicationStatusLabels[status]).toBe(label);
  },
);

test.each<[LoanStatus, string]>([
  ['awaiting_account_statement_upload', 'En espera de tu estado de cuenta'],
  ['awaiting_account_statement_check', 'Estamos revisando tu estado de cuenta'],
  ['awaiting_client_signature', 'En espera de tu firma'],
  ['signature_document_completed', 'Contrato firmado'],
  ['pending_disbursement', 'En espera de tu depósito'],
  ['approved', 'Aprobado'],
  ['active', 'Activo'],
  ['liquidated', 'Liquidado'],
])(
  'a loan that is %s reads %s',
  {
    tags: [
      's4-loan-upload',
      's4-loan-check',
      's4-loan-signature',
      's4-loan-signed',
      's4-loan-disbursement',
      's4-loan-approved',
      's4-loan-active',
      's4-loan-liquidated',
    ],
  },
  (status, label) => {
    expect(loanStatusLabels[status]).toBe(label);
  },
);

test.each<[InstallmentStatus, string]>([
  ['pending', 'Pendiente'],
  ['in_validation', 'En validación'],
  ['approved', 'Aprobado'],
  ['rejected', 'Rechazado'],
  ['overdue', 'Atrasado'],
  ['outdated', 'Vencido'],
])('an installment that is %s reads %s', { tags: 's4-installment-outdated' }, (status, label) => {
  expect(installmentStatusLabels[status]).toBe(label);
});

test.each([
  ['an application', applicationStatusLabels],
  ['a loan', loanStatusLabels],
  ['an installment', installmentStatusLabels],
])('%s in a status that this version does not know reads En proceso', (_, labels) => {
  expect(labels.unknown).toBe('En proceso');
});
