import { fieldsOfBodies } from './fieldNames.ts';
import type { Random } from './random.ts';
import type { RawRequest } from './sendRaw.ts';

const paths = [
  '/api/auth/register',
  '/api/auth/login',
  '/api/auth/logout-all',
  '/api/auth/recover-password',
  '/api/auth/password',
  '/api/auth/{id}/verify-phone-code',
  '/api/auth/{id}/verification-code',
  '/api/user',
  '/api/user/update-password',
  '/api/applications',
  '/api/applications/{id}',
  '/api/applications/{id}/privacy-policy',
  '/api/applications/{id}/confirm-privacy-policy',
  '/api/verification-code/privacy-policy/resend',
  '/api/loans',
  '/api/loans/{id}',
  '/api/loans/{id}/account-statement',
  '/api/installments/{id}',
  '/api/installments/{id}/upload-file',
  '/api/files',
  '/api/files/{id}',
  '/api/calc',
  '/api/zip-codes/{id}',
  '/marketing/api/services/articles',
  '/chat',
  '/demo/api/health',
  '/demo/api/messages',
  '/demo/api/personas/{id}/session',
  '/demo/api/applications/{id}/reject',
  '/demo/api/loans/{id}/refuse',
  '/demo/api/installments/{id}/approve',
  '/demo/api/snapshots/{id}',
  '/demo/db/{id}',
];

const ids = [
  '1',
  '0',
  '-1',
  '1e9',
  '%EF%BC%99',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '..',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '%00',
  '%ff%fe',
  '%E0%A4%A',
  '%F0%9F%98%80',
  "1'%20OR%20'1'='1",
  '$where',
  '{{7*7}}',
  '%0d%0aSet-Cookie:a=b',
  'a'.repeat(3000),
  '1;rm',
  '1?x[y][z]=1',
  '%5B%5D',
];

const queries = [
  '',
  '?',
  '?time=1',
  '?principal=1e400&months=-1',
  '?principal=NaN&months=Infinity',
  '?principal=120000&principal=1&months=6',
  '?__proto__[x]=1&constructor=2',
  '?to[]=1&after[$gt]=&wait=-1',
  '?_sort=id&_page=0&_limit=1e9',
  '?id_like=(a%2B)%2B%24',
  '?q=%',
  `?${'a=1&'.repeat(2000)}`,
  '?expires=1e99&signature=%00',
];

/** Odd texts: half a surrogate pair, a reversed writing direction, an empty text, a very long one. */
const texts = [
  '',
  ' ',
  '\u0000',
  '\ud83d',
  '\u202e',
  'é'.repeat(300),
  '<script>alert(1)</script>',
  '-0',
  '0x10',
  '\n\r',
];
const values = (random: Random): unknown =>
  random.pick<() => unknown>([
    () => null,
    () => true,
    () => random.below(2 ** 31) - 2 ** 30,
    () => 1e308,
    () => -0.001,
    () => random.pick(texts),
    () => random.pick(ids),
    () => [],
    () => [null, [random.pick(texts)]],
    () => ({}),
    () => ({ toString: 1, length: -1 }),
    () => '2026-02-30',
    () => 'x'.repeat(random.below(5000)),
  ])();

const objects = (random: Random): string =>
  JSON.stringify(
    Object.fromEntries(Array.from({ length: random.below(6) }, () => [random.pick(fieldsOfBodies), values(random)])),
  );

const bodies = (random: Random): string | undefined =>
  random.pick<() => string | undefined>([
    () => undefined,
    () => objects(random),
    () => objects(random),
    () => objects(random),
    () => objects(random).slice(0, -1 - random.below(4)),
    () => `[${objects(random)}]`,
    () => '{"__proto__":{"status":"approved"},"constructor":{"prototype":{}}}',
    () => `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
    () => `${'['.repeat(9000)}`,
    () => `{"name":"${'x'.repeat(150_000)}"}`,
    () => '"\\ud800"',
    () => 'NaN',
    () => '\u0000\u0001\u0002',
    () => 'email=a&password=b',
  ])();

const types = [
  'application/json',
  'application/json',
  'application/json',
  'application/json; charset=utf-7',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/json, text/html',
  '',
];

const encodings = ['gzip', 'br', 'deflate', 'x-unknown'];

/** Generates a request that the app never sends: any method, path and body, sometimes malformed headers. */
export function hostileRequest(random: Random, token: string): RawRequest {
  const path =
    random.pick(paths).replace('{id}', () => random.pick(ids)) + (random.below(3) === 0 ? random.pick(queries) : '');
  const method = random.pick([
    'GET',
    'POST',
    'POST',
    'PUT',
    'PUT',
    'PATCH',
    'DELETE',
    'HEAD',
    'OPTIONS',
    'TRACE',
    'PURGE',
  ]);
  const text = bodies(random);
  const headers: Record<string, string> = {};
  const type = random.pick(types);
  if (text !== undefined && type !== '') headers['content-type'] = type;
  if (random.below(2) === 0) headers.authorization = `Bearer ${token}`;
  if (random.below(20) === 0)
    headers.authorization = `Bearer ${random.pick(ids).slice(0, 200)}${'x'.repeat(random.below(4000))}`;
  if (random.below(20) === 0) headers['content-encoding'] = random.pick(encodings);
  if (random.below(20) === 0) headers.range = 'bytes=0-0,-1,5-1';
  if (random.below(20) === 0) headers['if-none-match'] = '"'.repeat(500);
  if (random.below(20) === 0) headers['accept-encoding'] = ';q=x';
  if (random.below(20) === 0) headers.cookie = 'a'.repeat(2000);
  return { method, path, headers, body: text === undefined ? undefined : Buffer.from(text) };
}

/** Malformed and incomplete requests, as the bytes for a raw connection. */
export const brokenLines: readonly string[] = [
  '\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET /api/user HTTP/1.1\r\n\r\n',
  'GET /api/user HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'POST /api/auth/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -5\r\n\r\n{}',
  'POST /api/auth/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}',
  'POST /api/auth/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/auth/login HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'POST /api/files HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9\r\n\r\n--x\r\n--x--',
  `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n${'x: y\r\n'.repeat(3000)}\r\n`,
  `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`,
  'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX\u0000: y\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
];
