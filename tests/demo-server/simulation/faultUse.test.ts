import { describe, expect, test, vi } from 'vitest';
import { NO_FAULTS } from '../../../demo-server/simulation/faultSettings.ts';
import { createFaults, isPath } from '../../../demo-server/simulation/faults.ts';
import { newStore } from '../support/demo.ts';

async function openFaults(settings: object = {}) {
  const store = await newStore();
  const onUsedUp = vi.fn();
  const faults = createFaults(store, onUsedUp);
  await store.write(() => faults.replace(settings));
  const call = (method: string, path: string, body?: unknown) =>
    faults.consumeRule({ method, path, body, headers: {} })?.status;
  return { store, faults, onUsedUp, call };
}

test('all faults are off at first, and those left out of a change are off again', async () => {
  const store = await newStore();
  const faults = createFaults(store);
  expect(faults.current()).toEqual(NO_FAULTS);
  await store.write(() => faults.replace({ offline: true, latency_ms: 5 }));
  await store.write(() => faults.replace({ bureau: 'reject', fail: [{ path: '/api/loans', status: 500 }] }));
  const fail = [{ method: '*', path: '/api/loans', status: 500, times: 1 }];
  expect(faults.current()).toEqual({ ...NO_FAULTS, bureau: 'reject', fail });
});

test.each([
  ['sms', '+525512340000', 0, null],
  ['sms', '+525512340003', 0, 30],
  ['sms', '+525512345678', 5, 5],
  ['sms', '+525512345678', null, null],
  // Whatever phones end in.
  ['email', '5512340000', 5, 5],
  ['email', '5512340003', 0, 0],
  ['email', 'ana@correo.mx', null, null],
] as const)('an %s to %s with a delay of %s arrives after %s', async (channel, to, delivery_s, expected) => {
  const { faults } = await openFaults({ delivery_s });
  expect(faults.deliverySeconds(channel, to)).toBe(expected);
});

test.each([
  ['*', '/api/loans/1', true],
  ['/api/loans', '/api/loans', true],
  ['/api/loans', '/api/loans/1', false],
  ['/api/loans/*', '/api/loans/1', true],
  ['/api/loans/*', '/api/loans/1/account-statement', false],
  ['/api/**', '/api/loans/1/account-statement', true],
  ['/api/**', '/api', false],
  ['/api/*/1', '/api/loans/1', true],
])('the pattern %s matches the path %s: %s', (pattern, path, fits) => {
  expect(isPath(pattern, path)).toBe(fits);
});

describe('a fault', () => {
  test('that is to be used once is off after its use, while the others stay', async () => {
    const { faults, onUsedUp } = await openFaults({ bureau: 'reject', selfie: 'lenses', once: ['bureau', 'selfie'] });
    faults.consume('bureau');
    await expect.poll(() => faults.current()).toEqual({ ...NO_FAULTS, selfie: 'lenses', once: ['selfie'] });
    faults.consume('selfie');
    await expect.poll(() => faults.current()).toEqual(NO_FAULTS);
    expect(onUsedUp).toHaveBeenCalledTimes(2);
  });

  test('that a store of an older version does not know is off', async () => {
    const { store, faults } = await openFaults();
    await store.write(() => store.set('faults', { offline: true }));
    expect(faults.current()).toEqual({ ...NO_FAULTS, offline: true });
  });
});

describe('a rule', () => {
  test('is used up by the calls that it strikes, and the others stay in their order', async () => {
    const { faults, onUsedUp, call } = await openFaults({
      fail: [
        { path: '/api/user', status: 501 },
        { path: '/api/loans', status: 502, times: 2 },
        { method: 'GET', path: '/api/*', status: 503 },
      ],
    });
    const left = () => faults.current().fail.map(({ status, times }) => `${times} × ${status}`);
    expect(call('GET', '/api/loans')).toBe(502);
    expect(left()).toEqual(['1 × 501', '1 × 502', '1 × 503']);
    expect(call('GET', '/api/loans')).toBe(502);
    expect(left()).toEqual(['1 × 501', '1 × 503']);
    expect(call('POST', '/api/loans')).toBeUndefined();
    expect(onUsedUp).toHaveBeenCalledTimes(2);
    expect(call('GET', '/api/loans')).toBe(503);
    expect(left()).toEqual(['1 × 501']);
  });

  test('for every call that counts once strikes the next call that sends something', async () => {
    const { call } = await openFaults({ fail: [{ path: '/api/**', status: 500 }] });
    expect(call('GET', '/api/loans')).toBeUndefined();
    expect(call('PUT', '/api/user')).toBe(500);
    expect(call('PUT', '/api/user')).toBeUndefined();
  });

  test('without an end strikes each call, and is never reported as used up', async () => {
    const { faults, onUsedUp, call } = await openFaults({ fail: [{ path: '*', status: 500, times: null }] });
    for (let time = 0; time < 3; time += 1) expect(call('GET', '/api/user')).toBe(500);
    expect(faults.current().fail).toHaveLength(1);
    expect(onUsedUp).not.toHaveBeenCalled();
  });
});
