import { expect, test } from 'vitest';
import { remainingTransitions } from '../../../../demo-server/console/script/findItem.ts';

test('"Hazlo por mí" goes on after a decision of which the first button was pressed by hand', () => {
  const fileWith = (...transitions: string[]) => ({ applications: [{ id: 'a', transitions }], loans: [] }) as never;
  const left = (...transitions: string[]) =>
    remainingTransitions(fileWith(...transitions), 'applications', ['take', 'approve']);
  expect(left('take', 'reject')).toEqual({ id: 'a', remaining: ['take', 'approve'] });
  expect(left('approve', 'reject')).toEqual({ id: 'a', remaining: ['approve'] });
  expect(left()).toBeUndefined();
});
