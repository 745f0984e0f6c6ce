import { expect, test } from 'vitest';
import { PASSWORD, registration, verifiedOwner } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();
const register = (form: unknown) => server.anyone.post('/api/auth/register', form);
const login = (email: string, password = PASSWORD) => server.anyone.post('/api/auth/login', { email, password });

test('registration returns an id and the phone and sends a code that is valid for three minutes', {
  tags: 's7-register-answer',
}, async () => {
  const form = registration();
  const { status, body } = await register(form);
  expect(status).toBe(201);
  expect(body).toEqual({ id: expect.any(String), phone: form.phone, expires_at: '2026-11-23T15:03:00.000Z' });
  const sms = await server.stage.newestMessage(form.phone);
  expect(sms).toMatchObject({ channel: 'sms', to: form.phone, code: expect.stringMatching(/^\d{4}$/) });
  expect(sms.text).toBe(`Tu código de Adelantto es ${sms.code}. No lo compartas.\n\n@127.0.0.1 #${sms.code}`);
});

test.each([
  ['email', 'ana', 'Your email is invalid'],
  ['email', '', 'Your email is required'],
  ['phone', '12', 'Your cellphone number is invalid.'],
  ['phone', '', 'Your cellphone number is required.'],
  ['password', 'corta', 'Your password format is incorrect.'],
  ['password', '', 'Your password is required.'],
  ['confirm_password', 'otra', 'Your passwords do not match'],
])('rejects a registration whose %s is "%s"', async (field, value, message) => {
  const { status, body } = await register({ ...registration(), [field]: value });
  expect(status).toBe(422);
  expect(body.errors[field]).toEqual([message]);
});

test('treats a phone that ends in 0001 as registered', async () => {
  const { body } = await register({ ...registration(), phone: '+52 (55) 5555-0001' });
  expect(body.errors).toEqual({ phone: ['This cellphone is already registered'] });
});

test('the right code opens a session without a name', { tags: 's7-verify-answer' }, async () => {
  const form = registration();
  const { body } = await register(form);
  const code = await server.stage.code(form.phone);
  const verified = await server.anyone.post(`/api/auth/${body.id}/verify-phone-code`, { code });
  expect(verified.status).toBe(200);
  expect(verified.body).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    user: { id: body.id, name: null, email: form.email, phone: form.phone, has_temporary_password: false },
  });
  const again = await server.anyone.post(`/api/auth/${body.id}/verify-phone-code`, { code });
  expect(again.status).toBe(409);
});

test('rejects wrong, short, magic and expired codes with an error on the code field', async () => {
  const form = registration();
  const { body } = await register(form);
  const code = await server.stage.code(form.phone);
  const verify = (typed: unknown) => server.anyone.post(`/api/auth/${body.id}/verify-phone-code`, { code: typed });
  expect((await verify('0000')).body.errors.code).toEqual(['Your confirmation code is incorrect.']);
  expect((await verify('12')).body.errors.code).toEqual(['Write the 4 digits of the code.']);
  expect((await verify(1234)).status).toBe(422);
  await server.advance('PT3M');
  expect((await verify(code)).body.errors.code).toEqual(['The code has expired']);
});

test('a new code replaces the former one, and an eleventh code in ten minutes, the first included, is a 429', async () => {
  const form = registration();
  const { body } = await register(form);
  const old = await server.stage.code(form.phone);
  const resend = () => server.anyone.put(`/api/auth/${body.id}/verification-code`);
  expect((await resend()).body).toEqual({ expires_at: '2026-11-23T15:03:00.000Z' });
  const verified = await server.anyone.post(`/api/auth/${body.id}/verify-phone-code`, { code: old });
  expect(verified.body.errors.code).toEqual(['The code has expired']);
  for (let i = 0; i < 8; i += 1) expect((await resend()).status).toBe(200);
  expect((await resend()).status).toBe(429);
  await server.advance('PT10M');
  expect((await resend()).status).toBe(200);
});

test('counts registrations of a phone together with the codes that are sent again', async () => {
  const { phone } = registration();
  const again = () => register({ ...registration(), phone });
  for (let i = 0; i < 9; i += 1) expect((await again()).status).toBe(201);
  const { body } = await again();
  const [eleventh, resent] = [await again(), await server.anyone.put(`/api/auth/${body.id}/verification-code`)];
  expect([eleventh.status, resent.status]).toEqual([429, 429]);
  expect(eleventh.headers.get('retry-after')).toBe('600');
  expect(await server.stage.messages(phone)).toHaveLength(10);

  // The rejected one has replaced nothing: the newest code opens the account.
  const code = await server.stage.code(phone);
  expect((await server.anyone.post(`/api/auth/${body.id}/verify-phone-code`, { code })).status).toBe(200);
  expect((await register(registration())).status).toBe(201);
});

test('sends no code to an unknown id or to a verified owner', async () => {
  const { id } = await verifiedOwner(server);
  expect((await server.anyone.put('/api/auth/nobody/verification-code')).status).toBe(404);
  expect(await server.anyone.put(`/api/auth/${id}/verification-code`)).toMatchObject({
    status: 409,
    body: { message: 'This account is already verified' },
  });
  expect((await server.anyone.post(`/api/auth/${id}/verify-phone-code`, { code: '1234' })).status).toBe(409);
});

test('accepts the e-mail of a login with spaces and in upper case', async () => {
  const { email, id } = await verifiedOwner(server);
  const { status, body } = await login(` ${email.toUpperCase()} `);
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ id, email, has_temporary_password: false });
});

test('responds alike to a wrong password and an unknown e-mail', async () => {
  const { email } = await verifiedOwner(server);
  const [wrong, unknown] = [await login(email, 'Otra2026!'), await login('nadie@correo.mx')];
  expect(wrong.status).toBe(401);
  expect(unknown.status).toBe(401);
  expect(wrong.body).toEqual({ message: 'Wrong e-mail or password' });
  expect(unknown.body).toEqual(wrong.body);
});

test('login of an account with an unverified phone returns its id and phone', async () => {
  const form = registration();
  const { body } = await register(form);
  const answer = await login(form.email);
  expect(answer.status).toBe(403);
  expect(answer.body).toEqual({ message: 'First verify your cellphone', id: body.id, phone: form.phone });
  expect((await login(form.email, 'Otra2026!')).status).toBe(401);
});

test.each(['known', 'unknown'])('blocks an e-mail that is %s for a minute after five failed logins', async (kind) => {
  const email = kind === 'known' ? (await verifiedOwner(server)).email : 'nadie@correo.mx';
  for (let i = 0; i < 5; i += 1) expect((await login(email, 'Otra2026!')).status).toBe(401);
  const sixth = await login(email);
  expect(sixth.status).toBe(429);
  expect(sixth.headers.get('retry-after')).toBe('60');
  await server.advance('PT1M');
  expect((await login(email)).status).toBe(kind === 'known' ? 200 : 401);
});

test('counts failed logins from zero again after a successful one', async () => {
  const { email } = await verifiedOwner(server);
  const failsFourTimes = async () => {
    for (let i = 0; i < 4; i += 1) expect((await login(email, 'Otra2026!')).status).toBe(401);
  };
  await failsFourTimes();
  expect((await login(email)).status).toBe(200);
  await failsFourTimes();
  expect((await login(email)).status).toBe(200);
});

test('counts parallel guesses of a password', async () => {
  const { email } = await verifiedOwner(server);
  const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await login(email, 'Otra2026!')).status));
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

test('never counts successful logins, parallel ones included', async () => {
  const { email } = await verifiedOwner(server);
  const answers = await Promise.all(Array.from({ length: 8 }, () => login(email)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
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

test('of two parallel password changes, one succeeds and ends the other session', async () => {
  const owner = await verifiedOwner(server);
  const elsewhere = server.as((await login(owner.email)).body.token);
  const change = { current_password: PASSWORD, password: 'Nueva2026!', confirm_password: 'Nueva2026!' };
  const answers = await Promise.all([owner, elsewhere].map((it) => it.patch('/api/auth/password', change)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('parallel registrations of one e-mail leave one account', async () => {
  const form = registration();
  const answers = await Promise.all([1, 2, 3].map(() => register(form)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(server.rows('owners').filter(({ email }) => email === form.email)).toHaveLength(1);
  expect(server.rows('passwords')).toHaveLength(1);
});
