import { expect, test } from 'vitest';
import { demoTimeAt } from '../../../demo-server/console/clock/demoTime.ts';

const NOON = Date.parse('2026-11-23T18:00:00Z');
const MINUTE = 60_000;
const reading = { now: '2026-11-23T18:00:00.000Z', frozen: false, readAt: 1000 };

test('the clock of the console runs on from the reading, unless it is stopped', () => {
  expect(demoTimeAt(reading, 1000 + MINUTE)).toBe(NOON + MINUTE);
  expect(demoTimeAt({ ...reading, frozen: true }, 1000 + MINUTE)).toBe(NOON);
});

test('a response that took long does not set the clock back, a reset does', () => {
  const shown = NOON + 2000;
  expect(demoTimeAt(reading, 1000, shown)).toBe(shown);
  expect(demoTimeAt(reading, 1000 + MINUTE, shown)).toBe(NOON + MINUTE);
  expect(demoTimeAt(reading, 1000, NOON + MINUTE)).toBe(NOON);
});
