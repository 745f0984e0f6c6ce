import { create } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { activeFaults, faultSwitches } from '../../../demo-server/console/faults/faultSwitches.ts';
import { FaultSettings } from '../../../demo-server/simulation/faultSettings.ts';

const off = create({}, FaultSettings);

describe('the switch of a fault', () => {
  test.each(faultSwitches.map((fault) => [fault.label, fault] as const))(
    '“%s” can be switched on for once or until it is switched off, is listed, and restores the settings',
    (_label, fault) => {
      for (const scope of ['once', 'always'] as const) {
        const on = { ...off, ...fault.change(off, true, scope) };
        expect(fault.isForOnce(on)).toBe(scope === 'once');
        expect([activeFaults(off), activeFaults(on)]).toEqual([[], [fault]]);
        expect({ ...on, ...fault.change(on, false, scope) }).toEqual(off);
      }
    },
  );

  test('leaves other faults unchanged', () => {
    const [first, , second] = faultSwitches;
    if (!first || !second) throw new Error('Expected at least three switches');
    const one = { ...off, ...first.change(off, true, 'once') };
    const both = { ...one, ...second.change(one, true, 'always') };
    expect(activeFaults(both)).toEqual([first, second]);
    expect({ ...both, ...second.change(both, false, 'always') }).toEqual(one);
  });
});

test.each([
  { latency_ms: 1000 },
  { delivery_s: null },
  { jitter_ms: 5 },
  { upload_kbps: 40 },
  { fail: [{ path: '/api/loans', status: 500 }] },
  { fail: [{ path: '/api/**', status: 401 }] },
])('what the API alone can set is listed as one fault, which is switched off without the switches: %o', (settings) => {
  const byApi = create(settings, FaultSettings);
  const switched = faultSwitches[1];
  if (!switched) throw new Error('Expected two switches');
  const both = { ...byApi, ...switched.change(byApi, true, 'once') };
  const [first, other, ...more] = activeFaults(both);
  expect([first, other?.label, more]).toEqual([switched, 'Falla por la API', []]);
  expect({ ...both, ...other?.change(both, false, 'always') }).toEqual({
    ...off,
    ...switched.change(off, true, 'once'),
  });
});
