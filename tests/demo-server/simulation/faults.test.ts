import { describe, expect, test } from 'vitest';
import { machineAt, running } from '../support/demo.ts';

describe('the calls', () => {
  async function server(faults: object) {
    const machine = machineAt();
    const { demo, url } = await running(machine);
    await demo.store.write(() => demo.faults.replace(faults));
    const call = (path: string, init?: RequestInit) => fetch(url + path, init);
    return { machine, demo, url, call };
  }

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
});
