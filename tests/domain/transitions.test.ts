import { describe, expect, test } from 'vitest';
import { applicationMoves, applicationStatuses } from '#domain/application';
import { installmentMoves, installmentStatuses } from '#domain/installment';
import { loanMoves, loanStatuses } from '#domain/loan';
import { IllegalMove, legalMoves, type Moves, statusAfter } from '#domain/transitions';

type AnyMoves = Moves<string, string>;

/** Every arrow of contract §5: from, move, to. What is not here is illegal. */
const arrows: Record<string, { moves: AnyMoves; statuses: string[]; legal: [string, string, string][] }> = {
  application: {
    moves: applicationMoves as AnyMoves,
    statuses: Object.keys(applicationStatuses),
    legal: [
      ['uncompleted', 'confirm', 'awaiting_validation'],
      ['uncompleted', 'refuse', 'rejected'],
      ['awaiting_validation', 'take', 'in_validation'],
      ['in_validation', 'approve', 'approved'],
      ['in_validation', 'reject', 'rejected'],
    ],
  },
  loan: {
    moves: loanMoves as AnyMoves,
    statuses: Object.keys(loanStatuses),
    legal: [
      ['awaiting_account_statement_upload', 'statement', 'awaiting_account_statement_check'],
      ['awaiting_account_statement_check', 'accept', 'awaiting_client_signature'],
      ['awaiting_account_statement_check', 'refuse', 'awaiting_account_statement_upload'],
      ['awaiting_client_signature', 'sign', 'signature_document_completed'],
      ['signature_document_completed', 'queue', 'pending_disbursement'],
      ['pending_disbursement', 'disburse', 'active'],
      ['active', 'liquidate', 'liquidated'],
    ],
  },
  installment: {
    moves: installmentMoves as AnyMoves,
    statuses: Object.keys(installmentStatuses),
    legal: [
      ['pending', 'proof', 'in_validation'],
      ['overdue', 'proof', 'in_validation'],
      ['rejected', 'proof', 'in_validation'],
      ['in_validation', 'approve', 'approved'],
      ['in_validation', 'reject', 'rejected'],
    ],
  },
};

describe.each(Object.entries(arrows))('%s', (_, { moves, statuses, legal }) => {
  const all = statuses.flatMap((status) => Object.keys(moves).map((move) => [status, move] as const));
  const toOf = (status: string, move: string) => legal.find(([from, by]) => from === status && by === move)?.[2];

  test.each(all)('from %s by %s: as the contract says', (status, move) => {
    const to = toOf(status, move);
    expect(legalMoves(moves, status).includes(move)).toBe(to !== undefined);
    if (to === undefined) expect(() => statusAfter(moves, status, move)).toThrow(IllegalMove);
    else expect(statusAfter(moves, status, move)).toBe(to);
  });

  test('the contract has no arrow that the table lacks', () => {
    const known = all.map(([status, move]) => `${status} ${move}`);
    expect(legal.map(([from, move]) => `${from} ${move}`).filter((arrow) => !known.includes(arrow))).toEqual([]);
  });

  test('a status that is not in the table allows nothing', () => {
    expect(legalMoves(moves, 'cancelled')).toEqual([]);
  });
});

test('an illegal move says what was tried', () => {
  expect(() => statusAfter(loanMoves, 'liquidated', 'sign')).toThrow('No sign from liquidated');
});

test('an operator is offered the moves in the order of the table', () => {
  expect(legalMoves(applicationMoves, 'in_validation')).toEqual(['approve', 'reject']);
  expect(legalMoves(loanMoves, 'awaiting_account_statement_check')).toEqual(['accept', 'refuse']);
});
