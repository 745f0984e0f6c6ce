import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Day, day } from '#domain/calendar';
import type { Installment } from '#domain/installment';
import { pesos } from '#domain/money';
import { paymentSituation } from '#domain/process/payments';
import * as figureTexts from '#i18n/es-MX/figures';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { loanOf } from '../../../../demo-server/states/sampleResponses.ts';
import { reasonNotToPay } from '../../../../web/features/installments/reasonNotToPay.ts';
import { PaymentCounts } from '../../../../web/features/loans/payments/PaymentCounts.tsx';
import { paymentLines, windowsOf } from '../../../../web/features/loans/payments/paymentLines.ts';
import { installmentIn, loanIn } from '../../../domain/process/samples.ts';

const today = day('2026-11-22');
const BECAUSE = loanTexts.proofRejectedBecause({ reason: 'No se lee' });
const WITHIN = figureTexts.withinBusinessHours({ hours: 72 });

/** Returns the lines of a loan with one installment. */
function linesOf(status: Installment['status'], due: string, details: object = {}): string[] {
  const installments = [installmentIn(3, status, { due_date: day(due), ...details })];
  const situation = paymentSituation(loanIn('active', { installments }), today);
  return paymentLines(situation, today).map(({ kind, text }) => `${kind}: ${text}`);
}

test.each<[Installment['status'], string, object, string]>([
  [
    'pending',
    '2026-11-12',
    {},
    `late: ${loanTexts.lateSince({ day: '12 nov 2026', distance: 'hace 10 días', amount: '$20,000.00' })}`,
  ],
  [
    'rejected',
    '2026-11-12',
    { rejection_reason: 'No se lee.' },
    `late: ${loanTexts.lateAndRejected({ day: '12 nov 2026', distance: 'hace 10 días', rejection: BECAUSE })}`,
  ],
  ['rejected', '2026-12-21', { rejection_reason: 'No se lee.' }, `rejected: ${BECAUSE}`],
  ['rejected', '2026-12-21', {}, `rejected: ${loanTexts.proofRejected}`],
  ['in_validation', '2026-11-12', {}, `validating: ${loanTexts.validatingProof({ byWhen: WITHIN })}`],
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
  const installments = [
    installmentIn(1, 'approved'),
    installmentIn(2, 'pending'),
    installmentIn(3, 'rejected', { due_date: day('2026-11-21') }),
    installmentIn(5, 'in_validation'),
    installmentIn(4, 'rejected'),
    installmentIn(6, 'pending'),
  ];
  const { summary } = loanIn('active');
  const windows = windowsOf({ id: '12', summary, installments }, today);
  expect(windows).toEqual(['lit', 'late', 'late', 'rejected', 'validating', 'dim']);
  expect(windowsOf({ id: '12', summary }, today)).toBeUndefined();
});

describe('a payment that takes no proof now', () => {
  const reason = (status: Installment['status'], facts: object = {}) =>
    reasonNotToPay({
      loanId: '12',
      amount: pesos(20_000),
      due: today,
      installment: { id: '31', month: 4, status, ...facts },
    });
  const promise = (until: Day, isLate = false) => ({ hours: 72, areBusinessHours: true, until, isLate });

  test.each<[Installment['status'], object, string]>([
    ['approved', { paidOn: day('2026-09-11') }, loanTexts.paidOn({ date: '11 sep 2026' })],
    ['approved', {}, loanTexts.paymentApplied],
    [
      'in_validation',
      { promise: promise(today) },
      loanTexts.validatingProof({ byWhen: figureTexts.latestAt({ date: 'dom 22 nov 2026' }) }),
    ],
    [
      'in_validation',
      { promise: promise(day('2026-11-21'), true) },
      loanTexts.validationTakesLonger({ takesLonger: figureTexts.takesLonger }),
    ],
  ])('says why, for %s with %j', (status, facts, expected) => expect(reason(status, facts)).toBe(expected));

  test('says nothing for a payment that takes one, or whose status is unknown', () => {
    for (const status of ['pending', 'rejected', 'overdue', 'unknown'] as const) expect(reason(status)).toBeUndefined();
  });
});

test('a loan says how many payments were made and how many are pending', () => {
  const markup = renderToStaticMarkup(createElement(PaymentCounts, { loan: loanOf('active') as never }));
  const items = [...markup.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text);
  expect(items).toEqual([loanTexts.paymentsMade({ paid: 3, of: 8 }), loanTexts.pendingPayments({ count: 5 })]);
});
