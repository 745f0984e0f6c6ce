import { expect, test } from 'vitest';
import { day } from '#domain/calendar';
import type { InstallmentStatus } from '#domain/installment';
import { nextPayment, unpaidDueDates } from '../../../demo-server/console/case-file/dueDates.ts';

const installment = (status: Exclude<InstallmentStatus, 'outdated'>, due: string) => ({ status, due_date: day(due) });

test('lists the due dates of installments without proof that are not overdue, earliest first', () => {
  const installments = [
    installment('approved', '2026-01-05'),
    installment('overdue', '2026-02-05'),
    installment('in_validation', '2026-03-05'),
    installment('pending', '2026-05-05'),
    installment('rejected', '2026-04-06'),
  ];
  expect(unpaidDueDates({ loans: [{ installments }, { installments: [] }] })).toEqual(['2026-04-06', '2026-05-05']);
});

test('names an overdue payment as the next one before those to come, and one that is due today', () => {
  const [paid, late, sent, next] = [
    installment('approved', '2026-01-05'),
    installment('overdue', '2026-02-05'),
    installment('in_validation', '2026-03-05'),
    installment('pending', '2026-04-06'),
  ];
  const of = (...installments: ReturnType<typeof installment>[]) => nextPayment({ loans: [{ installments }] });
  expect(of(paid, next, late, sent)).toBe(late);
  expect(of(paid, sent, next)).toBe(next);
  expect(of(paid, sent)).toBeUndefined();
});
