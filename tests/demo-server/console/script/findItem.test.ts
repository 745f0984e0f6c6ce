import { expect, test } from 'vitest';
import { remainingTransitions } from '../../../../demo-server/console/script/findItem.ts';

const withPayments = (...installments: object[]) => ({ applications: [], loans: [{ installments }] }) as never;

test('"Hazlo por mí" decides about the payment of the talk, when one that was paid early waits too', () => {
  const waiting = { status: 'in_validation', transitions: ['approve', 'reject'] } as const;
  const early = { ...waiting, id: 'early', moved_at: '2026-11-25', transitions: [...waiting.transitions] };
  const late = { ...waiting, id: 'late', moved_at: '2027-01-26', transitions: [...waiting.transitions] };
  expect(remainingTransitions(withPayments(early, late), 'installments', ['approve'])?.id).toBe('late');
  expect(remainingTransitions(withPayments(late, early), 'installments', ['approve'])?.id).toBe('late');
});

test('"Hazlo por mí" goes on after a decision of which the first button was pressed by hand', () => {
  const fileWith = (...transitions: string[]) => ({ applications: [{ id: 'a', transitions }], loans: [] }) as never;
  const left = (...transitions: string[]) =>
    remainingTransitions(fileWith(...transitions), 'applications', ['take', 'approve']);
  expect(left('take', 'reject')).toEqual({ id: 'a', remaining: ['take', 'approve'] });
  expect(left('approve', 'reject')).toEqual({ id: 'a', remaining: ['approve'] });
  expect(left()).toBeUndefined();
});
