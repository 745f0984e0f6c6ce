import { expect, test } from 'vitest';
import { PASSWORD, registration, type TestOwner, verifiedOwner } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();
const login = (email: string, password = PASSWORD) => server.anyone.post('/api/auth/login', { email, password });
const recover = (email: string) => server.anyone.post('/api/auth/recover-password', { email });
const newPassword = { password: 'Nueva2026!', password_confirmation: 'Nueva2026!' };
/** Changes the password of a signed-in owner. */
const change = (owner: Pick<TestOwner, 'patch'>, changes: object = {}) =>
  owner.patch('/api/auth/password', {
    current_password: PASSWORD,
    password: 'Nueva2026!',
    confirm_password: 'Nueva2026!',
    ...changes,
  });

/** Returns the temporary password in the newest e-mail. */
async function temporaryPassword(email: string): Promise<string> {
  await recover(email);
  const mail = await server.stage.newestMessage(email);
  return /es (\S+)\n/.exec(mail.text)?.[1] ?? '';
}

test('a second recovery within ten minutes sends nothing new and is answered like the first, also for unknown addresses', async () => {
  const { email } = await verifiedOwner(server);
  const temporary = await temporaryPassword(email);
  for (const address of [email, ` ${email.toUpperCase()}`, 'nadie@correo.mx', 'nadie@correo.mx']) {
    const { status, body } = await recover(address);
    expect([status, body]).toEqual([200, { message: 'A temporary password was sent' }]);
  }
  expect(await server.stage.messages()).toMatchObject([{ to: email }, { channel: 'sms' }]);
  expect((await login(email, temporary)).status).toBe(200);

  await server.advance('PT10M');
  const next = await temporaryPassword(email);
  expect(next).not.toBe(temporary);
  expect((await login(email, next)).status).toBe(200);
  expect((await recover('ana')).body.errors).toEqual({ email: ['Your email is invalid'] });
});

test('a temporary password passes the rules and has no letters or digits that look alike', async () => {
  const { email } = await verifiedOwner(server);
  const password = await temporaryPassword(email);
  expect(password).toMatch(/^[a-zA-Z2-9]{9}-aA7$/);
  expect(password.slice(0, 9)).not.toMatch(/[0OIl1_-]/);
});

test('the old password works until the temporary one is used', async () => {
  const { email } = await verifiedOwner(server);
  const temporary = await temporaryPassword(email);
  expect((await login(email)).status).toBe(200);
  const { status, body } = await login(email, temporary);
  expect([status, body.user.has_temporary_password]).toEqual([200, true]);
  expect((await login(email)).status).toBe(401);
});

test('a temporary password is valid for 24 hours', async () => {
  const { email } = await verifiedOwner(server);
  const temporary = await temporaryPassword(email);
  await server.advance('PT24H');
  expect(await login(email, temporary)).toMatchObject({
    status: 401,
    body: { message: 'The temporary password has expired' },
  });
  // It reveals nothing about the lasting one.
  expect((await login(email, 'Otra2026!')).body).toEqual({ message: 'Wrong e-mail or password' });
  expect((await login(email)).status).toBe(200);
});

test('the change of a temporary password ends all other sessions; a log-out is allowed before it', {
  tags: 's7-update-password-answer',
}, async () => {
  const { email } = await verifiedOwner(server);
  const temporary = await temporaryPassword(email);
  const signedIn = async () => server.as((await login(email, temporary)).body.token);
  const [owner, other, elsewhere] = [await signedIn(), await signedIn(), await signedIn()];
  expect((await other.post('/api/auth/logout')).status).toBe(204);
  const changed = await owner.post('/api/user/update-password', newPassword);
  expect(changed).toMatchObject({ status: 200, body: { message: 'Your password was changed' } });
  expect((await elsewhere.get('/api/user')).status).toBe(401);
  expect((await login(email, temporary)).status).toBe(401);
  expect((await owner.get('/api/user')).status).toBe(200);
  expect((await login(email, 'Nueva2026!')).body.user.has_temporary_password).toBe(false);
});

test.each([
  ['that was used before the phone is verified has to be replaced', true],
  ['that was never used need not be replaced', false],
])('a temporary password %s', async (_, isUsed) => {
  const form = registration();
  const { id } = (await server.anyone.post('/api/auth/register', form)).body;
  const temporary = await temporaryPassword(form.email);
  if (isUsed)
    expect(await login(form.email, temporary)).toMatchObject({ status: 403, body: { id, phone: form.phone } });
  const code = await server.stage.code(form.phone);
  const { status, body } = await server.anyone.post(`/api/auth/${id}/verify-phone-code`, { code });
  expect([status, body.user.has_temporary_password]).toEqual([200, isUsed]);
  expect((await server.as(body.token).get('/api/user')).status).toBe(isUsed ? 403 : 200);
});

test('of two parallel changes of a temporary password one succeeds', async () => {
  const { email } = await verifiedOwner(server);
  const { body } = await login(email, await temporaryPassword(email));
  const changeTo = (password: string) =>
    server.as(body.token).post('/api/user/update-password', { password, password_confirmation: password });
  const answers = await Promise.all(['Nueva2026', 'Otra2026'].map(changeTo));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
});

test('the change of a temporary password repeats field errors in the message and needs a temporary password', async () => {
  const owner = await verifiedOwner(server);
  expect((await owner.post('/api/user/update-password', newPassword)).status).toBe(403);
  const { body } = await login(owner.email, await temporaryPassword(owner.email));
  const short = await server.as(body.token).post('/api/user/update-password', { ...newPassword, password: 'Ab1' });
  expect(short).toMatchObject({ status: 422, body: { message: 'At least eight characters are required.' } });
});

test('changing the password ends the other sessions, keeps this one and is reported by e-mail', async () => {
  const [owner, stranger] = [await verifiedOwner(server), await verifiedOwner(server)];
  const elsewhere = server.as((await login(owner.email)).body.token);
  expect((await change(owner)).status).toBe(200);
  const statuses = [owner, stranger, elsewhere].map(async (session) => (await session.get('/api/user')).status);
  expect(await Promise.all(statuses)).toEqual([200, 200, 401]);
  expect((await login(owner.email)).status).toBe(401);
  expect((await login(owner.email, 'Nueva2026!')).status).toBe(200);
  expect((await server.stage.newestMessage(owner.email)).subject).toMatch(/contraseña/i);
});

test.each([
  [{ current_password: 'Otra2026!' }, { current_password: ['The current password is incorrect'] }],
  [{ confirm_password: 'otra' }, { confirm_password: ['Your passwords do not match'] }],
])('rejects a change of the password with %o', async (changes, errors) => {
  expect(await change(await verifiedOwner(server), changes)).toMatchObject({ status: 422, body: { errors } });
});

test('of two parallel password changes, one succeeds and ends the other session', async () => {
  const owner = await verifiedOwner(server);
  const elsewhere = server.as((await login(owner.email)).body.token);
  const answers = await Promise.all([owner, elsewhere].map((session) => change(session)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('a change is blocked for 15 minutes after five wrong current passwords from any session, also with the right one', async () => {
  const owner = await verifiedOwner(server);
  const elsewhere = server.as((await login(owner.email)).body.token);
  const wrong = { current_password: 'Otra2026!' };
  const guesses = await Promise.all(Array.from({ length: 8 }, (_, i) => change(i % 2 ? owner : elsewhere, wrong)));
  expect(guesses.map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
  const blocked = await change(owner);
  expect(blocked).toMatchObject({ status: 429, body: { message: 'Too many attempts for now' } });
  expect(blocked.headers.get('retry-after')).toBe('900');
  expect((await login(owner.email)).status).toBe(200);
  expect((await change(await verifiedOwner(server))).status).toBe(200);
  await server.advance('PT15M');
  expect((await change(owner)).status).toBe(200);
});

test('counts wrong current passwords from zero again once it has succeeded, and no other error', async () => {
  const owner = await verifiedOwner(server);
  for (let time = 1; time <= 6; time += 1) expect((await change(owner, { password: 'corta' })).status).toBe(422);
  for (const current_password of [PASSWORD, 'Nueva2026!']) {
    for (let time = 1; time <= 4; time += 1)
      expect((await change(owner, { current_password: 'Otra2026!' })).status).toBe(422);
    expect((await change(owner, { current_password })).status).toBe(200);
  }
});
