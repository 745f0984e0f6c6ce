import { describe, expect, test } from 'vitest';
import { applicationStatuses, applicationTransitions } from '#domain/application';
import { installmentStatuses, installmentTransitions } from '#domain/installment';
import { loanStatuses, loanTransitions } from '#domain/loan';
import { IllegalTransition, legalTransitions, statusAfter, type Transitions } from '#domain/transitions';

// The arrows of each table are those of the diagrams in `domain/README.md` (`consistency/readme.test.ts`).
describe.each([
  ['an application', applicationTransitions, applicationStatuses],
  ['a loan', loanTransitions, loanStatuses],
  ['an installment', installmentTransitions, installmentStatuses],
])('%s', (_, table, statuses) => {
  const transitions = table as Transitions<string, string>;

  test.each(statuses)('that is %s allows exactly the transitions that the table has from there', (status) => {
    const legal = Object.keys(transitions).filter((name) => transitions[name]?.from.includes(status));
    expect(legalTransitions(transitions, status)).toEqual(legal);
    for (const [name, { to }] of Object.entries(transitions)) {
      if (legal.includes(name)) expect(statusAfter(transitions, status, name)).toBe(to);
      else expect(() => statusAfter(transitions, status, name)).toThrow(IllegalTransition);
    }
  });

  test('allows no transition from an unknown status', () => {
    expect(legalTransitions(transitions, 'cancelled')).toEqual([]);
  });
});

test('names the transition and the status in the error for an illegal transition', () => {
  expect(() => statusAfter(loanTransitions, 'liquidated', 'sign')).toThrow('No sign from liquidated');
});
