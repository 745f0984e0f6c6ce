import { expect, test } from 'vitest';
import { termAfterKey } from '../../../demo-server/console/personas/termAfterKey.ts';

test.each([
  [6, 'ArrowUp', 7],
  [6, 'ArrowLeft', 5],
  [12, 'ArrowRight', 12],
  [3, 'ArrowDown', 3],
  [6, 'Home', 3],
  [6, 'End', 12],
  [6, 'Tab', undefined],
])('a term of %i months is after %s %j', (term, key, months) => {
  expect(termAfterKey(term, key)).toBe(months);
});
