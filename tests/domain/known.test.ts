import { expect, test } from 'vitest';
import { toKnown } from '#domain/known';

const statuses = ['pending', 'approved'] as const;

test('returns a known name as it is', () => {
  expect(toKnown(statuses, 'approved')).toBe('approved');
});

test.each(['', 'cancelled', 'toString', '__proto__', 'constructor'])('calls the name %j unknown', (name) => {
  expect(toKnown(statuses, name)).toBe('unknown');
});
