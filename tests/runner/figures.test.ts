import { expect, test } from 'vitest';
import { durationLine, plantedDefectsLine, repeatsLine } from './figures.mjs';

test('the line about the planted defects counts those that a test caught, of all in the list', () => {
  const plants = {
    'a sum is wrong': { caughtBy: 'tests/sum.test.ts › adds', seconds: 3 },
    'a label is swapped': { caughtBy: null, seconds: 90 },
  };
  const line = plantedDefectsLine({ date: '2026-11-23', total: 3, plants });
  expect(line).toBe('Planted defects: 1 of 3 caught (last run: 2026-11-23)');
});

test('the line about repeated runs counts the red tests of all runs', () => {
  const line = repeatsLine('all, busy', { date: '2026-11-23', runs: 5, tests: 400, red: ['home', 'home'] });
  expect(line).toBe('Browser tests (all, busy), 5 times in a row: 2 of 2000 red (last run: 2026-11-23)');
});

test('the line about the duration of a run has less than 60 seconds', () => {
  expect([359.4, 359.86, 360].map(durationLine)).toEqual([
    'This run took 5 min 59 s',
    'This run took 6 min 0 s',
    'This run took 6 min 0 s',
  ]);
});
