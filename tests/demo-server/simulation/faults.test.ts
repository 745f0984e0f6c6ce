import { describe, expect, test } from 'vitest';
import { createFaults, isPath } from '../../../demo-server/simulation/faults.ts';
import { machineAt, newStore, ownerRow, running } from '../support/demo.ts';

const noFaults = {
  latency_ms: 0,
  jitter_ms: 0,
  offline: false,
  fail: [],
  upload_kbps: null,
  cut_upload_at: null,
  bureau: 'auto',
  selfie: 'auto',
  delivery_s: 0,
  once: [],
};

describe('the settings', () => {
  test('are off at first, and those left out of a change are off again', async () => {
    const store = await newStore();
    const faults = createFaults(store);
    expect(faults.current()).toEqual(noFaults);
    await store.write(() => faults.replace({ offline: true, latency_ms: 5 }));
    await store.write(() => faults.replace({ bureau: 'reject', fail: [{ path: '/api/loans', status: 500 }] }));
    const fail = [{ method: '*', path: '/api/loans', status: 500, times: 1 }];
    expect(faults.current()).toEqual({ ...noFaults, bureau: 'reject', fail });
    await store.write(() => faults.replace({}));
    expect(faults.current()).toEqual(noFaults);
  });

  test.each([
    [{ latency_ms: -1 }, 'latency_ms'],
    [{ latency_ms: '5' }, 'latency_ms'],
    [{ delivery_s: 7 }, 'delivery_s'],
    [{ cut_upload_at: 1.5 }, 'cut_upload_at'],
    [{ fail: [{ path: '/api', status: 600 }] }, 'fail.0.status'],
    [{ fail: [{ path: '/api', status: 5 }] }, 'fail.0.status'],
    [{ fail: [{ path: '/api', status: 101 }] }, 'fail.0.status'],
    [{ slow: true }, 'slow'],
    [undefined, 'body'],
    [{ fail: [{ path: '/api/loan', status: 500 }] }, 'fail.0.path'],
  ])('of %o are a 422', async (body, field) => {
    const store = await newStore();
    const faults = createFaults(store);
    await expect(store.write(() => faults.replace(body))).rejects.toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
    expect(faults.current()).toEqual(noFaults);
  });

  test.each([
    ['+525512340000', 0, null],
    ['+525512340003', 0, 30],
    ['+525512345678', 5, 5],
    ['+525512345678', null, null],
  ] as const)('an SMS to %s with a delay of %s arrives after %s', async (phone, delivery_s, expected) => {
    const store = await newStore();
    const faults = createFaults(store);
    await store.write(() => faults.replace({ delivery_s }));
    expect(faults.deliverySeconds('sms', phone)).toBe(expected);
  });
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

describe('the calls', () => {
  async function server(faults: object) {
    const machine = machineAt();
    const { demo, url } = await running(machine);
    await demo.store.write(() => demo.faults.replace(faults));
    const call = (path: string, init?: RequestInit) => fetch(url + path, init);
    return { machine, demo, url, call };
  }

  test('fail as often as the rule says, by method and path', async () => {
    const { call, demo } = await server({ fail: [{ method: 'GET', path: '/api/loans', status: 503, times: 2 }] });
    expect((await call('/api/loans', { method: 'POST' })).status).toBe(401);
    expect((await call('/api/user')).status).toBe(401);
    expect((await call('/api/loans')).status).toBe(503);
    expect((await call('/api/loans?x=1')).status).toBe(503);
    expect((await call('/api/loans')).status).toBe(401);
    expect(demo.faults.current().fail).toEqual([]);
  });

  test('fail until the rule is removed', async () => {
    const { call } = await server({ fail: [{ path: '*', status: 429, times: null }] });
    for (let time = 0; time < 3; time += 1) {
      const answer = await call('/api/user');
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
    }
  });

  test('can get a response that is not JSON', async () => {
    const { call } = await server({ fail: [{ path: '/api/user', status: 200, body: '{oops' }] });
    const answer = await call('/api/user');
    expect(answer.headers.get('content-type')).toContain('json');
    expect(await answer.text()).toBe('{oops');
  });

  test('can stay without a response', async () => {
    const { call } = await server({ fail: [{ path: '/api/user', status: 0 }] });
    await expect(call('/api/user', { signal: AbortSignal.timeout(200) })).rejects.toThrow('timeout');
    expect((await call('/api/user')).status).toBe(401);
  });

  test('have no connection while offline, and the console stays reachable', async () => {
    const { call } = await server({ offline: true });
    await expect(call('/api/user')).rejects.toThrow('fetch failed');
    expect((await call('/demo/db/settings')).status).toBe(200);
  });

  test("lose the connection once, including the browser's own repetition, and the fault is off", async () => {
    const { call, demo } = await server({ offline: true, latency_ms: 5, once: ['offline'] });
    await expect(call('/api/user')).rejects.toThrow('fetch failed');
    await expect(call('/api/user')).rejects.toThrow('fetch failed');
    expect((await call('/api/user')).status).toBe(401);
    expect(demo.faults.current()).toEqual({ ...noFaults, latency_ms: 5 });
  });

  test('succeed when the owner repeats them a second after a lost connection', async () => {
    const { machine, call } = await server({ offline: true, once: ['offline'] });
    await expect(call('/api/user')).rejects.toThrow('fetch failed');
    machine.pass(1000);
    expect((await call('/api/user')).status).toBe(401);
  });

  test('are slow once when the fault is set to once, and an event reports that it is used up', async () => {
    const { call, demo } = await server({ latency_ms: 150, once: ['latency_ms'] });
    const start = performance.now();
    await call('/api/user');
    expect(performance.now() - start).toBeGreaterThanOrEqual(145);
    expect(demo.faults.current()).toEqual(noFaults);
    expect(demo.events.list().at(-1)).toMatchObject({ kind: 'faults', line: 'Una falla se cumplió y se quitó' });
  });

  test('take as long as the latency says', async () => {
    const { call } = await server({ latency_ms: 150 });
    const start = performance.now();
    await call('/api/user');
    expect(performance.now() - start).toBeGreaterThanOrEqual(145);
  });

  test('of an owner whose e-mail contains +falla are a 500 every second time', async () => {
    const { demo, call } = await server({});
    const owner = ownerRow('x', { email: 'ana+falla@adelantto.test' });
    const token = await demo.store.write(() => demo.sessions.open(demo.store.table('owners').insert(owner)).token);
    const headers = { authorization: `Bearer ${token}` };
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await call('/api/user', { headers })).status);
    expect(statuses).toEqual([200, 500, 200, 500]);
  });

  test('of an owner whose e-mail starts with lenta take 3 s, also before the login', async () => {
    const { call } = await server({});
    const body = JSON.stringify({ email: ' Lenta@adelantto.test', password: 'x' });
    const start = performance.now();
    const answer = await call('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(401);
    expect(performance.now() - start).toBeGreaterThanOrEqual(2990);
  });
});
