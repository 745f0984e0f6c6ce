import { expect, test } from 'vitest';
import { unpaidDueDates } from '../../../demo-server/console/case-file/dueDates.ts';

test('lists the due dates of installments without proof that are not overdue, earliest first', () => {
  const installment = (status: string, due_date: string) => ({
    ...{ id: due_date, number: 1, label: '', detail: '', transitions: [] },
    status,
    due_date,
  });
  const installments = [
    installment('approved', '2026-01-05'),
    installment('overdue', '2026-02-05'),
    installment('in_validation', '2026-03-05'),
    installment('pending', '2026-05-05'),
    installment('rejected', '2026-04-06'),
  ];
  const loan = { id: '1', number: '0001', status: 'active', label: '', detail: '', transitions: [], installments };
  expect(unpaidDueDates({ loans: [loan, { ...loan, installments: [] }] })).toEqual(['2026-04-06', '2026-05-05']);
});
