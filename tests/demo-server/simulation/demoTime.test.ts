import { expect, test } from 'vitest';
import { isDemoTime } from '../../../demo-server/simulation/demoTime.ts';

test.each([
  ['1969-12-31T23:59:59.999Z', false],
  ['1970-01-01T00:00:00.000Z', true],
  ['2200-01-01T00:00:00.000Z', true],
  ['2200-01-01T00:00:00.001Z', false],
  ['Monday', false],
])('the demo’s time can be %s: %s', (instant, expected) => {
  expect(isDemoTime(new Date(instant))).toBe(expected);
});
