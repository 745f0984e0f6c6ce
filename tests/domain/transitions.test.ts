import { describe, expect, test } from 'vitest';
import { applicationStatuses, applicationTransitions } from '#domain/application';
import { installmentStatuses, installmentTransitions } from '#domain/installment';
import { loanStatuses, loanTransitions } from '#domain/loan';
import { IllegalTransition, legalTransitions, statusAfter, type Transitions } from '#domain/transitions';

type AnyTransitions = Transitions<string, string>;

/** Every legal transition as [from, transition, to]. All others are illegal. */
const arrows: Record<
  string,
  { transitions: AnyTransitions; statuses: readonly string[]; legal: [string, string, string][] }
> = {
  application: {
    transitions: applicationTransitions as AnyTransitions,
    statuses: applicationStatuses,
    legal: [
      ['uncompleted', 'confirm', 'awaiting_validation'],
      ['uncompleted', 'rejectByBureau', 'rejected'],
      ['awaiting_validation', 'take', 'in_validation'],
      ['in_validation', 'approve', 'approved'],
      ['in_validation', 'reject', 'rejected'],
    ],
  },
  loan: {
    transitions: loanTransitions as AnyTransitions,
    statuses: loanStatuses,
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
    transitions: installmentTransitions as AnyTransitions,
    statuses: installmentStatuses,
    legal: [
      ['pending', 'proof', 'in_validation'],
      ['overdue', 'proof', 'in_validation'],
      ['rejected', 'proof', 'in_validation'],
      ['outdated', 'proof', 'in_validation'],
      ['in_validation', 'approve', 'approved'],
      ['in_validation', 'reject', 'rejected'],
    ],
  },
};

describe.each(Object.entries(arrows))('%s', (_, { transitions, statuses, legal }) => {
  const all = statuses.flatMap((status) => Object.keys(transitions).map((transition) => [status, transition] as const));
  const endOf = (status: string, transition: string) =>
    legal.find(([from, name]) => from === status && name === transition)?.[2];

  test.each(all)('allows %s → %s only when it is in the list of legal transitions', (status, transition) => {
    const to = endOf(status, transition);
    expect(legalTransitions(transitions, status).includes(transition)).toBe(to !== undefined);
    if (to === undefined) expect(() => statusAfter(transitions, status, transition)).toThrow(IllegalTransition);
    else expect(statusAfter(transitions, status, transition)).toBe(to);
  });

  test('has every transition of the list in its table', () => {
    const known = all.map(([status, transition]) => `${status} ${transition}`);
    const listed = legal.map(([from, transition]) => `${from} ${transition}`);
    expect(listed.filter((arrow) => !known.includes(arrow))).toEqual([]);
  });

  test('allows no transition from an unknown status', () => {
    expect(legalTransitions(transitions, 'cancelled')).toEqual([]);
  });
});

test('names the transition and the status in the error for an illegal transition', () => {
  expect(() => statusAfter(loanTransitions, 'liquidated', 'sign')).toThrow('No sign from liquidated');
});

test('returns the legal transitions in the order of the table', () => {
  expect(legalTransitions(applicationTransitions, 'in_validation')).toEqual(['approve', 'reject']);
  expect(legalTransitions(loanTransitions, 'awaiting_account_statement_check')).toEqual(['accept', 'refuse']);
});
