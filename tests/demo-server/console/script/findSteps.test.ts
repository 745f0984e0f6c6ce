import { describe, expect, test } from 'vitest';
import { findSteps, neighbourOf } from '../../../../demo-server/console/script/all-steps/findSteps.ts';
import { steps } from '../../../../demo-server/script/steps.ts';

const idsOf = (text: string) => findSteps(text).map((index) => steps[index]?.id);

describe('the search of the steps', () => {
  test('finds titles without regard to case and accents, acts, and numbers from their beginning', () => {
    expect(findSteps('')).toHaveLength(steps.length);
    expect(idsOf('DEPOSITO ')).toEqual(expect.arrayContaining(['landing', 'deposit']));
    expect(idsOf('pre-oferta')).toEqual(['offer']);
    expect(idsOf('buró dice')).toEqual(steps.filter(({ act }) => act === 'bureau').map(({ id }) => id));
    expect(findSteps('3')).toEqual([2, 29, 30]);
    expect(findSteps('§')).toEqual([]);
  });

  test('goes from hit to hit with the arrows, and stops at the ends', () => {
    const found = [2, 29, 30];
    expect([neighbourOf(2, 1, found), neighbourOf(29, -1, found), neighbourOf(10, 1, found)]).toEqual([29, 2, 29]);
    expect([neighbourOf(30, 1, found), neighbourOf(2, -1, found)]).toEqual([undefined, undefined]);
  });
});
