import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ApplicationStatus } from '#domain/application';
import type { InstallmentStatus } from '#domain/installment';
import type { LoanStatus } from '#domain/loan';
import { ApplicationBadge } from '../../../web/features/applications/list/ApplicationBadge.tsx';
import { InstallmentBadge } from '../../../web/features/installments/InstallmentBadge.tsx';
import { LoanBadge } from '../../../web/features/loans/LoanBadge.tsx';

/** Returns the text of a badge and the class that gives its colours, without the hash of its stylesheet. */
function badgeOf<Status extends string>(badge: FunctionComponent<{ status: Status }>, status: Status) {
  const markup = renderToStaticMarkup(createElement(badge, { status }));
  const [, tone] = /^<span class="_badge_\w+ _([a-z]+)_/.exec(markup) ?? [];
  return { text: markup.replace(/<[^>]+>/g, ''), tone };
}

test.each<[ApplicationStatus, string]>([
  ['uncompleted', 'Borrador'],
  ['awaiting_validation', 'En espera de validación'],
  ['in_validation', 'En validación'],
  ['approved', 'Aceptado'],
  ['rejected', 'Rechazado'],
])('an application that is %s reads %s', (status, text) => {
  expect(badgeOf(ApplicationBadge, status).text).toBe(text);
});

test.each<[InstallmentStatus, string, string]>([
  ['pending', 'Pendiente', 'blue'],
  ['in_validation', 'En validación', 'yellow'],
  ['approved', 'Aprobado', 'green'],
  ['rejected', 'Rechazado', 'red'],
  ['overdue', 'Atrasado', 'black'],
  ['outdated', 'Vencido', 'neutral'],
])('an installment that is %s reads %s on %s', (status, text, tone) => {
  expect(badgeOf(InstallmentBadge, status)).toEqual({ text, tone });
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
  expect(badgeOf(LoanBadge, status).text).toBe(text);
});

test.each([
  ['an application', ApplicationBadge],
  ['an installment', InstallmentBadge],
  ['a loan', LoanBadge],
])('%s in an unknown status reads En proceso on neutral', (_, badge) => {
  expect(badgeOf<'unknown'>(badge, 'unknown')).toEqual({ text: 'En proceso', tone: 'neutral' });
});
