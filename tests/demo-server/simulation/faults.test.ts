import { expect, test } from 'vitest';
import type { FailRuleFields } from '../../../demo-server/simulation/faultSettings.ts';
import { verifiedOwner } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();
const setRule = (rule: Partial<FailRuleFields>) =>
  server.stage.faults({ fail: [{ path: '/api/calc', status: 500, ...rule }] });
const call = (path = '/api/calc', init?: RequestInit) => fetch(server.url + path, init);

test.each<[string, Partial<FailRuleFields>, string | null]>([
  ['{}', { status: 200 }, null],
  ['{}', { status: 399 }, null],
  ['{"message":"Something went wrong"}', { status: 400 }, null],
  ['{"message":"Something went wrong"}', { status: 503 }, null],
  ['{"message":"Something went wrong"}', { status: 429 }, '60'],
  ['{"errors":{"name":["Mal"]}}', { status: 409, body: { errors: { name: ['Mal'] } } }, null],
  ['{oops', { status: 200, body: '{oops' }, null],
  ['{"message":"Something went wrong"}', { status: 429, headers: { 'Retry-After': '7' } }, '7'],
])('a call gets the body %s by the rule %j', async (body, rule, retryAfter) => {
  await setRule(rule);
  // With a slash at the end of its path too.
  const answer = await call('/api/calc/');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([rule.status, retryAfter]);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.text()).toBe(body);
});

test('a call can stay without a response', async () => {
  await setRule({ status: 0 });
  await expect(call('/api/calc', { signal: AbortSignal.timeout(200) })).rejects.toThrow('timeout');
  expect((await call()).status).toBe(401);
});

test("a rule without a status leaves the server's own response, later and with its headers", async () => {
  const owner = await verifiedOwner(server);
  await setRule({ path: '/api/user', status: null, headers: { 'X-Prueba': 'sí' }, delay_ms: 120 });
  const begun = performance.now();
  const { status, body, headers } = await owner.get('/api/user');
  expect([status, body.id, headers.get('x-prueba')]).toEqual([200, owner.id, 'sí']);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(115);
});

test.each([
  [{ offline: true, latency_ms: 5 }, { offline: true }, true],
  [{ fail: [{ path: '*', status: 500 }], offline: true }, { offline: true }, true],
  [{ fail: [{ path: '*', status: 500 }] }, { fail: [{ path: '*', status: 500, times: null }] }, false],
  [{ offline: true }, { offline: true, bureau: 'reject' }, false],
  [{ latency_ms: 5000 }, { latency_ms: 1000 }, false],
] as const)(
  'the event of a change from %o to %o says whether a fault was switched off: %s',
  async (from, to, isOff) => {
    await server.stage.faults(from);
    await server.stage.faults(to);
    const { data } = (await server.stage.events()).at(-1) ?? {};
    expect((data as { switched_off?: true }).switched_off ?? false).toBe(isOff);
  },
);
