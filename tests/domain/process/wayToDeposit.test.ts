import { expect, test } from 'vitest';
import { wayToDeposit } from '#domain/process/wayToDeposit';
import { loan, NOW } from './sampleOwners.ts';

test.each([
  ['awaiting_account_statement_upload', 'owner', 'done approval, current statement, next contract, next deposit'],
  ['awaiting_account_statement_check', 'adelantto', 'done approval, current statement, next contract, next deposit'],
  ['awaiting_client_signature', 'owner', 'done approval, done statement, current contract, next deposit'],
  ['signature_document_completed', 'adelantto', 'done approval, done statement, done contract, current deposit'],
  ['pending_disbursement', 'adelantto', 'done approval, done statement, done contract, current deposit'],
  ['approved', 'adelantto', 'done approval, done statement, done contract, current deposit'],
] as const)('a loan that is %s waits for the %s', (status, who, points) => {
  const way = wayToDeposit(loan(status), NOW);
  expect(way?.who).toBe(who);
  expect(way?.points.map(({ point, state }) => `${state} ${point}`).join(', ')).toBe(points);
});

test('a returned statement leads back to the point before the contract', () => {
  const returned = loan('awaiting_account_statement_upload', { statement_refusal_reason: 'Faltan páginas.' });
  expect(wayToDeposit(returned, NOW)).toEqual(wayToDeposit(loan('awaiting_account_statement_upload'), NOW));
});

test.each(['active', 'liquidated', 'unknown'] as const)(
  'a loan that is %s is not on its way to the deposit',
  (status) => {
    expect(wayToDeposit(loan(status), NOW)).toBeUndefined();
  },
);
