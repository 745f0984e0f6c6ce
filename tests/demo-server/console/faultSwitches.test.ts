import { create } from 'superstruct';
import { describe, expect, test } from 'vitest';
import {
  countActiveFaults,
  faultSwitches,
  LATENCIES_MS,
  latencyFault,
} from '../../../demo-server/console/faults/faultSwitches.ts';
import { FaultSettings } from '../../../demo-server/simulation/faultSettings.ts';

const off = create({}, FaultSettings);

describe('the switch of a fault', () => {
  test.each([...faultSwitches, ...LATENCIES_MS.slice(1).map(latencyFault)].map((fault) => [fault.key, fault] as const))(
    '%s can be switched on for one call or permanently, is counted, and restores the settings when switched off',
    (_, { change, isOn }) => {
      for (const scope of ['once', 'always'] as const) {
        const on = { ...off, ...change(off, true, scope) };
        expect([isOn(off), isOn(on), countActiveFaults(off), countActiveFaults(on)]).toEqual([false, true, 0, 1]);
        expect(on.once.length + on.fail.filter(({ times }) => times === 1).length).toBe(scope === 'once' ? 1 : 0);
        expect({ ...on, ...change(on, false, scope) }).toEqual(off);
      }
    },
  );

  test('leaves other faults unchanged', () => {
    const [first, second] = [faultSwitches[2], faultSwitches[3]];
    if (!first || !second) throw new Error('Expected at least four switches');
    const one = { ...off, ...first.change(off, true, 'once') };
    const both = { ...one, ...second.change(one, true, 'always') };
    expect(countActiveFaults(both)).toBe(2);
    expect({ ...both, ...second.change(both, false, 'always') }).toEqual(one);
  });
});
