import { expect, test } from 'vitest';
import { closingRows } from '../../../../demo-server/console/script/closing/closingRows.ts';

/** Instants at noon in Mexico. */
const atNoon = (day: string) => `${day}T18:00:00.000Z`;
const payment = (number: number, status: string, moved: string) => {
  const due_date = `2026-${String(number + 8).padStart(2, '0')}-07`;
  return { number, status, due_date, amount: 20_000, moved_at: atNoon(moved) };
};
const loan = {
  received: '$93,552.00',
  disbursed_at: atNoon('2026-08-10'),
  moved_at: atNoon('2026-08-10'),
  installments: [
    payment(1, 'approved', '2026-09-09'),
    payment(2, 'approved', '2026-10-06'),
    payment(3, 'pending', '2026-08-10'),
  ],
};
/** Since then the owner has begun another application with another rent. */
const owner = { applications: [{}], loans: [loan], rent: 31_000 };

test('the closing tells of the loan with its own rent, and of the last payment with the day of its approval', () => {
  expect(closingRows(owner as never, undefined)).toMatchObject([
    { figure: '$93,552.00', text: 'El lun 10 ago 2026, por 3 meses de $20,000.00.' },
    { figure: '2 de 3', text: expect.stringMatching(/^\$20,000\.00.*07 oct 2026.*mar 06 oct 2026/) },
  ]);
});

test('the closing does not tell of money before its deposit', () => {
  const approved = { ...loan, disbursed_at: null, installments: [payment(1, 'pending', '2026-08-10')] };
  expect(closingRows({ ...owner, loans: [approved] } as never, undefined)).toEqual([]);
});
