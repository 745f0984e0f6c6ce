import { describe, expect, test } from 'vitest';
import { machineAt, ownerRow, running } from '../support/demo.ts';
import { noFaults } from '../support/noFaults.ts';

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

  test.each([
    [200, {}],
    [399, {}],
    [400, { message: 'Something went wrong' }],
    [503, { message: 'Something went wrong' }],
  ])('get a body that fits the status %s when the rule has none', async (status, body) => {
    const { call } = await server({ fail: [{ path: '/api/user', status }] });
    const answer = await call('/api/user');
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([status, null, body]);
  });

  test('get the body of the rule, and fail with a slash at the end of their path too', async () => {
    const { call } = await server({ fail: [{ path: '/api/user', status: 409, body: { errors: { name: ['Mal'] } } }] });
    const answer = await call('/api/user/');
    expect([answer.status, await answer.json()]).toEqual([409, { errors: { name: ['Mal'] } }]);
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
    await expect(call('/api/user', { method: 'PUT' })).rejects.toThrow('fetch failed');
    await expect(call('/api/user', { method: 'PUT' })).rejects.toThrow('fetch failed');
    expect((await call('/api/user', { method: 'PUT' })).status).toBe(401);
    expect(demo.faults.current()).toEqual({ ...noFaults, latency_ms: 5 });
  });

  test('succeed when the owner repeats them a second after a lost connection', async () => {
    const { machine, call } = await server({ offline: true, once: ['offline'] });
    await expect(call('/api/user', { method: 'PUT' })).rejects.toThrow('fetch failed');
    machine.pass(1000);
    expect((await call('/api/user', { method: 'PUT' })).status).toBe(401);
  });

  test('are slow once when the fault is set to once, and an event reports that it is used up', async () => {
    const { call, demo } = await server({ latency_ms: 150, once: ['latency_ms'] });
    const start = performance.now();
    await call('/api/user', { method: 'PUT' });
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
});
