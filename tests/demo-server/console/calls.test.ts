import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { filteredCalls } from '../../../demo-server/console/event-log/callFilter.ts';
import { curlOf } from '../../../demo-server/console/event-log/curlOf.ts';
import { faultNames } from '../../../demo-server/console/event-log/faultNames.ts';
import type { CallDetails } from '../../../demo-server/simulation/callLog.ts';

const call = (changes: Partial<CallDetails>): CallDetails => ({
  ...{ id: '1', at: '2026-11-23T15:00:00.000Z', method: 'GET', path: '/api/user', owner_id: null },
  ...{ status: 200, ms: 5, faults: [], request: null, response: null },
  ...changes,
});

/** Returns the words that a shell passes to curl. */
const wordsOf = (command: string): string[] =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${command}`], { env: { TOKEN: 'abc' }, encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);

describe('a call as a command', () => {
  test('has method, address, token and body, whatever the body contains', () => {
    const text = `{\n  "name": "D'Angelo $HOME \`id\` \\\\"\n}`;
    const command = curlOf(call({ method: 'PUT', request: { text, is_cut: false } }), 'http://127.0.0.1:4000');
    expect(wordsOf(command)).toEqual([
      ...['-X', 'PUT', 'http://127.0.0.1:4000/api/user', '-H', 'Authorization: Bearer abc'],
      ...['-H', 'Content-Type: application/json', '--data', text],
    ]);
  });

  test('has no token before a session, and names a file instead of its bytes', () => {
    expect(curlOf(call({ method: 'POST', path: '/api/auth/logout' }), 'http://a')).toBe(
      "curl -X POST 'http://a/api/auth/logout'",
    );
    expect(wordsOf(curlOf(call({ method: 'POST', path: '/api/files', request: { bytes: 9 } }), 'http://a'))).toContain(
      '-F',
    );
  });
});

test('calls are filtered by owner, method and address, and outcome, the newest first', () => {
  const calls = [
    call({ id: '1', owner_id: 'ana' }),
    call({ id: '2', owner_id: 'ana', method: 'PUT', status: 422 }),
    call({ id: '3', path: '/api/loans', status: null, faults: ['offline'] }),
  ];
  const ids = (filter: object) =>
    filteredCalls(calls, { ownerId: '', path: '', outcome: 'all', ...filter }).map(({ id }) => id);
  expect(ids({})).toEqual(['3', '2', '1']);
  expect(ids({ ownerId: 'ana' })).toEqual(['2', '1']);
  expect(ids({ path: ' put /API/user ' })).toEqual(['2']);
  expect(ids({ outcome: 'success' })).toEqual(['1']);
  expect(ids({ outcome: 'error' })).toEqual(['2']);
  expect(ids({ outcome: 'none' })).toEqual(['3']);
  expect(ids({ outcome: 'fault', ownerId: 'ana' })).toEqual([]);
});

test('faults have Spanish names', () => {
  expect(faultNames(['fail', 'offline', 'cut_upload_at'])).toEqual([
    'regla de fallas',
    'Sin conexión',
    'subida cortada',
  ]);
});
