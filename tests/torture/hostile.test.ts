import type { Struct } from 'superstruct';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiCalls } from '../../demo-server/openapi/calls/apiCalls.ts';
import { operatorCalls } from '../../demo-server/routes/operator/operatorCalls.ts';
import { completeOwner, createLoanUntil, readyApplication, type TestOwner } from '../demo-server/support/owner.ts';
import { type RawRequest, sendRaw } from '../demo-server/support/sendRaw.ts';
import { startTestServer, type TestServer } from '../demo-server/support/server.ts';
import { shortOrLong } from '../longRun.ts';
import { hostileUpload } from './hostileUploads.ts';
import { createRandom } from './random.ts';
import { everyRoute } from './routeTable.ts';

const UPLOADS = shortOrLong(100, 3000);

let server: TestServer;
let owner: TestOwner;
beforeAll(async () => {
  server = await startTestServer();
  owner = await completeOwner(server);
  await createLoanUntil(server, owner, 'active');
  await readyApplication(owner);
});
afterAll(() => server.running.stop());

/** Matches what an answer must never contain: paths of the program and stack traces. */
const INSIDES = /\bat .+:\d+:\d+|node_modules|demo-server\/|file:\/\/|SyntaxError|TypeError|ENOENT/;

/** Sends a request and expects neither a 5xx nor the server's insides. 501 is an unknown method or encoding. */
async function expectHandled(request: RawRequest): Promise<void> {
  const what = `${request.method} ${request.path.slice(0, 200)} ${request.body?.toString().slice(0, 200) ?? ''}`;
  const { status, headers, text } = await sendRaw(server.url, request);
  expect(status === 501 ? 400 : status, what).toBeLessThan(500);
  if (status < 400) return;
  expect(text, what).not.toMatch(INSIDES);
  if (request.path.startsWith('/api/') && text !== '') {
    expect(headers['content-type'], what).toContain('application/json');
    expect(() => JSON.parse(text), what).not.toThrow();
  }
}

const fieldsIn = (body: Struct<unknown, unknown> | string | undefined): string[] =>
  typeof body === 'object' && typeof body.schema === 'object' ? Object.keys(body.schema ?? {}) : [];
/** All fields that a call of the API, of the operator or of the chat reads from its body. */
const fieldsOfBodies = [...[...apiCalls, ...operatorCalls].flatMap(({ body }) => fieldsIn(body)), 'text'];
const allFields = (value: unknown) => JSON.stringify(Object.fromEntries(fieldsOfBodies.map((field) => [field, value])));
const bodies: Readonly<Record<string, string>> = {
  ...{ nothing: '', null: 'null', 'a text': '"text"', 'a number': '7', 'a list': '[]' },
  ...{ 'half of a body': '{"email":', 'no JSON': 'not json', 'a broken encoding': '"\\ud800"' },
  'lists within lists': `${'['.repeat(5000)}${']'.repeat(5000)}`,
  'a prototype': '{"__proto__":{"status":"approved"},"constructor":{"prototype":{}}}',
  'everything null': allFields(null),
  'everything a number': allFields(7),
  'everything huge': allFields(1e308),
  'everything a list': allFields([[]]),
  'everything an object': allFields({ toString: 1, length: -1 }),
  'everything a switch': allFields(true),
  'everything a long text': allFields('x'.repeat(2000)),
  'everything odd letters': allFields('\u0000\ud83d\u202e%00../..'),
  'too much': JSON.stringify({ name: 'x'.repeat(200_000) }),
};
/** Those that would end the owner's session or replace their data. */
const ENDING = ['/api/auth/logout', '/demo/api/reset'];
const writes = everyRoute.filter(({ method, path }) => method !== 'GET' && !ENDING.includes(path));

test.each(writes.map(({ method, path }) => [method, path] as const))(
  '%s %s answers each malformed body, of anyone and of an owner, with a status below 500',
  async (method, path) => {
    for (const body of Object.values(bodies)) {
      for (const authorization of ['Bearer x', `Bearer ${owner.token}`])
        await expectHandled({ method, path, body, headers: { authorization, 'content-type': 'application/json' } });
    }
  },
);

/** Other headers than a page sends, with a valid body. */
const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  ...['application/json; charset=utf-7', 'multipart/form-data', 'text/plain', 'application/json, text/html'].map(
    (type) => ({ 'content-type': type }),
  ),
  ...['gzip', 'br', 'x-unknown'].map((encoding) => ({
    'content-type': 'application/json',
    'content-encoding': encoding,
  })),
  { range: 'bytes=0-0,-1,5-1', 'if-none-match': '"'.repeat(500), 'accept-encoding': ';q=x', cookie: 'a'.repeat(2000) },
  { authorization: `Bearer ${'x'.repeat(4000)}` },
];
const IDS = [
  ...['%EF%BC%99', '__proto__', 'constructor', '..%2f..%2fetc', '%00', '%ff%fe', '%E0%A4%A'],
  ...["1'%20OR%20'1'='1", '%0d%0aSet-Cookie:a=b', 'a'.repeat(3000), '1?x[y][z]=1'],
];
const QUERIES = [
  ...['principal=1e400&months=-1', 'principal=120000&principal=1&months=6', '__proto__[x]=1&constructor=2'],
  ...['to[]=1&after[$gt]=&wait=-1', 'wait=x', 'id_like=(a%2B)%2B%24', 'q=%', 'expires=1e99&signature=%00'],
  'a=1&'.repeat(2000),
];

test('odd headers, ids and queries are never a server error', async () => {
  const authorization = `Bearer ${owner.token}`;
  for (const headers of oddHeaders) {
    for (const path of ['/api/auth/login', '/api/files', '/chat', '/demo/api/faults'])
      await expectHandled({ method: 'POST', path, body: '{"email":"a"}', headers: { authorization, ...headers } });
  }
  // The pages of the web, which is not built here, are a 503.
  for (const { path } of everyRoute.filter(
    (it) => it.method === 'GET' && /^\/(api|demo|marketing|chat)/.test(it.path),
  )) {
    for (const id of path.includes('1') ? IDS : [])
      await expectHandled({ method: 'GET', path: path.replace('1', id), headers: { authorization } });
    // The live events and the export answer for as long as they are read.
    for (const query of /events|snapshot$/.test(path) ? [] : QUERIES)
      await expectHandled({ method: 'GET', path: `${path}?${query}`, headers: { authorization } });
  }
});

test(
  `${UPLOADS} malformed uploads are never a server error, and some are well-formed enough to be read`,
  async () => {
    const random = createRandom(1);
    for (let done = 0; done < UPLOADS; done += 1) await expectHandled(hostileUpload(random, owner.token));
    expect(server.rows('files').filter(({ name }) => name === 'recibo.pdf')).not.toEqual([]);
  },
  shortOrLong(60_000, 600_000),
);

test("after all of that the owner's data is unchanged", async () => {
  expect((await owner.get('/api/loans')).body).toMatchObject([{ id: '1', status: 'active' }]);
});
