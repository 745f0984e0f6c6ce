import { is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { day } from '#domain/calendar';
import { type Installment, isPayable, storedInstallmentStatuses } from '#domain/installment';
import {
  accountStatementRules,
  isLiquidated,
  Loan,
  type LoanStatus,
  loanAction,
  loanNumber,
  loanStatuses,
  paymentProgress,
  paymentReference,
  summaryOf,
} from '#domain/loan';
import { inPesos, pesos, sum } from '#domain/money';
import { anyDay, fc } from '../arbitraries.ts';
import { spanishError } from '../spanishText.ts';

const installment = (
  id: string,
  status: Installment['status'],
  due_date: string,
  total_amount = 20_000,
): Installment => ({
  id,
  status,
  due_date: day(due_date),
  total_amount,
});

describe('the summary of a loan', () => {
  test('has the earliest payable installment, the sum of the approved ones and the count of the others', {
    tags: 's3-loan-next-installment',
  }, () => {
    const installments = [
      installment('4', 'pending', '2027-04-05'),
      installment('1', 'approved', '2027-01-05'),
      installment('3', 'rejected', '2027-03-05', 19_999.99),
      installment('2', 'in_validation', '2027-02-05', 20_000.01),
    ];
    expect(summaryOf(installments)).toEqual({
      missing_installment: { amount: 19_999.99, due_date: '2027-03-05' },
      total_paid_amount: 20_000,
      missing_installments_counter: 3,
    });
  });

  test('adds centavos exactly', () => {
    const paid = [0.1, 0.2, 0.3].map((amount, i) => installment(`${i}`, 'approved', '2027-01-05', amount));
    expect(summaryOf(paid).total_paid_amount).toBe(0.6);
  });

  test('has no next installment before disbursement and after the last payment', () => {
    const nothing = { missing_installment: null, missing_installments_counter: 0 };
    expect(summaryOf([])).toEqual({ ...nothing, total_paid_amount: 0 });
    const paid = [installment('1', 'approved', '2027-01-05')];
    expect(summaryOf(paid)).toEqual({ ...nothing, total_paid_amount: 20_000 });
    expect([isLiquidated([]), isLiquidated(paid)]).toEqual([false, true]);
  });

  test('has the first of two installments that are due on the same day', () => {
    const both = [installment('1', 'pending', '2027-01-05', 1), installment('2', 'pending', '2027-01-05', 2)];
    expect(summaryOf(both).missing_installment?.amount).toBe(1);
  });

  const anyInstallments = fc.array(
    fc.record({
      id: fc.constant('1'),
      status: fc.constantFrom(...storedInstallmentStatuses),
      due_date: anyDay,
      total_amount: fc.integer({ min: 1, max: 5_000_000 }).map((centavos) => centavos / 100),
    }),
  );

  test('counts every installment once and does not change the list', () => {
    fc.assert(
      fc.property(anyInstallments, (installments) => {
        const before = structuredClone(installments);
        const { missing_installment, total_paid_amount, missing_installments_counter } = summaryOf(installments);
        expect(installments).toEqual(before);
        const missing = installments.filter(({ status }) => status !== 'approved');
        expect(missing_installments_counter).toBe(missing.length);
        const payable = missing.filter(isPayable);
        const candidates = payable.length > 0 ? payable : missing;
        expect(candidates.every(({ due_date }) => (missing_installment?.due_date ?? '') <= due_date)).toBe(true);
        const unpaid = sum(missing.map(({ total_amount }) => pesos(total_amount)));
        const all = sum(installments.map(({ total_amount }) => pesos(total_amount)));
        expect(pesos(total_paid_amount) + unpaid).toBe(all);
        expect(isLiquidated(installments)).toBe(installments.length > 0 && missing_installment === null);
      }),
    );
  });
});

describe('the payment progress', () => {
  const six = (paid: number) =>
    Array.from({ length: 6 }, (_, i) =>
      installment(`${i}`, i < paid ? 'approved' : 'pending', `2027-0${i + 1}-05`, 18_500.5),
    );

  test.each([0, 1, 2, 5])('is %d of 6, with and without the list of installments', (paid) => {
    const installments = six(paid);
    const summary = summaryOf(installments);
    expect(paymentProgress({ installments, summary })).toEqual({ paid, of: 6 });
    expect(paymentProgress({ summary })).toEqual({ paid, of: 6 });
  });

  test('is 0 of the missing ones when the amount of the next one is unknown', () => {
    expect(paymentProgress({ summary: summaryOf(six(6)) })).toEqual({ paid: 0, of: 0 });
    const summary = {
      missing_installment: { amount: 0, due_date: day('2027-01-05') },
      total_paid_amount: 5,
      missing_installments_counter: 2,
    };
    expect(paymentProgress({ summary })).toEqual({ paid: 0, of: 2 });
  });
});

describe('the card of a loan', () => {
  test('offers to view a loan that is or was paid back and to upload a missing statement, else nothing', () => {
    const actions = loanStatuses.map((status) => [status, loanAction({ status })]);
    expect(actions.filter(([, action]) => action !== null)).toEqual([
      ['awaiting_account_statement_upload' satisfies LoanStatus, 'upload statement'],
      ['active' satisfies LoanStatus, 'view'],
      ['liquidated' satisfies LoanStatus, 'view'],
    ]);
    expect(loanAction({ status: 'unknown' })).toBeNull();
  });

  test.each([
    ['12', '0012', '00012'],
    ['7', '0007', '00007'],
    ['1234', '1234', '01234'],
    ['12345', '12345', '12345'],
    ['123456', '123456', '123456'],
  ])(
    'shows loan %s as %s and the transfer reference as Contrato %s',
    { tags: ['s3-loan-id', 's9-loan-number'] },
    (id, number, reference) => {
      expect(loanNumber(id)).toBe(number);
      expect(paymentReference(id)).toBe(reference);
    },
  );
});

test('requires a bank statement', () => {
  const rules = accountStatementRules.account_statement;
  expect(spanishError(rules, null as never, { account_statement: null as never })).toBe('Documento obligatorio');
  expect(spanishError(rules, 'f1' as never, { account_statement: 'f1' as never })).toBeUndefined();
});

test('accepts a loan without installments and demo fields, and with an unknown status', () => {
  const loan = { id: '12', status: 'new_one', amount: inPesos(pesos(120_000)), summary: summaryOf([]) };
  expect(is(loan, Loan)).toBe(true);
  expect(is({ ...loan, installments: [installment('1', 'pending', '2027-01-05')] }, Loan)).toBe(true);
  expect(is({ ...loan, summary: null }, Loan)).toBe(false);
});
