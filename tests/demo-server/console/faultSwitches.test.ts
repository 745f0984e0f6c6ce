import { create } from 'superstruct';
import { describe, expect, test } from 'vitest';
import {
  activeFaults,
  countActiveFaults,
  faultSwitches,
  LATENCIES_MS,
  latencyFault,
} from '../../../demo-server/console/faults/faultSwitches.ts';
import { EVERY_CALL, OWN_ANSWER, ruleFrom } from '../../../demo-server/console/faults/ruleFrom.ts';
import { FailRule, FaultSettings } from '../../../demo-server/simulation/faultSettings.ts';

const off = create({}, FaultSettings);

/** Label of each switch, and the setting or the rule for all calls that it changes. */
const settings = [
  ['Sin conexión', { offline: true }],
  ['Se corta la subida al 50%', { cut_upload_at: 0.5 }],
  ['Falla del servidor', { fail: [{ status: 500, method: '*', path: '/api/**' }] }],
  ['Sesión terminada', { fail: [{ status: 401 }] }],
  ['Ya cambió en otro lado', { fail: [{ status: 409 }] }],
  ['Demasiados intentos', { fail: [{ status: 429 }] }],
  ['No responde', { fail: [{ status: 0 }] }],
  ['Respuesta que no se entiende', { fail: [{ status: 200, body: '<html>' }] }],
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

describe('a rule that is no switch', () => {
  const form = (fields: Readonly<Record<string, string>>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };

  test('is read from its form, a value of the body as JSON where it is JSON', () => {
    const fields = { call: 'PUT /api/user', status: '409', delay: '250', field: 'rfc', field_value: '"7"' };
    expect(ruleFrom(form(fields), 1)).toEqual({
      ...{ method: 'PUT', path: '/api/user', status: 409, delay_ms: 250, times: 1 },
      when: { body: { rfc: '7' } },
    });
    const value = (text: string) => ruleFrom(form({ field: 'a', field_value: text }), null).when?.body?.a;
    expect([value('20000'), value('true'), value('Ana')]).toEqual([20_000, true, 'Ana']);
    const headers = { header: ' User-Agent', header_value: '*iPhone*', answer_header: 'X-A', answer_header_value: '1' };
    expect(ruleFrom(form({ call: EVERY_CALL, status: OWN_ANSWER, ...headers }), null)).toEqual({
      ...{ method: '*', path: '/api/**', status: null, headers: { 'X-A': '1' }, times: null },
      when: { headers: { 'User-Agent': '*iPhone*' } },
    });
  });

  test('is listed in words, switches nothing on, and is removed alone', () => {
    const first = create({ path: '/api/**', status: 500, when: { body: { rent: 5 } }, delay_ms: 20 }, FailRule);
    const second = create({ method: 'GET', path: '/api/loans', status: 0, times: null }, FailRule);
    const faults = { ...off, fail: [first, second] };
    expect(faultSwitches.filter(({ isOn }) => isOn(faults))).toEqual([]);
    const active = activeFaults(faults);
    expect(active.map(({ label }) => label)).toEqual([
      '* /api/** si rent = 5 → 500 a los 20 ms',
      'GET /api/loans → nada, nunca',
    ]);
    expect(active[0]?.change(faults, false, 'always')).toEqual({ fail: [second] });
  });
});
