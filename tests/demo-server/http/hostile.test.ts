import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldsOfBodies } from '../../torture/fieldNames.ts';
import { completeOwner, createLoanUntil, readyApplication, type TestOwner } from '../support/owner.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: TestOwner;

beforeAll(async () => {
  server = await startTestServer();
  owner = await completeOwner(server);
  await createLoanUntil(server, owner, 'active');
  await readyApplication(owner);
});
afterAll(() => server.running.stop());

const calls = [
  ['post', '/api/auth/register'],
  ['post', '/api/auth/nobody/verify-phone-code'],
  ['put', '/api/auth/nobody/verification-code'],
  ['post', '/api/auth/login'],
  ['post', '/api/auth/recover-password'],
  ['patch', '/api/auth/password'],
  ['post', '/api/user/update-password'],
  ['put', '/api/user'],
  ['post', '/api/applications'],
  ['put', '/api/applications/2'],
  ['put', '/api/applications/2/privacy-policy'],
  ['put', '/api/applications/2/confirm-privacy-policy'],
  ['delete', '/api/applications/nobody'],
  ['post', '/api/verification-code/privacy-policy/resend'],
  ['post', '/api/loans/1/account-statement'],
  ['put', '/api/installments/1/upload-file'],
  ['post', '/api/files'],
  ['post', '/chat'],
  ['post', '/demo/api/personas'],
  ['post', '/demo/api/personas/x/session'],
  ['put', '/demo/api/clock'],
  ['put', '/demo/api/autopilot'],
  ['put', '/demo/api/faults'],
  ['put', '/demo/api/snapshot'],
  ['post', '/demo/api/applications/2/reject'],
  ['post', '/demo/api/loans/1/refuse'],
  ['post', '/demo/api/installments/1/reject'],
] as const;

const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
const bodies: readonly (readonly [what: string, body: unknown])[] = [
  ['nothing', undefined],
  ['null', 'null'],
  ['a text', '"text"'],
  ['a number', '7'],
  ['a list', '[]'],
  ['half of a body', '{"email":'],
  ['no JSON', 'not json'],
  ['lists within lists', deep],
  ['a broken encoding', '"\\ud800"'],
  ['a prototype', '{"__proto__":{"status":"approved"},"constructor":{"prototype":{}}}'],
  ['everything null', allFields(null)],
  ['everything a number', allFields(7)],
  ['everything huge', allFields(1e308)],
  ['everything a list', allFields([[]])],
  ['everything an object', allFields({ toString: 1, length: -1 })],
  ['everything a switch', allFields(true)],
  ['everything a long text', allFields('x'.repeat(2000))],
  ['everything odd letters', allFields('\u0000\ud83d\u202e%00../..')],
  ['too much', JSON.stringify({ name: 'x'.repeat(200_000) })],
];

function allFields(value: unknown): Record<string, unknown> {
  return Object.fromEntries(fieldsOfBodies.map((field) => [field, value]));
}

describe.each(calls)('%s %s', (method, path) => {
  test.each(bodies)('responds to %s with a status between 400 and 499', async (_, body) => {
    for (const caller of [server.anyone, owner]) {
      const { status, body: responseBody } = await (
        caller[method] as (path: string, body?: unknown) => ReturnType<typeof caller.post>
      )(path, body);
      expect(status).toBeLessThan(500);
      expect(JSON.stringify(responseBody)).not.toMatch(/node_modules|\.ts:\d|at Object/);
    }
  });
});

test.each([
  '/api/applications/%E0%A4%A',
  '/api/loans/..%2f..%2fetc',
  '/api/zip-codes/%00',
  '/api/installments/constructor',
  '/demo/api/messages?wait=x',
  '/demo/api/messages?wait=31',
  '/demo/api/messages?to=a&to=b',
  '/demo/enter?ticket=x',
  '/demo/sign/99',
  '/demo/external/none',
  '/demo/api/owners/none',
  '/marketing/images/none.svg',
  '/marketing/articulos/..%2f',
])('reading %s is never a server error', async (path) => {
  const { status } = await owner.get(path);
  expect(status).toBeLessThan(500);
});

test("after all hostile requests the owner's data is unchanged", async () => {
  expect((await owner.get('/api/loans')).body).toMatchObject([{ id: '1', status: 'active' }]);
});
