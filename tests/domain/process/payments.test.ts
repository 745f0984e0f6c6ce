import { describe, expect, test } from 'vitest';
import { day } from '#domain/calendar';
import type { Installment } from '#domain/installment';
import { lastPaidOn, monthlyPayments, paymentSituation, paymentsOf } from '#domain/process/payments';
import { entry, installmentIn, loanIn } from '../process/samples.ts';

const today = day('2026-11-22');
/** The second month was due on 14 October, the fourth is due on 14 December. */
const [LATE, EARLY] = [2, 4];

/** Returns the only payment of a loan. */
const paymentIn = (status: Installment['status'], changes: Partial<Installment> = {}, month = EARLY) =>
  monthlyPayments({ id: '12', installments: [installmentIn(month, status, changes)] }, today)[0]?.installment;

describe('a payment', () => {
  test('whose proof is in validation has the promised day, and a rejection of an earlier proof no longer counts', () => {
    const history = [entry('in_validation', 13), entry('rejected', 15), entry('in_validation', 20)];
    expect(paymentIn('in_validation', { history, rejection_reason: 'Borroso.' })).toEqual({
      id: '34',
      month: 4,
      status: 'in_validation',
      rejection: undefined,
      sentAt: new Date('2026-11-20T18:00:00.000Z'),
      promise: { hours: 72, areBusinessHours: true, until: '2026-11-25', isLate: false },
      paidOn: undefined,
    });
    expect(paymentIn('in_validation')?.promise).toMatchObject({ hours: 72, until: undefined });
  });

  test('that was rejected says why and when; its promise is over', () => {
    const history = [entry('in_validation', 13), entry('rejected', 15)];
    const rejection = { reason: 'Borroso.', on: '2026-11-15' };
    const rejected = { history, rejection_reason: 'Borroso.' };
    expect(paymentIn('rejected', rejected)).toMatchObject({ rejection, promise: undefined });
    expect(paymentIn('overdue', rejected, LATE)).toMatchObject({ status: 'overdue', rejection });
    expect(paymentIn('rejected')).toMatchObject({ rejection: { reason: undefined, on: undefined } });
  });

  test('that is late without a rejected proof has no rejection', () => {
    expect(paymentIn('pending', {}, LATE)).toMatchObject({ status: 'overdue', rejection: undefined });
  });

  test('that was approved was made on the day of its last proof, else on that of the approval', () => {
    const approval = entry('approved', 16);
    const history = [entry('in_validation', 13), entry('rejected', 14), entry('in_validation', 15), approval];
    const sentAt = new Date('2026-11-15T18:00:00.000Z');
    expect(paymentIn('approved', { history })).toMatchObject({ sentAt, paidOn: '2026-11-15', promise: undefined });
    expect(paymentIn('approved', { history: [approval] })).toMatchObject({ paidOn: '2026-11-16' });
    expect(paymentIn('approved')).toMatchObject({ paidOn: undefined });
    expect(paymentIn('pending', { history: [entry('in_validation', 13)] })).toMatchObject({ paidOn: undefined });
  });
});

describe('the payments of a loan', () => {
  const loanWith = (...installments: Installment[]) => loanIn('active', { id: '12', installments });
  const months = (payments: readonly { installment?: { month: number } | undefined }[]) =>
    payments.map(({ installment }) => installment?.month);

  test('are in the order of their due dates, whatever the order of the list', () => {
    const list = [installmentIn(5, 'pending'), installmentIn(3, 'pending'), installmentIn(4, 'pending')];
    expect(months(paymentsOf(loanWith(...list), today))).toEqual([3, 4, 5]);
  });

  test('are none where no installments are known', () => {
    expect(paymentsOf(loanIn('active'), today)).toEqual([]);
    expect(monthlyPayments({ id: '12' }, today)).toEqual([]);
  });

  test('were all made by the latest day, whichever month was paid then, and by an unknown one unless each day is known', () => {
    const paid = (month: number, date: number) =>
      installmentIn(month, 'approved', { history: [entry('in_validation', date)] });
    const lastOf = (...installments: Installment[]) => lastPaidOn(monthlyPayments({ id: '12', installments }, today));
    expect(lastOf(paid(3, 20), paid(4, 13))).toBe('2026-11-20');
    expect(lastOf(paid(3, 20), installmentIn(4, 'approved'))).toBeUndefined();
  });

  test('are sorted by what they ask of the owner', () => {
    const loan = loanWith(
      installmentIn(1, 'approved'),
      installmentIn(2, 'in_validation'),
      installmentIn(3, 'pending'),
      installmentIn(4, 'rejected'),
      installmentIn(5, 'pending'),
      installmentIn(6, 'unknown'),
    );
    const { late, rejected, open, inValidation, next } = paymentSituation(loan, today);
    expect([late, rejected, open, inValidation].map(months)).toEqual([[3], [4], [5], [2]]);
    expect(next?.installment?.month).toBe(3);
  });

  test('begin with the one in validation when there is nothing to pay', () => {
    const loan = loanWith(installmentIn(1, 'approved'), installmentIn(2, 'in_validation'));
    expect(paymentSituation(loan, today).next?.installment?.month).toBe(2);
  });

  test('are the next one of the summary where the list has no installments', () => {
    const missing = (due: string) => ({ amount: 20_000, due_date: day(due) });
    const situation = (due: string) => {
      const summary = { missing_installment: missing(due), total_paid_amount: 0, missing_installments_counter: 1 };
      return paymentSituation(loanIn('active', { id: '12', summary }), today);
    };
    const payment = (due: string) => ({ loanId: '12', amount: 2_000_000, due });
    expect(situation('2026-11-21')).toMatchObject({ late: [payment('2026-11-21')], open: [], rejected: [] });
    expect(situation('2026-11-22')).toMatchObject({ late: [], open: [payment('2026-11-22')], rejected: [] });
  });
});
