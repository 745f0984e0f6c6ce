import { describe, expect, test } from 'vitest';
import { day } from '#domain/calendar';
import type { Installment } from '#domain/installment';
import type { Loan } from '#domain/loan';
import { approved, DONE_APPLICATION, entry, installmentIn, LOAN_BEGINS, linesOf, loanIn, NOW } from './samples.ts';

describe('the payments of a loan', () => {
  const disbursed = [LOAN_BEGINS, entry('active', 12)];
  const activeWith = (...installments: Installment[]) => loanIn('active', { installments, history: disbursed });
  const sentOn = (date: number) => entry('in_validation', date);
  /** The steps before the first payment. */
  const BEFORE = [...DONE_APPLICATION, expect.stringMatching(/^done deposit 11-12T18:00 \$/)];
  const paymentsOf = (loan: Loan, now = NOW) => {
    const lines = linesOf({ application: approved, loan }, now);
    expect(lines.slice(0, BEFORE.length)).toEqual(BEFORE);
    return lines.slice(BEFORE.length);
  };

  test.each<[string, Installment[], string[]]>([
    [
      'have the next one of now when all are on time',
      [
        installmentIn(1, 'approved', { history: [sentOn(13), entry('approved', 14)] }),
        installmentIn(4, 'pending'),
        installmentIn(3, 'pending', { due_date: day('2026-11-30') }),
      ],
      [
        'done send_proof 1 11-13T18:00',
        'done check_payment 1 11-14T18:00 $20000',
        'current pay 3 on 2026-11-30 $20000',
        'next pay 4 on 2026-12-14 $20000',
        'next liquidate on 2026-12-14',
      ],
    ],
    [
      'list each rejected proof with its reason, by time',
      [
        installmentIn(4, 'rejected', {
          rejection_reason: 'Otra cuenta.',
          history: [sentOn(13), entry('rejected', 15, 'Borroso.'), sentOn(17), entry('rejected', 19, 'Otra cuenta.')],
        }),
        installmentIn(3, 'approved', { history: [sentOn(14), entry('approved', 16)] }),
      ],
      [
        'done send_proof 4 11-13T18:00',
        'done send_proof 3 11-14T18:00',
        'rejected check_payment 4 11-15T18:00 because Borroso.',
        'done check_payment 3 11-16T18:00 $20000',
        'done send_proof 4 again 11-17T18:00',
        'rejected check_payment 4 11-19T18:00 because Otra cuenta.',
        'current send_proof 4 again on 2026-12-14 $20000',
        'next liquidate on 2026-12-14',
      ],
    ],
    [
      'keep a rejected proof of a payment that is late by now',
      [installmentIn(3, 'overdue', { rejection_reason: 'Borroso.' })],
      [
        'done send_proof 3',
        'rejected check_payment 3 because Borroso.',
        'current send_proof 3 again on 2026-11-14 overdue $20000',
        'next liquidate on 2026-11-14',
      ],
    ],
    [
      'are listed by month where the API tells no histories',
      [installmentIn(1, 'approved'), installmentIn(2, 'in_validation'), installmentIn(4, 'pending')],
      [
        'done send_proof 1',
        'done check_payment 1 $20000',
        'done send_proof 2',
        'current check_payment 2 in 72 h until undefined',
        'current pay 4 on 2026-12-14 $20000',
        'next liquidate on 2026-12-14',
      ],
    ],
    [
      'are listed by month where only some of them tell their histories',
      [
        installmentIn(1, 'approved', { history: [sentOn(17), entry('approved', 18)] }),
        installmentIn(2, 'approved'),
        installmentIn(3, 'approved', { history: [sentOn(13), entry('approved', 14)] }),
      ],
      [
        'done send_proof 1 11-17T18:00',
        'done check_payment 1 11-18T18:00 $20000',
        'done send_proof 2',
        'done check_payment 2 $20000',
        'done send_proof 3 11-13T18:00',
        'done check_payment 3 11-14T18:00 $20000',
        'next liquidate on 2026-11-14',
      ],
    ],
    [
      'have only the next one of now when nothing was sent, and are not late on their day',
      [
        installmentIn(3, 'pending', { due_date: day('2026-11-22'), history: [entry('pending', 12)] }),
        installmentIn(4, 'pending', { rejection_reason: 'Borroso.' }),
      ],
      ['current pay 3 on 2026-11-22 $20000', 'next pay 4 on 2026-12-14 $20000', 'next liquidate on 2026-12-14'],
    ],
    [
      'are all of now that are late or rejected, beside those that wait',
      [
        installmentIn(2, 'overdue'),
        installmentIn(3, 'overdue'),
        installmentIn(4, 'in_validation', { history: [entry('pending', 12), sentOn(20)] }),
        installmentIn(5, 'pending'),
      ],
      [
        'done send_proof 4 11-20T18:00',
        'current pay 2 on 2026-10-14 overdue $20000',
        'current pay 3 on 2026-11-14 overdue $20000',
        'current check_payment 4 in 72 h until 2026-11-25',
        'next pay 5 on 2027-01-14 $20000',
        'next liquidate on 2027-01-14',
      ],
    ],
    [
      'are of now before those to come, also when a later month is rejected',
      [installmentIn(4, 'pending'), installmentIn(5, 'rejected')],
      [
        'done send_proof 5',
        'rejected check_payment 5',
        'current send_proof 5 again on 2027-01-14 $20000',
        'next pay 4 on 2026-12-14 $20000',
        'next liquidate on 2027-01-14',
      ],
    ],
    [
      'are in process in an unknown status',
      [installmentIn(4, 'unknown')],
      ['current proceed 4', 'next liquidate on 2026-12-14'],
    ],
  ])('%s', (_, installments, lines) => {
    expect(paymentsOf(activeWith(...installments))).toEqual(lines);
  });

  test('in validation for longer than was promised are late, but not on the promised day', () => {
    const loan = activeWith(installmentIn(4, 'in_validation', { history: [sentOn(13)] }));
    expect(paymentsOf(loan)).toContain('current check_payment 4 late since 2026-11-19');
    const promised = new Date('2026-11-19T18:00:00.000Z');
    expect(paymentsOf(loan, promised)).toContain('current check_payment 4 in 72 h until 2026-11-19');
  });

  test('are only the next one where the API tells no installments', () => {
    const summary = { missing_installment: { amount: 20_000, due_date: day('2026-12-14') } };
    const loan = loanIn('active', {
      history: disbursed,
      summary: { ...summary, total_paid_amount: 0, missing_installments_counter: 6 },
    });
    expect(paymentsOf(loan)).toEqual(['current pay on 2026-12-14 $20000']);
    expect(paymentsOf(loanIn('active', { history: disbursed }))).toEqual([]);
  });

  test('of a loan that is paid off end with its last day', () => {
    const paid = installmentIn(1, 'approved', { history: [sentOn(13), entry('approved', 14)] });
    const history = [...disbursed, entry('liquidated', 14)];
    expect(paymentsOf(loanIn('liquidated', { installments: [paid], history }))).toEqual([
      'done send_proof 1 11-13T18:00',
      'done check_payment 1 11-14T18:00 $20000',
      'done liquidate 11-14T18:00',
    ]);
    expect(paymentsOf(loanIn('liquidated', { installments: [], history: disbursed })).at(-1)).toBe('done liquidate');
  });
});
