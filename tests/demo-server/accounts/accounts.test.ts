import { describe, expect, test } from 'vitest';
import { createKeyedMutex } from '../../../demo-server/accounts/keyedMutex.ts';
import { newOwner } from '../../../demo-server/accounts/newOwner.ts';
import { deferred } from '../../deferred.ts';
import type { Caller } from '../support/caller.ts';
import { PASSWORD, registration, verifiedOwner } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();
const register = (form: unknown) => server.anyone.post('/api/auth/register', form);
const login = (email: string, password = PASSWORD) => server.anyone.post('/api/auth/login', { email, password });
const newestMessageTo = (address: string) => server.stage.newestMessage(address);

describe('a registration', () => {
  test('is rejected for the one value that a verified account has, and for nothing else', async () => {
    const { email, phone } = await verifiedOwner(server);
    expect((await register({ ...registration(), email: email.toUpperCase() })).body.errors).toEqual({
      email: ['This email is already registered'],
    });
    expect((await register({ ...registration(), phone })).body.errors).toEqual({
      phone: ['This cellphone is already registered'],
    });
    expect(server.rows('owners')).toHaveLength(1);
  });

  test('replaces unverified accounts with its e-mail or its phone, and no other', async () => {
    const [one, other, third] = [registration(), registration(), registration()];
    for (const form of [one, other, third]) await register(form);
    const { body } = await register({ ...registration(), email: one.email, phone: other.phone });
    const ids = server.rows('owners').map(({ id, phone }) => (id === body.id ? 'new' : phone));
    expect(ids.sort()).toEqual([third.phone, 'new'].sort());
    expect(server.rows('passwords')).toHaveLength(2);
    expect(server.rows('codes')).toHaveLength(2);
  });

  test('creates an owner who has an e-mail, a phone and nothing else', () => {
    const known = { id: 'o1', email: 'ana@correo.mx', phone: '+525512345678', created_at: '2026-11-23T15:00:00.000Z' };
    const { proof_incomes, phone_verified, accept_privacy_policy, accept_terms_and_conditions, ...rest } =
      newOwner(known);
    expect(proof_incomes).toEqual([]);
    expect([phone_verified, accept_privacy_policy, accept_terms_and_conditions]).toEqual([false, false, false]);
    expect(Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null))).toEqual(known);
  });
});

describe('a change of the password', () => {
  const change = (current_password: string) => ({
    current_password,
    password: 'Nueva2026!',
    confirm_password: 'Nueva2026!',
  });

  test('is blocked for 15 minutes after five wrong current passwords from any session, also with the right one', async () => {
    const owner = await verifiedOwner(server);
    const elsewhere = server.as((await login(owner.email)).body.token);
    const attempt = (password: string, session = owner as Caller) =>
      session.patch('/api/auth/password', change(password));
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, i) => attempt('Otra2026!', i % 2 ? owner : elsewhere)),
    );
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(15);
    const blocked = await attempt(PASSWORD);
    expect(blocked).toMatchObject({ status: 429, body: { message: 'Too many attempts for now' } });
    expect(blocked.headers.get('retry-after')).toBe('900');
    expect((await login(owner.email)).status).toBe(200);
    expect((await attempt(PASSWORD, await verifiedOwner(server))).status).toBe(200);
    await server.advance('PT14M59S');
    expect((await attempt(PASSWORD)).headers.get('retry-after')).toBe('1');
    await server.advance('PT1S');
    expect((await attempt(PASSWORD)).status).toBe(200);
  });

  test('counts wrong current passwords from zero again once it has succeeded, and no other error', async () => {
    const owner = await verifiedOwner(server);
    const attempt = (password: string) => owner.patch('/api/auth/password', change(password));
    const failsFourTimes = async () => {
      for (let time = 1; time <= 4; time += 1) expect((await attempt('Otra2026!')).status).toBe(422);
    };
    for (let time = 1; time <= 6; time += 1)
      expect((await owner.patch('/api/auth/password', { ...change('Otra2026!'), password: 'corta' })).status).toBe(422);
    await failsFourTimes();
    expect((await attempt(PASSWORD)).status).toBe(200);
    await failsFourTimes();
    expect((await attempt('Nueva2026!')).status).toBe(200);
  });

  test('is reported to the owner by e-mail', async () => {
    const owner = await verifiedOwner(server);
    await owner.patch('/api/auth/password', change(PASSWORD));
    expect(await newestMessageTo(owner.email)).toMatchObject({ channel: 'email' });
    expect((await newestMessageTo(owner.email)).subject).toMatch(/contraseña/i);
  });
});

describe('a temporary password', () => {
  test('passes the rules and has no letters or digits that look alike', async () => {
    const { email } = await verifiedOwner(server);
    await server.anyone.post('/api/auth/recover-password', { email });
    const password = /es (\S+)\n/.exec((await newestMessageTo(email)).text)?.[1];
    expect(password).toMatch(/^[a-zA-Z2-9]{9}-aA7$/);
    expect(password?.slice(0, 9)).not.toMatch(/[0OIl1_-]/);
  });

  test('is sent to nobody for an unknown address, but the request is counted', async () => {
    const { email } = await verifiedOwner(server);
    await server.anyone.post('/api/auth/recover-password', { email: 'nadie@correo.mx' });
    expect(await server.stage.messages('nadie@correo.mx')).toEqual([]);
    expect(await server.stage.messages(email)).toEqual([]);
    expect(server.rows('attempts').map(({ id }) => id)).toContain('recoveries:nadie@correo.mx');
  });
});

describe('a session', () => {
  test.each([
    ['the scheme in lower case', (token: string) => `bearer ${token}`, 200],
    ['another scheme', (token: string) => `Basic ${token}`, 401],
    ['words before it', (token: string) => `x Bearer ${token}`, 401],
    ['a longer token', (token: string) => `Bearer ${token}x`, 401],
    ['no space', (token: string) => `Bearer${token}`, 401],
  ])('with %s: %o is a %i', async (_, headerOf, status) => {
    const { email } = await verifiedOwner(server);
    const { token } = (await login(email)).body;
    const response = await fetch(`${server.url}/api/user`, { headers: { authorization: headerOf(token) } });
    expect(response.status).toBe(status);
    if (status === 401) expect(await response.json()).toEqual({ message: 'Your session ended' });
  });

  test('that ended does not open again when its owner is replaced', async () => {
    const owner = await verifiedOwner(server);
    await server.running.demo.store.write(() => server.running.demo.store.table('owners').remove(owner.id));
    expect((await owner.get('/api/user')).status).toBe(401);
  });
});

describe('jobs under a name', () => {
  test('run one after the other, in order; those of another name do not wait', async () => {
    const inOrder = createKeyedMutex();
    const first = deferred();
    const log: string[] = [];
    const run = (name: string, label: string, until = Promise.resolve()) =>
      inOrder(name, async () => {
        log.push(`${label} begins`);
        await until;
        log.push(`${label} ends`);
        return label;
      });
    const jobs = [run('ana', 'a1', first.promise), run('ana', 'a2'), run('ana', 'a3')];
    expect(await run('eva', 'e1')).toBe('e1');
    expect(log).toEqual(['a1 begins', 'e1 begins', 'e1 ends']);
    first.resolve();
    expect(await Promise.all(jobs)).toEqual(['a1', 'a2', 'a3']);
    expect(log.slice(3)).toEqual(['a1 ends', 'a2 begins', 'a2 ends', 'a3 begins', 'a3 ends']);
  });

  test('continue after one of them has failed', async () => {
    const inOrder = createKeyedMutex();
    const failing = inOrder('ana', () => Promise.reject(new Error('no')));
    const next = inOrder('ana', async () => 'done');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
    expect(await inOrder('ana', async () => 'again')).toBe('again');
  });
});
