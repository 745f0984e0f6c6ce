import { is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { day } from '#domain/calendar';
import type { Installment, KeptInstallmentStatus } from '#domain/installment';
import {
  accountStatementRules,
  isLiquidated,
  Loan,
  type LoanStatus,
  loanAction,
  loanNumber,
  loanStatuses,
  paymentReference,
  paymentsOf,
  summaryOf,
} from '#domain/loan';
import { inPesos, pesos, sum } from '#domain/money';
import { anyDay, fc } from '../arbitraries.ts';
import { spanishError } from '../spanishText.ts';

const installment = (id: string, status: string, due_date: string, total_amount = 20_000): Installment => ({
  id,
  status,
  due_date: day(due_date),
  total_amount,
});

describe('the summary', () => {
  test('names the earliest installment that is not approved, the sum of the approved, the count of the others', () => {
    const installments = [
      installment('4', 'pending', '2027-04-05'),
      installment('1', 'approved', '2027-01-05'),
      installment('3', 'rejected', '2027-03-05', 19_999.99),
      installment('2', 'in_validation', '2027-02-05', 20_000.01),
    ];
    expect(summaryOf(installments)).toEqual({
      missing_installment: { amount: 20_000.01, due_date: '2027-02-05' },
      total_paid_amount: 20_000,
      missing_installments_counter: 3,
    });
  });

  test('adds centavos exactly', () => {
    const paid = [0.1, 0.2, 0.3].map((amount, i) => installment(`${i}`, 'approved', '2027-01-05', amount));
    expect(summaryOf(paid).total_paid_amount).toBe(0.6);
  });

  test('before disbursement and after the last payment misses nothing', () => {
    const nothing = { missing_installment: null, missing_installments_counter: 0 };
    expect(summaryOf([])).toEqual({ ...nothing, total_paid_amount: 0 });
    expect(summaryOf([installment('1', 'approved', '2027-01-05')])).toEqual({ ...nothing, total_paid_amount: 20_000 });
  });

  test('of two that are due on one day the first listed comes next', () => {
    const both = [installment('1', 'pending', '2027-01-05', 1), installment('2', 'pending', '2027-01-05', 2)];
    expect(summaryOf(both).missing_installment?.amount).toBe(1);
  });

  const anyInstallments = fc.array(
    fc.record({
      id: fc.constant('1'),
      status: fc.constantFrom<KeptInstallmentStatus>('pending', 'in_validation', 'approved', 'rejected'),
      due_date: anyDay,
      total_amount: fc.integer({ min: 1, max: 5_000_000 }).map((centavos) => centavos / 100),
    }),
  );

  test('counts every installment once and leaves the list as it was', () => {
    fc.assert(
      fc.property(anyInstallments, (installments) => {
        const before = structuredClone(installments);
        const { missing_installment, total_paid_amount, missing_installments_counter } = summaryOf(installments);
        expect(installments).toEqual(before);
        const missing = installments.filter(({ status }) => status !== 'approved');
        expect(missing_installments_counter).toBe(missing.length);
        expect(missing.every(({ due_date }) => (missing_installment?.due_date ?? '') <= due_date)).toBe(true);
        const unpaid = sum(missing.map(({ total_amount }) => pesos(total_amount)));
        const all = sum(installments.map(({ total_amount }) => pesos(total_amount)));
        expect(pesos(total_paid_amount) + unpaid).toBe(all);
        expect(isLiquidated(installments)).toBe(installments.length > 0 && missing_installment === null);
      }),
    );
  });
});

describe('a loan is liquidated', () => {
  test('when all its installments are approved, and there is one', () => {
    expect(isLiquidated([installment('1', 'approved', '2027-01-05')])).toBe(true);
    expect(isLiquidated([])).toBe(false);
    expect(
      isLiquidated([installment('1', 'approved', '2027-01-05'), installment('2', 'in_validation', '2027-02-05')]),
    ).toBe(false);
  });
});

describe('paid so many of so many', () => {
  const six = (paid: number) =>
    Array.from({ length: 6 }, (_, i) =>
      installment(`${i}`, i < paid ? 'approved' : 'pending', `2027-0${i + 1}-05`, 18_500.5),
    );

  test.each([0, 1, 2, 5])('%d of 6, with the installments and without them', (paid) => {
    const installments = six(paid);
    const summary = summaryOf(installments);
    expect(paymentsOf({ installments, summary })).toEqual({ paid, of: 6 });
    expect(paymentsOf({ summary })).toEqual({ paid, of: 6 });
  });

  test('all 6 are paid', () => {
    const installments = six(6);
    expect(paymentsOf({ installments, summary: summaryOf(installments) })).toEqual({ paid: 6, of: 6 });
  });

  test('where a list tells no amount of one, it is 0 of what is missing', () => {
    expect(paymentsOf({ summary: summaryOf(six(6)) })).toEqual({ paid: 0, of: 0 });
    const summary = {
      missing_installment: { amount: 0, due_date: day('2027-01-05') },
      total_paid_amount: 5,
      missing_installments_counter: 2,
    };
    expect(paymentsOf({ summary })).toEqual({ paid: 0, of: 2 });
  });
});

describe('a card', () => {
  test('of an active loan offers to look at it, of one that waits for the statement to go on, of others nothing', () => {
    const actions = Object.keys(loanStatuses).map((status) => [status, loanAction({ status })]);
    expect(actions.filter(([, action]) => action !== null)).toEqual([
      ['awaiting_account_statement_upload' satisfies LoanStatus, 'upload statement'],
      ['active' satisfies LoanStatus, 'view'],
    ]);
    expect(loanAction({ status: 'new_one' })).toBeNull();
  });

  test.each([
    ['12', '0012', '00012'],
    ['7', '0007', '00007'],
    ['1234', '1234', '01234'],
    ['12345', '12345', '12345'],
    ['123456', '123456', '123456'],
  ])('of loan %s says %s, its transfer Contrato %s', (id, number, reference) => {
    expect(loanNumber(id)).toBe(number);
    expect(paymentReference(id)).toBe(reference);
  });
});

test('a bank statement is required', () => {
  const rules = accountStatementRules.account_statement;
  expect(spanishError(rules, null as never, { account_statement: null as never })).toBe('Documento obligatorio');
  expect(spanishError(rules, 'f1' as never, { account_statement: 'f1' as never })).toBeUndefined();
});

test('a loan of the list comes without installments, with any status, and without our own fields', () => {
  const loan = { id: '12', status: 'new_one', amount: inPesos(pesos(120_000)), summary: summaryOf([]) };
  expect(is(loan, Loan)).toBe(true);
  expect(is({ ...loan, installments: [installment('1', 'pending', '2027-01-05')] }, Loan)).toBe(true);
  expect(is({ ...loan, summary: null }, Loan)).toBe(false);
});
