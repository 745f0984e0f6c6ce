import { describe, expect, test } from 'vitest';
import { staffTransitions } from '../../../demo-server/routes/operator/transitions.ts';
import { running } from '../support/demo.ts';

const transitions = (Object.keys(staffTransitions) as (keyof typeof staffTransitions)[]).flatMap((kind) =>
  staffTransitions[kind].map((transition) => ['POST', `/demo/api/${kind}/1/${transition}`] as const),
);

/** Every page and every call of the operator. */
const calls = [
  ['GET', '/demo'],
  ['GET', '/demo/enter'],
  ['GET', '/demo/sign/1'],
  ['GET', '/demo/external/faq'],
  ['GET', '/demo/db/owners'],
  ['GET', '/demo/db/messages'],
  ...['health', 'messages', 'events', 'calls', 'calls/1', 'faults', 'clock', 'autopilot', 'personas', 'owners'].map(
    (name) => ['GET', `/demo/api/${name}`] as const,
  ),
  ...['owners/1', 'network', 'snapshot', 'snapshots'].map((name) => ['GET', `/demo/api/${name}`] as const),
  ...['faults', 'clock', 'autopilot', 'snapshot', 'snapshots/a'].map((name) => ['PUT', `/demo/api/${name}`] as const),
  ...['reset', 'personas', 'personas/activa/session', 'tickets', 'snapshots/a/restore'].map(
    (name) => ['POST', `/demo/api/${name}`] as const,
  ),
  ['DELETE', '/demo/api/snapshots/a'],
  ...transitions,
] as const;

describe('with the stage off', () => {
  test('each of its pages and calls is a 404', async () => {
    const { url } = await running({}, '--stage', 'off', '--scenario', 'sales');
    for (const [method, path] of calls) {
      const answer = await fetch(url + path, { method });
      expect([method, path, answer.status, await answer.json()]).toEqual([method, path, 404, { message: 'Not found' }]);
    }
  });
});

test('with the stage on each of them exists', async () => {
  const { url } = await running({}, '--scenario', 'sales');
  for (const [method, path] of calls) {
    const leaving = new AbortController();
    const answer = await fetch(url + path, { method, signal: leaving.signal });
    // The call may reject the empty body; those with a name in their path may respond that the name does not exist.
    const named = /\/(1|a)(\/|$)|tickets|enter/.test(path);
    expect([method, path, named || answer.status !== 404]).toEqual([method, path, true]);
    leaving.abort();
  }
});
