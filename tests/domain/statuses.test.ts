import { expect, test } from 'vitest';
import { type ApplicationStatus, applicationStatuses } from '#domain/application';
import { type InstallmentStatus, installmentStatuses } from '#domain/installment';
import { type LoanStatus, loanStatuses } from '#domain/loan';
import { statusRow } from '#domain/statuses';
import { label } from '#i18n';

test.each<[ApplicationStatus, string]>([
  ['uncompleted', 'Borrador'],
  ['awaiting_validation', 'En espera de validación'],
  ['in_validation', 'En validación'],
  ['approved', 'Aceptado'],
  ['rejected', 'Rechazado'],
])('an application that is %s reads %s', (status, text) => {
  expect(label(applicationStatuses[status].label)).toBe(text);
});

test.each<[InstallmentStatus, string, string]>([
  ['pending', 'Pendiente', 'blue'],
  ['in_validation', 'En validación', 'yellow'],
  ['approved', 'Aprobado', 'green'],
  ['rejected', 'Rechazado', 'red'],
  ['overdue', 'Atrasado', 'black'],
  ['outdated', 'Vencido', 'neutral'],
])('an installment that is %s reads %s on %s', (status, text, tone) => {
  expect(label(installmentStatuses[status].label)).toBe(text);
  expect(installmentStatuses[status].tone).toBe(tone);
});

test.each<[LoanStatus, string]>([
  ['awaiting_account_statement_upload', 'En espera de tu estado de cuenta'],
  ['awaiting_account_statement_check', 'Estamos revisando tu estado de cuenta'],
  ['awaiting_client_signature', 'En espera de tu firma'],
  ['signature_document_completed', 'Contrato firmado'],
  ['pending_disbursement', 'En espera de tu depósito'],
  ['approved', 'Aprobado'],
  ['active', 'Activo'],
  ['liquidated', 'Liquidado'],
])('a loan that is %s reads %s', (status, text) => {
  expect(label(loanStatuses[status].label)).toBe(text);
});

test.each(['', 'cancelled', 'toString', '__proto__', 'constructor'])(
  'the unknown status %j reads En proceso in every table',
  (status) => {
    const rows = [
      statusRow(applicationStatuses, status),
      statusRow(installmentStatuses, status),
      statusRow(loanStatuses, status),
    ];
    for (const row of rows) expect([label(row.label), row.tone]).toEqual(['En proceso', 'neutral']);
  },
);

test('returns the row of a known status', () => {
  expect(statusRow(installmentStatuses, 'overdue')).toBe(installmentStatuses.overdue);
});
