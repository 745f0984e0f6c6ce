import { expect, test } from 'vitest';
import { day } from '#domain/calendar';
import type { Installment } from '#domain/installment';
import { paymentSituation } from '#domain/process/payments';
import { paymentLines, windowsOf } from '../../../web/features/loans/payments/paymentLines.ts';

const today = day('2026-11-22');

/** Returns the lines of a loan with one installment. */
function linesOf(status: Installment['status'], due: string, details: object = {}): string[] {
  const installment = { id: '31', number: 3, status, due_date: day(due), total_amount: 20_000, ...details };
  const summary = { missing_installment: null, total_paid_amount: 0, missing_installments_counter: 1 };
  const situation = paymentSituation({ id: '12', summary, installments: [installment] }, today);
  return paymentLines(situation, today).map(({ kind, text }) => `${kind}: ${text}`);
}

test.each<[Installment['status'], string, object, string]>([
  [
    'pending',
    '2026-11-12',
    {},
    'late: venció el 12 nov 2026 · hace 10 días. Transfiere $20,000.00 y sube tu comprobante.',
  ],
  [
    'rejected',
    '2026-11-12',
    { rejection_reason: 'No se lee.' },
    'late: venció el 12 nov 2026 · hace 10 días. Rechazamos tu comprobante: “No se lee”. Sube otro.',
  ],
  [
    'rejected',
    '2026-12-21',
    { rejection_reason: 'No se lee.' },
    'rejected: Rechazamos tu comprobante: “No se lee”. Sube otro.',
  ],
  ['rejected', '2026-12-21', {}, 'rejected: Rechazamos tu comprobante. Sube otro.'],
  [
    'in_validation',
    '2026-11-12',
    {},
    'validating: Recibimos tu comprobante; lo validaremos en un máximo de 72 horas hábiles.',
  ],
])('a payment that is %s and due on %s with %j is told in words', (status, due, details, line) => {
  expect(linesOf(status, due, details)).toEqual([line]);
});

test('a payment that is only to be made, or was approved, has no line', () => {
  expect(linesOf('pending', '2026-12-21')).toEqual([]);
  expect(linesOf('approved', '2026-11-12')).toEqual([]);
});

test('a late payment of a loan whose installments the API does not list has no line', () => {
  const missing_installment = { due_date: day('2026-11-12'), amount: 20_000 };
  const summary = { missing_installment, total_paid_amount: 0, missing_installments_counter: 1 };
  const situation = paymentSituation({ id: '12', summary }, today);
  expect(situation.late).toHaveLength(1);
  expect(paymentLines(situation, today)).toEqual([]);
});

test('each month of a loan has a window, in the order of the due dates', () => {
  const month = (number: number, status: Installment['status'], due: string, more: object = {}) => ({
    id: String(number),
    number,
    status,
    due_date: day(due),
    total_amount: 20_000,
    ...more,
  });
  const installments = [
    month(1, 'approved', '2026-08-12'),
    month(2, 'pending', '2026-11-12'),
    month(3, 'rejected', '2026-11-21'),
    month(5, 'in_validation', '2027-01-12'),
    month(4, 'rejected', '2026-12-14'),
    month(6, 'pending', '2027-02-12'),
  ];
  const summary = { missing_installment: null, total_paid_amount: 0, missing_installments_counter: 5 };
  const windows = windowsOf({ id: '12', summary, installments }, today);
  expect(windows).toEqual(['lit', 'late', 'late', 'rejected', 'validating', 'dim']);
  expect(windowsOf({ id: '12', summary }, today)).toBeUndefined();
});
