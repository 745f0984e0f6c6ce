import { expect, test } from 'vitest';
import { PASSWORD, registration, verifiedOwner } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();
const login = (email: string, password = PASSWORD) => server.anyone.post('/api/auth/login', { email, password });

test('accepts the e-mail of a login with spaces and in upper case', async () => {
  const { email, id } = await verifiedOwner(server);
  const { status, body } = await login(` ${email.toUpperCase()} `);
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ id, email, has_temporary_password: false });
});

test('login of an account with an unverified phone returns its id and phone', async () => {
  const form = registration();
  const { body } = await server.anyone.post('/api/auth/register', form);
  const answer = await login(form.email);
  expect(answer.status).toBe(403);
  expect(answer.body).toEqual({ message: 'First verify your cellphone', id: body.id, phone: form.phone });
  expect((await login(form.email, 'Otra2026!')).status).toBe(401);
});

test.each(['known', 'unknown'])(
  'blocks an e-mail that is %s for a minute after five failed logins, parallel ones included',
  async (kind) => {
    const email = kind === 'known' ? (await verifiedOwner(server)).email : 'nadie@correo.mx';
    const guesses = await Promise.all(Array.from({ length: 8 }, () => login(email, 'Otra2026!')));
    expect(guesses.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect((await login(email)).headers.get('retry-after')).toBe('60');
    await server.advance('PT1M');
    expect((await login(email)).status).toBe(kind === 'known' ? 200 : 401);
  },
);

test('counts failed logins from zero again after a successful one', async () => {
  const { email } = await verifiedOwner(server);
  for (let round = 0; round < 2; round += 1) {
    for (let i = 0; i < 4; i += 1) expect((await login(email, 'Otra2026!')).status).toBe(401);
    expect((await login(email)).status).toBe(200);
  }
});

test('a login that runs while the password changes leaves no session', async () => {
  const owner = await verifiedOwner(server);
  const change = { current_password: PASSWORD, password: 'Nueva2026!', confirm_password: 'Nueva2026!' };
  const [changed, ...entered] = await Promise.all([
    owner.patch('/api/auth/password', change),
    ...Array.from({ length: 4 }, () => login(owner.email)),
  ]);
  expect(changed.status).toBe(200);
  for (const { body } of entered.filter(({ status }) => status === 200))
    expect((await server.as(body.token).get('/api/user')).status).toBe(401);
  expect((await owner.get('/api/user')).status).toBe(200);
});
