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

/** Label of each switch, and the setting or the rule for all calls that it changes. */
const settings = [
  ['Sin conexión', { offline: true }],
  ['Se corta la subida al 50%', { cut_upload_at: 0.5 }],
  ['Error del servidor (500)', { fail: [{ status: 500, method: '*', path: '/api/**' }] }],
  ['Sesión terminada (401)', { fail: [{ status: 401 }] }],
  ['Ya cambió (409)', { fail: [{ status: 409 }] }],
  ['Demasiados intentos (429)', { fail: [{ status: 429 }] }],
  ['No responde', { fail: [{ status: 0 }] }],
  ['Respuesta ilegible', { fail: [{ status: 200, body: '<html>' }] }],
  ['Buró bajo', { bureau: 'reject' }],
  ['Lentes detectadas', { selfie: 'lenses' }],
  ['No llegan SMS ni correos', { delivery_s: null }],
] as const;

test('the switches and their settings are those of the list', () => {
  const changed = faultSwitches.map(({ label, change }) => [label, change(off, true, 'always')]);
  expect(changed).toMatchObject(settings.map((row) => [...row]));
});

describe('the switch of a fault', () => {
  test.each([...faultSwitches, ...LATENCIES_MS.slice(1).map(latencyFault)].map((fault) => [fault.key, fault] as const))(
    '%s can be switched on for one call or permanently, is counted, and restores the settings when switched off',
    (key, { change, isOn }) => {
      for (const scope of ['once', 'always'] as const) {
        const on = { ...off, ...change(off, true, scope) };
        expect([isOn(off), isOn(on), countActiveFaults(off), countActiveFaults(on)]).toEqual([false, true, 0, 1]);
        expect([...on.once, ...on.fail.map(({ times }) => times)]).toEqual(
          on.fail.length > 0 ? [scope === 'once' ? 1 : null] : scope === 'once' ? [key] : [],
        );
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
