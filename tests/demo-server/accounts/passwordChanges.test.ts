import { expect, test } from 'vitest';
import { PASSWORD, registration, verifiedOwner } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();
const login = (email: string, password = PASSWORD) => server.anyone.post('/api/auth/login', { email, password });

test('password recovery responds alike to known and unknown addresses and rejects a malformed one', async () => {
  const { email } = await verifiedOwner(server);
  const known = await server.anyone.post('/api/auth/recover-password', { email });
  const unknown = await server.anyone.post('/api/auth/recover-password', { email: 'nadie@correo.mx' });
  expect(known.status).toBe(200);
  expect(unknown).toMatchObject({ status: 200, body: known.body });
  const malformed = await server.anyone.post('/api/auth/recover-password', { email: 'ana' });
  expect(malformed).toMatchObject({ status: 422, body: { errors: { email: ['Your email is invalid'] } } });
});

/** Returns the temporary password in the newest e-mail. */
async function temporaryPassword(email: string): Promise<string> {
  await server.anyone.post('/api/auth/recover-password', { email });
  const mail = await server.stage.newestMessage(email);
  return /es (\S+)\n/.exec(mail.text)?.[1] ?? '';
}

test('a second recovery within ten minutes sends nothing new and is answered like the first, also for unknown addresses', async () => {
  const { email } = await verifiedOwner(server);
  const recover = (address: string) => server.anyone.post('/api/auth/recover-password', { email: address });
  const temporary = await temporaryPassword(email);
  const repeated = await Promise.all(
    [email, ` ${email.toUpperCase()}`, 'nadie@correo.mx', 'nadie@correo.mx'].map(recover),
  );
  for (const { status, body } of repeated)
    expect([status, body]).toEqual([200, { message: 'A temporary password was sent' }]);
  expect(await server.stage.messages(email)).toHaveLength(1);
  expect((await login(email, temporary)).status).toBe(200);

  await server.advance('PT10M');
  const next = await temporaryPassword(email);
  expect(next).not.toBe(temporary);
  expect((await login(email, next)).status).toBe(200);
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

test('with a temporary password only its change, which ends all other sessions, and logout are allowed', {
  tags: 's7-update-password-answer',
}, async () => {
  const { email } = await verifiedOwner(server);
  const temporary = await temporaryPassword(email);
  const owner = server.as((await login(email, temporary)).body.token);
  expect(await owner.get('/api/user')).toMatchObject({
    status: 403,
    body: { message: 'First change your temporary password' },
  });
  const [other, elsewhere] = [await login(email, temporary), await login(email, temporary)].map(({ body }) =>
    server.as(body.token),
  );
  expect((await other?.post('/api/auth/logout'))?.status).toBe(204);
  const changed = await owner.post('/api/user/update-password', {
    password: 'Nueva2026',
    password_confirmation: 'Nueva2026',
  });
  expect(changed).toMatchObject({ status: 200, body: { message: 'Your password was changed' } });
  expect((await elsewhere?.get('/api/user'))?.status).toBe(401);
  expect((await login(email, temporary)).status).toBe(401);
  expect((await owner.get('/api/user')).status).toBe(200);
  expect((await login(email, 'Nueva2026')).body.user.has_temporary_password).toBe(false);
});

test('an owner who recovers the password before the phone is verified still has to replace the temporary one', async () => {
  const form = registration();
  const { id } = (await server.anyone.post('/api/auth/register', form)).body;
  const temporary = await temporaryPassword(form.email);
  expect(await login(form.email, temporary)).toMatchObject({ status: 403, body: { id, phone: form.phone } });

  await server.anyone.put(`/api/auth/${id}/verification-code`);
  const code = await server.stage.code(form.phone);
  const { status, body } = await server.anyone.post(`/api/auth/${id}/verify-phone-code`, { code });
  expect([status, body.user.has_temporary_password]).toEqual([200, true]);
  const owner = server.as(body.token);
  expect((await owner.get('/api/user')).status).toBe(403);
  await owner.post('/api/user/update-password', { password: 'Nueva2026', password_confirmation: 'Nueva2026' });
  await server.advance('PT24H');
  expect((await owner.get('/api/user')).status).toBe(200);
  expect((await login(form.email, 'Nueva2026')).body.user.has_temporary_password).toBe(false);
});

test('an owner who verifies the phone need not replace a temporary password that was never used', async () => {
  const form = registration();
  const { id } = (await server.anyone.post('/api/auth/register', form)).body;
  await temporaryPassword(form.email);
  const code = await server.stage.code(form.phone);
  const { body } = await server.anyone.post(`/api/auth/${id}/verify-phone-code`, { code });
  expect(body.user.has_temporary_password).toBe(false);
  expect((await login(form.email)).body.user.has_temporary_password).toBe(false);
});

test('of two parallel changes of a temporary password one succeeds', async () => {
  const { email } = await verifiedOwner(server);
  const { body } = await login(email, await temporaryPassword(email));
  const change = (password: string) =>
    server.as(body.token).post('/api/user/update-password', { password, password_confirmation: password });
  const answers = await Promise.all(['Nueva2026', 'Otra2026'].map(change));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
});

test('the change of a temporary password repeats field errors in the message and needs a temporary password', async () => {
  const { email, post } = await verifiedOwner(server);
  const lasting = await post('/api/user/update-password', {
    password: 'Nueva2026',
    password_confirmation: 'Nueva2026',
  });
  expect(lasting.status).toBe(403);
  const { body } = await login(email, await temporaryPassword(email));
  const short = await server
    .as(body.token)
    .post('/api/user/update-password', { password: 'Ab1', password_confirmation: 'Ab1' });
  expect(short).toMatchObject({ status: 422, body: { message: 'At least eight characters are required.' } });
  const other = await server
    .as(body.token)
    .post('/api/user/update-password', { password: 'Nueva2026', password_confirmation: 'x' });
  expect(other.body.message).toBe('The confirmation password should be equal to your new password.');
});

test('changing the password ends the other sessions and keeps this one', async () => {
  const owner = await verifiedOwner(server);
  const elsewhere = server.as((await login(owner.email)).body.token);
  const change = { current_password: PASSWORD, password: 'Nueva2026!', confirm_password: 'Nueva2026!' };
  expect((await owner.patch('/api/auth/password', change)).status).toBe(200);
  expect((await owner.get('/api/user')).status).toBe(200);
  expect((await elsewhere.get('/api/user')).status).toBe(401);
  expect((await login(owner.email)).status).toBe(401);
  expect((await login(owner.email, 'Nueva2026!')).status).toBe(200);
});

test.each([
  [{ current_password: 'Otra2026!' }, { current_password: ['The current password is incorrect'] }],
  [{ current_password: '' }, { current_password: ['Your password is required.'] }],
  [{ password: 'corta', confirm_password: 'corta' }, { password: ['Your password format is incorrect.'] }],
  [{ confirm_password: 'otra' }, { confirm_password: ['Your passwords do not match'] }],
])('rejects a change of the password with %o', async (changes, errors) => {
  const owner = await verifiedOwner(server);
  const form = { current_password: PASSWORD, password: 'Nueva2026!', confirm_password: 'Nueva2026!', ...changes };
  expect(await owner.patch('/api/auth/password', form)).toMatchObject({ status: 422, body: { errors } });
});
