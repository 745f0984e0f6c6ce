import { is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { nextBusinessDay } from '#domain/businessDays';
import { clampedDay, day, partsOfDay, plusMonths } from '#domain/calendar';
import {
  Installment,
  installmentPlan,
  isOverdue,
  isPayable,
  numbered,
  paymentReceiptNumber,
  proofRules,
  shownStatus,
} from '#domain/installment';
import { minus, pesos, sum, times } from '#domain/money';
import { anyDay, anyRent, anyTerm, fc } from '../arbitraries.ts';
import { spanishError } from '../spanishText.ts';

const planOf = (leaseStart: string, disbursedOn: string, term: number) =>
  installmentPlan({
    amount: pesos(20_000 * term),
    rent: pesos(20_000),
    term,
    leaseStart: day(leaseStart),
    disbursedOn: day(disbursedOn),
  });
const dueDates = (...args: Parameters<typeof planOf>) => planOf(...args).map(({ due_date }) => due_date);

describe('the installment plan', () => {
  test('moves a due date on Saturday 5 December to Monday the 7th', () => {
    expect(dueDates('2025-03-05', '2026-11-21', 3)).toEqual(['2026-12-07', '2027-01-05', '2027-02-05']);
  });

  test('uses the last day of shorter months for a lease from the 31st, and moves it when banks are closed', () => {
    // 31 January 2026 is a Saturday and the Monday after it a holiday; 28 February a Saturday; 31 May a Sunday.
    expect(dueDates('2025-07-31', '2025-12-15', 5)).toEqual([
      '2026-02-03',
      '2026-03-02',
      '2026-03-31',
      '2026-04-30',
      '2026-06-01',
    ]);
  });

  test('adds the rounding difference to the last installment', () => {
    const plan = installmentPlan({
      amount: pesos(60_000.01),
      rent: pesos(20_000),
      term: 3,
      leaseStart: day('2025-03-05'),
      disbursedOn: day('2026-11-21'),
    });
    expect(plan.map(({ total_amount }) => total_amount)).toEqual([pesos(20_000), pesos(20_000), pesos(20_000.01)]);
  });

  const anyPlan = fc
    .record({ rent: anyRent, term: anyTerm, leaseStart: anyDay, disbursedOn: anyDay, extra: fc.nat({ max: 99 }) })
    .map(({ extra, ...of }) => ({ ...of, amount: minus(times(of.rent, of.term), pesos(-extra / 100)) }));

  test('always adds up to the amount, with one due date for each month: its first business day from that of the lease', () => {
    fc.assert(
      fc.property(anyPlan, (of) => {
        const plan = installmentPlan(of);
        expect(sum(plan.map(({ total_amount }) => total_amount))).toBe(of.amount);
        expect(plan.map(({ number }) => number)).toEqual(Array.from({ length: of.term }, (_, i) => i + 1));
        for (const { number, due_date } of plan) {
          const { year, month } = partsOfDay(plusMonths(of.disbursedOn, number));
          expect(due_date).toBe(nextBusinessDay(clampedDay(year, month, partsOfDay(of.leaseStart).date)));
        }
      }),
    );
  });
});

describe('the overdue status', () => {
  const due = day('2026-12-07');
  test.each<[Installment['status'], string, boolean]>([
    ['pending', '2026-12-07', false],
    ['pending', '2026-12-08', true],
    ['rejected', '2026-12-07', false],
    ['rejected', '2026-12-08', true],
    ['in_validation', '2026-12-08', false],
    ['approved', '2027-12-08', false],
    ['outdated', '2026-12-08', false],
  ])('is due on 7 December and %s, seen on %s: %s', (status, today, overdue) => {
    expect(isOverdue({ status, due_date: due }, day(today))).toBe(overdue);
    expect(shownStatus({ status, due_date: due }, day(today))).toBe(overdue ? 'overdue' : status);
  });
});

describe('a proof of payment', () => {
  test.each<[Installment['status'], boolean]>([
    ['pending', true],
    ['overdue', true],
    ['rejected', true],
    ['outdated', true],
    ['approved', false],
    ['in_validation', false],
    ['unknown', false],
  ])('may be uploaded while the installment is %s: %s', (status, payable) => {
    expect(isPayable({ status })).toBe(payable);
  });

  test('is required', () => {
    expect(spanishError(proofRules.file, null as never, { file: null as never })).toBe('Imagen obligatoria');
    expect(spanishError(proofRules.file, 'f1' as never, { file: 'f1' as never })).toBeUndefined();
  });
});

test('accepts an installment without loan and number, as the real API sends it', () => {
  expect(is({ id: '1', status: 'new_one', due_date: '2027-01-05', total_amount: 20_000 }, Installment)).toBe(true);
  expect(is({ id: '1', status: 'pending', due_date: '05/01/2027', total_amount: 20_000 }, Installment)).toBe(false);
});

test('numbers the installments from 1 where the API does not', () => {
  expect(numbered([{}, { number: 7 }, {}]).map(({ number }) => number)).toEqual([1, 7, 3]);
});

test.each([
  ['4', 3, '0004-03'],
  ['12345', 12, '12345-12'],
])('the receipt of loan %s, month %s has the number %s', (loanId, month, expected) => {
  expect(paymentReceiptNumber({ loanId, month })).toBe(expected);
});
