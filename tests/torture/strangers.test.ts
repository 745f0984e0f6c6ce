import { describe, expect, test } from 'vitest';
import { apiCalls } from '../../demo-server/openapi/calls/apiCalls.ts';
import { PASSWORD, type TestOwner } from '../demo-server/support/owner.ts';
import { sendRaw } from '../demo-server/support/sendRaw.ts';
import { freshServer } from '../demo-server/support/server.ts';
import {
  applicationFileFields,
  everythingOf,
  newcomer,
  type OwnedIds,
  ownerWithData,
  profileFileFields,
  protectedCalls,
} from './protectedCalls.ts';

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

test('the list of protected calls has every call of the API that is not public', () => {
  const id = { draft: '1', loan: '1', waiting: '1', installment: '1', pdf: '1', jpeg: '1' };
  const listed = protectedCalls.map(([method, path]) => `${method.toUpperCase()} ${path(id).split('?')[0]}`);
  const gated = apiCalls.filter(({ isPublic }) => !isPublic);
  const paths = gated.map(
    ({ method, path }) => `${method} ${path.replace('{code}', '06600').replace(/\{\w+\}/g, '1')}`,
  );
  expect(listed.sort()).toEqual(paths.sort());
});

describe('without a valid token', () => {
  const credentials = (owner: TestOwner): Record<string, Record<string, string>> => ({
    'no token': {},
    'a made-up token': { authorization: `Bearer ${'A'.repeat(43)}` },
    'the token, one letter changed': {
      authorization: `Bearer ${(owner.token[0] === 'a' ? 'b' : 'a') + owner.token.slice(1)}`,
    },
    'the token and a letter more': { authorization: `Bearer ${owner.token}x` },
    'the token after other words': { authorization: `x Bearer ${owner.token}` },
    'the token of another scheme': { authorization: `Basic ${owner.token}` },
    'the token without a scheme': { authorization: owner.token },
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
    for (const [method, path, body] of protectedCalls) {
      for (const [what, credential] of Object.entries(credentials(owner))) {
        const json = body && JSON.stringify(body(owner.has));
        const headers = { ...credential, ...(json && { 'content-type': 'application/json' }) };
        const request = { method: method.toUpperCase(), path: path(owner.has), headers, body: json };
        const answer = await sendRaw(server.url, request);
        expect(answer.status, `${method} ${path(owner.has)} with ${what}`).toBe(401);
        for (const secret of secretsOf(owner, owner.has)) expect(answer.text, what).not.toContain(secret);
      }
    }
    expect(everythingOf(server, owner)).toBe(before);
  });

  const METHODS = ['GET', 'POST', 'DELETE'] as const;

  test('no spelling of an address and no other method bypasses authentication', async () => {
    const owner = await ownerWithData(server);
    const before = everythingOf(server, owner);
    const spellings = (path: string): string[] => [
      `/${path}`,
      `${path}/`,
      `${path}?token=${owner.token}&access_token=${owner.token}`,
      `${path}/../../api/user`,
      path.replace('/api/', '/api//'),
      path.replace('/api/', '/API/'),
      path.replace('/api/', '/api/files/../'),
      path.replace('/api/', '/%61pi/'),
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
        for (const method of METHODS) {
          const answer = await sendRaw(server.url, { method, path: spelling, headers: disguise });
          for (const secret of secretsOf(owner, owner.has)) {
            expect(answer.text, `${method} ${spelling}`).not.toContain(secret);
          }
        }
      }
    }
    expect(everythingOf(server, owner)).toBe(before);
  });

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

  test('the owner’s file in a body, as an own file of the wrong kind, is a 422 error of its field and changes nothing', {
    tags: ['s3-application-file', 's3-statement'],
  }, async () => {
    const { victim, others } = await both();
    const fresh = await newcomer(server);
    const before = [victim, others, fresh].map((owner) => everythingOf(server, owner));
    const fields = [
      ...applicationFileFields.map((each) => [others, others.has, ...each] as const),
      ...profileFileFields.map((each) => [fresh, { ...victim.has, ...fresh.has }, ...each] as const),
    ];
    for (const [owner, has, method, path, field, kind] of fields) {
      for (const file of [victim.has[kind], has[kind === 'pdf' ? 'jpeg' : 'pdf']]) {
        const value = field === 'proof_incomes' ? [has.pdf, file] : file;
        const { status, body } = await owner[method](path(has), { [field]: value });
        expect([status, body.errors]).toEqual([422, { [field]: ['This file is not yours'] }]);
      }
    }
    expect([victim, others, fresh].map((owner) => everythingOf(server, owner))).toEqual(before);
  });
});
