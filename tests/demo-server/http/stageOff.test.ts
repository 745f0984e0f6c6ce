import { expect, test } from 'vitest';
import { operatorCalls } from '../../../demo-server/routes/operator/operatorCalls.ts';
import { running } from '../support/demo.ts';

/** Every page and every call of the operator. */
const calls = [
  ['GET', '/demo'],
  ['GET', '/demo/enter'],
  ['GET', '/demo/sign/1'],
  ['GET', '/demo/external/faq'],
  ['GET', '/demo/db/owners'],
  ...operatorCalls.map(({ method, path }) => [method, `/demo/api${path.replace(/:\w+/g, '1')}`] as const),
] as const;

test('with the stage off each of its pages and calls is a 404, and no page may frame the app', async () => {
  const { url } = await running({}, '--stage', 'off', '--scenario', 'sales');
  for (const [method, path] of calls) {
    const answer = await fetch(url + path, { method });
    expect([method, path, answer.status, await answer.json()]).toEqual([method, path, 404, { message: 'Not found' }]);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  }
});

test('with the stage on each of them exists', async () => {
  const { url } = await running({}, '--scenario', 'sales');
  for (const [method, path] of calls) {
    const leaving = new AbortController();
    const answer = await fetch(url + path, { method, signal: leaving.signal });
    // The call may reject the empty body; those with a name in their path may respond that the name does not exist.
    const named = /\/1(\/|$)|tickets|enter/.test(path);
    expect([method, path, named || answer.status !== 404]).toEqual([method, path, true]);
    leaving.abort();
  }
});
