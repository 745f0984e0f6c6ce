import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { PASSWORD, type TestOwner } from '../demo-server/support/owner.ts';
import { freshServer } from '../demo-server/support/server.ts';
import { shortOrLong } from '../longRun.ts';
import {
  applicationFileFields,
  everythingOf,
  newcomer,
  type OwnedIds,
  ownerWithData,
  profileFileFields,
  protectedCalls,
} from './protectedCalls.ts';
import { sendRaw } from './sendRaw.ts';

const server = freshServer();

/** Returns texts that occur in an answer only when it contains the owner's data. */
const secretsOf = (owner: TestOwner, has: Partial<OwnedIds> = {}): string[] => [
  owner.id,
  owner.email,
  owner.phone,
  owner.token,
  'RICM870214',
  ...[has.pdf, has.jpeg].filter((id) => id !== undefined),
];

describe('the list of protected calls', () => {
  test('contains every call of the server', () => {
    const gated = [
      'applications',
      'auth',
      'files',
      'general',
      'installments',
      'loans',
      'notices',
      'user',
      'verificationCode',
    ];
    const known = gated.reduce((count, file) => {
      const source = readFileSync(
        fileURLToPath(new URL(`../../demo-server/routes/${file}.ts`, import.meta.url)),
        'utf8',
      );
      return count + [...source.matchAll(/\broutes\.(get|post|put|patch|delete)\(/g)].length;
    }, 0);
    // Registration, its two codes, login and recovery need no session.
    expect(protectedCalls).toHaveLength(known - 5);
  });
});

describe('without a valid token', () => {
  const credentials = (owner: TestOwner): Record<string, Record<string, string>> => ({
    'no token': {},
    'an empty header': { authorization: '' },
    'a bare word': { authorization: 'Bearer' },
    'a word': { authorization: 'Bearer undefined' },
    'a made-up token': { authorization: `Bearer ${'A'.repeat(43)}` },
    'the token, one letter changed': {
      authorization: `Bearer ${(owner.token[0] === 'a' ? 'b' : 'a') + owner.token.slice(1)}`,
    },
    'the token cut short': { authorization: `Bearer ${owner.token.slice(0, 42)}` },
    'the token and more': { authorization: `Bearer ${owner.token}A` },
    'the token of another scheme': { authorization: `Basic ${owner.token}` },
    'the token without a scheme': { authorization: owner.token },
    'the token twice': { authorization: `Bearer ${owner.token}, Bearer ${owner.token}` },
    'the token as a cookie': {
      cookie: `token=${owner.token}; auth=${owner.token}; authorization=Bearer ${owner.token}`,
    },
    'the token elsewhere': { 'x-authorization': `Bearer ${owner.token}`, 'x-access-token': owner.token },
    'the id': { authorization: `Bearer ${owner.id}`, 'x-user-id': owner.id },
    'the e-mail and password': {
      authorization: `Basic ${Buffer.from(`${owner.email}:${PASSWORD}`).toString('base64')}`,
    },
  });

  test('every call answers 401 and changes none of the owner’s data', { tags: 's6-others-not-public' }, async () => {
    const owner = await ownerWithData(server);
    const before = everythingOf(server, owner);
    let calls = 0;
    for (const [method, path, body] of protectedCalls) {
      for (const [what, credential] of Object.entries(credentials(owner))) {
        const json = body && JSON.stringify(body(owner.has));
        const headers = { ...credential, ...(json && { 'content-type': 'application/json' }) };
        const request = { method: method.toUpperCase(), path: path(owner.has), headers, body: json };
        const answer = await sendRaw(server.url, request);
        expect(answer.status, `${method} ${path(owner.has)} with ${what}`).toBe(401);
        for (const secret of secretsOf(owner, owner.has)) expect(answer.text, what).not.toContain(secret);
        calls += 1;
      }
    }
    expect(calls).toBe(protectedCalls.length * 15);
    expect(everythingOf(server, owner)).toBe(before);
  });

  const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'] as const;
  let turn = 0;
  /** One of them per call in the ordinary run, all of them in the long run. */
  const some = (methods: readonly string[]): string[] => {
    const all = methods.map((_, i) => methods[(turn + i) % methods.length] ?? 'GET');
    turn += 3;
    return all.slice(0, shortOrLong(3, all.length));
  };

  test('no spelling of an address and no other method bypasses authentication', async () => {
    const owner = await ownerWithData(server);
    const before = everythingOf(server, owner);
    const spellings = (path: string): string[] => [
      `/${path}`,
      `${path}/`,
      `${path}?token=${owner.token}&access_token=${owner.token}`,
      `${path}?_method=GET`,
      `${path};x=1`,
      `${path}%2f`,
      `${path}%00`,
      `${path}/../../api/user`,
      path.replace('/api/', '/api//'),
      path.replace('/api/', '/API/'),
      path.replace('/api/', '/api/./'),
      path.replace('/api/', '/api/auth/../'),
      path.replace('/api/', '/api/files/../'),
      path.replace('/api/', '/%61pi/'),
      path.replace('/api/', '\\api\\'),
      `http://127.0.0.1${path}`,
    ];
    const disguise = {
      'x-http-method-override': 'GET',
      'x-original-url': '/api/auth/login',
      'x-rewrite-url': '/api/auth/login',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': '127.0.0.1',
    };
    for (const [, path] of protectedCalls) {
      for (const spelling of spellings(path(owner.has))) {
        for (const method of some(METHODS)) {
          const answer = await sendRaw(server.url, { method, path: spelling, headers: disguise });
          for (const secret of secretsOf(owner, owner.has)) {
            expect(answer.text, `${method} ${spelling}`).not.toContain(secret);
          }
        }
      }
    }
    expect(everythingOf(server, owner)).toBe(before);
  }, 120_000);

  test('an ended session gets a 401; one with a temporary password allows only its change and log-out', async () => {
    const owner = await ownerWithData(server);
    const { body } = await server.anyone.post('/api/auth/login', { email: owner.email, password: PASSWORD });
    const ended = server.as(body.token);
    expect((await ended.post('/api/auth/logout')).status).toBe(204);

    await server.anyone.post('/api/auth/recover-password', { email: owner.email });
    const email = await server.stage.newestMessage(owner.email);
    const password = /temporal es (\S+)/.exec(email.text)?.[1] ?? '';
    const session = await server.anyone.post('/api/auth/login', { email: owner.email, password });
    expect(session.body.user.has_temporary_password).toBe(true);
    const temporary = server.as(session.body.token);

    const open = ['/api/user/update-password', '/api/auth/logout'];
    const before = everythingOf(server, owner);
    for (const [method, path, call] of protectedCalls) {
      const to = path(owner.has);
      const answer = await ended[method](to, call?.(owner.has));
      expect(answer.status, `${method} ${to} after logout`).toBe(401);
      if (open.includes(to)) continue;
      expect((await temporary[method](to, call?.(owner.has))).status, `${method} ${to} with a temporary one`).toBe(403);
    }
    expect(everythingOf(server, owner)).toBe(before);
  });
});

describe('with the token of another owner', () => {
  const both = async () => ({ victim: await ownerWithData(server), others: await ownerWithData(server) });

  test('every id in an address gets a 404, and the owner’s data do not change', async () => {
    const { victim, others } = await both();
    const before = everythingOf(server, victim);
    const naming = protectedCalls.filter(([, path]) => path(victim.has) !== path(others.has));
    expect(naming.length).toBeGreaterThanOrEqual(9);
    for (const [method, path, body] of naming) {
      const answer = await others[method](path(victim.has), body?.(others.has));
      expect(answer.status, `${method} ${path(victim.has)}`).toBe(404);
      for (const secret of secretsOf(victim, victim.has)) expect(JSON.stringify(answer.body)).not.toContain(secret);
    }
    expect(everythingOf(server, victim)).toBe(before);
  });

  test('no filter of a list returns the owner’s data', async () => {
    const { victim, others } = await both();
    const filters = [
      `owner_id=${victim.id}`,
      `id=${victim.has.loan}`,
      'owner_id[]=x',
      '_expand=owner',
      '_embed=files',
      'q=RICM',
    ];
    for (const list of ['/api/applications', '/api/loans', '/api/user']) {
      const own = (await others.get(list)).body;
      for (const filter of filters) {
        const { status, body } = await others.get(`${list}?${filter}`);
        expect(status).toBe(200);
        expect(withoutAddresses(body), filter).toEqual(withoutAddresses(own));
      }
    }
  });

  test('the owner’s file in a body is a 422 error of its field, and changes nothing for either owner', async () => {
    const { victim, others } = await both();
    const fresh = await newcomer(server);
    const before = [victim, others, fresh].map((owner) => everythingOf(server, owner));
    for (const [method, path, field, kind] of applicationFileFields) {
      const answer = await others[method](path(others.has), { [field]: victim.has[kind] });
      expect([answer.status, Object.keys(answer.body.errors ?? {})], field).toEqual([422, [field]]);
    }
    for (const [method, path, field, kind] of profileFileFields) {
      const value = field === 'proof_incomes' ? [fresh.has.pdf, victim.has[kind]] : victim.has[kind];
      const answer = await fresh[method](path(victim.has), { [field]: value });
      expect([answer.status, Object.keys(answer.body.errors ?? {})], field).toEqual([422, [field]]);
    }
    expect([victim, others, fresh].map((owner) => everythingOf(server, owner))).toEqual(before);
  });

  test('the signed URL of a file opens only that file', async () => {
    const { victim, others } = await both();
    const shown = async (owner: typeof victim) => (await owner.get('/api/user')).body.rfc.url as string;
    const [address, foreign] = [await shown(victim), await shown(others)];
    expect((await server.anyone.get(address)).status).toBe(200);
    const idOf = (url: string) => url.split('?')[0] ?? '';
    const query = (url: string) => url.slice(idOf(url).length);
    const tampered = [
      idOf(address),
      idOf(address) + query(foreign),
      address.replace(/expires=(\d)/, 'expires=9$1'),
      address.replace(/signature=.{4}/, 'signature=AAAA'),
      address.replace(/signature=[^&]*/, 'signature='),
      `${idOf(address)}?expires=99999999999999&signature=`,
      `${address}&signature=x`,
      `${address}&expires=99999999999999`,
      idOf(address).replace(/[^/]+$/, (id) => id.toUpperCase()) + query(address),
      `${idOf(address)}/../${idOf(foreign).split('/').at(-1)}${query(address)}`,
    ];
    for (const url of tampered) {
      const { status, body } = await others.get(url);
      expect([403, 404], url).toContain(status);
      expect(JSON.stringify(body)).not.toContain('%PDF');
    }
  });
});

/** Removes the signed URLs of files, which change with every answer. */
const withoutAddresses = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'url' ? undefined : value)));
