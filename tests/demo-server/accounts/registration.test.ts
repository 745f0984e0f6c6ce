import { expect, test } from 'vitest';
import { registration, verifiedOwner } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();
const register = (form: unknown) => server.anyone.post('/api/auth/register', form);

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

test('rejects a registration that breaks the rules of its form, with an error for each field', async () => {
  const { status, body } = await register({ ...registration(), email: 'ana', confirm_password: 'otra' });
  expect([status, body.errors]).toEqual([
    422,
    { email: ['Your email is invalid'], confirm_password: ['Your passwords do not match'] },
  ]);
});

test('rejects the one value that a verified account has, and a phone that ends in 0001', async () => {
  const { email, phone } = await verifiedOwner(server);
  const errorsOf = async (changes: object) => (await register({ ...registration(), ...changes })).body.errors;
  expect(await errorsOf({ email: email.toUpperCase() })).toEqual({ email: ['This email is already registered'] });
  for (const taken of [phone, '+52 (55) 5555-0001'])
    expect(await errorsOf({ phone: taken })).toEqual({ phone: ['This cellphone is already registered'] });
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

test('parallel registrations of one e-mail leave one account', async () => {
  const form = registration();
  const answers = await Promise.all([1, 2, 3].map(() => register(form)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(server.rows('owners').filter(({ email }) => email === form.email)).toHaveLength(1);
  expect(server.rows('passwords')).toHaveLength(1);
});

test('a wrong code is an error of its field, and the right one opens a session without a name, once', {
  tags: 's7-verify-answer',
}, async () => {
  const form = registration();
  const { body } = await register(form);
  const verify = (code: unknown) => server.anyone.post(`/api/auth/${body.id}/verify-phone-code`, { code });
  expect((await verify('0000')).body.errors).toEqual({ code: ['Your confirmation code is incorrect.'] });
  expect((await verify('12')).body.errors).toEqual({ code: ['Write the 4 digits of the code.'] });
  const code = await server.stage.code(form.phone);
  expect(await verify(code)).toMatchObject({
    status: 200,
    body: {
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: { id: body.id, name: null, email: form.email, phone: form.phone, has_temporary_password: false },
    },
  });
  expect((await verify(code)).status).toBe(409);
});

test('an eleventh code to a phone in ten minutes is a 429, by registrations and by codes that are sent again', async () => {
  const { phone } = registration();
  const again = () => register({ ...registration(), phone });
  for (let i = 0; i < 8; i += 1) expect((await again()).status).toBe(201);
  const { body } = await again();
  const resend = () => server.anyone.put(`/api/auth/${body.id}/verification-code`);
  expect((await resend()).body).toEqual({ expires_at: '2026-11-23T15:03:00.000Z' });
  const [eleventh, resent] = [await again(), await resend()];
  expect([eleventh.status, resent.status]).toEqual([429, 429]);
  expect(eleventh.headers.get('retry-after')).toBe('600');
  expect(await server.stage.messages(phone)).toHaveLength(10);

  // The rejected one has replaced nothing: the newest code opens the account.
  const code = await server.stage.code(phone);
  expect((await server.anyone.post(`/api/auth/${body.id}/verify-phone-code`, { code })).status).toBe(200);
  expect((await register(registration())).status).toBe(201);
});

test('sends no code to an unknown id or to a verified owner', async () => {
  const { id, phone } = await verifiedOwner(server);
  expect((await server.anyone.put('/api/auth/nobody/verification-code')).status).toBe(404);
  expect(await server.anyone.put(`/api/auth/${id}/verification-code`)).toMatchObject({
    status: 409,
    body: { message: 'This account is already verified' },
  });
  // That of the registration.
  expect(await server.stage.messages(phone)).toHaveLength(1);
});
