import { describe, expect, test } from 'vitest';
import { day } from '#domain/calendar';
import { leaseRules } from '#domain/forms/applicationRules';
import { passwordChangeRules, registrationRules } from '#domain/forms/newPasswordRules';
import {
  biometricRules,
  identificationRules,
  incomeAndTaxesRules,
  profileCreationRules,
} from '#domain/forms/profileRules';
import { hasPattern } from '../../../demo-server/simulation/faultConditions.ts';
import type { FailRuleFields } from '../../../demo-server/simulation/faultSettings.ts';
import { faultyCalls } from '../../../demo-server/simulation/faultyPaths.ts';
import { everyRoute } from '../../torture/routeTable.ts';
import { verifiedOwner } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();

const setRule = (rule: FailRuleFields) => server.stage.faults({ fail: [rule] });

test('a rule sets headers of the response and delays it', async () => {
  await setRule({ path: '/api/calc', status: 429, headers: { 'Retry-After': '7', 'X-Prueba': 'sí' }, delay_ms: 120 });
  const begun = performance.now();
  const { status, headers } = await fetch(`${server.url}/api/calc`);
  expect([status, headers.get('retry-after'), headers.get('x-prueba')]).toEqual([429, '7', 'sí']);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(115);
});

test("a rule without a status leaves the server's own response, later and with its headers", async () => {
  const owner = await verifiedOwner(server);
  await setRule({ path: '/api/user', status: null, headers: { 'X-Prueba': '1' }, delay_ms: 120 });
  const begun = performance.now();
  const { status, body, headers } = await owner.get('/api/user');
  expect([status, body.id, headers.get('x-prueba')]).toEqual([200, owner.id, '1']);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(115);
});

test('a rule can affect every call of the app', () => {
  const calls = everyRoute.filter(({ path }) => /^\/(api|marketing)\//.test(path) && path !== '/api/files/1');
  expect(faultyCalls.map(({ call }) => call.replaceAll('*', '1')).sort()).toEqual(
    [...new Set(calls.map(({ method, path }) => `${method} ${path.replace('1.svg', '1')}`))].sort(),
  );
});

describe('a pattern of a header', () => {
  test.each([
    ['abc', 'abc', true],
    ['abc', 'abcd', false],
    ['*', 'abc', true],
    ['*', '', false],
    ['a*', 'abc', true],
    ['*c', 'abc', true],
    ['a*c', 'abc', true],
    ['ab*bc', 'abc', false],
    ['*b*', 'abc', true],
    ['*x*', 'abc', false],
    ['a*b*c', 'a1b2c', true],
    ['a*b*b', 'ab', false],
    ['a*c', 'ac', true],
    ['*b*', 'b', true],
    ['*ab*ab*', 'xabx', false],
    ['(a+)+$', 'aaaa', false],
  ])('%s matches %j: %s', (pattern, text, isMatch) => {
    expect(hasPattern(pattern, text)).toBe(isMatch);
  });
});

test('the calls that rules can affect have the fields of the rules of their forms', () => {
  const fieldsOf = (name: string) => [...(faultyCalls.find(({ call }) => call === name)?.fields ?? [])].sort();
  const today = day('2026-11-23');
  for (const [call, rules] of [
    ['POST /api/auth/register', registrationRules],
    ['PATCH /api/auth/password', passwordChangeRules],
    ['POST /api/applications', leaseRules(today)],
    [
      'PUT /api/user',
      { ...profileCreationRules, ...identificationRules(today), ...biometricRules, ...incomeAndTaxesRules, colony: [] },
    ],
  ] as const)
    expect(fieldsOf(call)).toEqual(Object.keys(rules).sort());
  expect(faultyCalls).toContainEqual({ call: 'POST /api/auth/login', fields: ['email', 'password'] });
  expect(faultyCalls).toContainEqual({ call: 'GET /api/loans/*', fields: [] });
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
