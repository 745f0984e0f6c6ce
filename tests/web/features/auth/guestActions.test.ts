import { FORM_ERROR } from 'final-form';
import { describe, expect, test, vi } from 'vitest';
import { apiErrors } from '#i18n/es-MX/apiErrors';
import * as guestTexts from '#i18n/es-MX/guests';
import { createGuestActions } from '../../../../web/features/auth/guest-screens/createGuestActions.ts';
import { ana } from '../../owner.ts';
import { errorResponse, noConnection, scriptedStore } from '../../scriptedStore.ts';

const session = { token: 'secret', user: ana };
const credentials = { email: ' ana@correo.mx ', password: 'Renta2026!' };
const unverified = { message: 'First verify your cellphone', id: 'o1', phone: '+525512345678' };

/** The forms of a guest whose calls get `answers`; `isHere` is whether the guest is still on the screen. */
function openForms(answers: Parameters<typeof scriptedStore>[0], { isHere = true } = {}) {
  const { store, calls } = scriptedStore(answers);
  const screen = { isHere: () => isHere, navigate: vi.fn(), announce: vi.fn() };
  const onLogIn = vi.fn(async () => {});
  const actions = createGuestActions(store.dispatch as never, screen, onLogIn);
  return { ...screen, actions, onLogIn, calls, auth: () => store.getState().auth };
}

describe('a log-in', () => {
  test('opens the session and then continues; the e-mail is sent without spaces', {
    tags: ['s4-session-login', 's7-login-session'],
  }, async () => {
    const { actions, auth, onLogIn, calls } = openForms({ 'POST /auth/login': session });
    expect(await actions.logIn(credentials)).toBeUndefined();
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'ana@correo.mx', password: 'Renta2026!' }]);
    expect(auth()).toMatchObject({ ...session, isAuthenticated: true });
    expect(onLogIn).toHaveBeenCalledOnce();
  });

  test('that ends after the guest has left ends its session on the server', async () => {
    const { actions, auth, calls } = openForms({ 'POST /auth/login': session }, { isHere: false });
    await actions.logIn(credentials);
    expect(auth().token).toBeNull();
    await expect.poll(() => calls.at(-1)).toMatchObject({ call: 'POST /auth/logout', token: 'Bearer secret' });
  });

  test('that fails shows why', async () => {
    const wrong = errorResponse(401, { message: 'Wrong e-mail or password' });
    const { actions, navigate, onLogIn } = openForms({ 'POST /auth/login': wrong });
    expect(await actions.logIn(credentials)).toHaveProperty([FORM_ERROR]);
    expect(navigate).not.toHaveBeenCalled();
    expect(onLogIn).not.toHaveBeenCalled();
  });

  test('of an unverified phone sends a code and opens the page for it', async () => {
    const { actions, navigate, announce, calls } = openForms({
      'POST /auth/login': errorResponse(403, unverified),
      'PUT /auth/o1/verification-code': { expires_at: '2026-11-23T15:03:00.000Z' },
    });
    expect(await actions.logIn(credentials)).toBeUndefined();
    expect(calls.map(({ call }) => call)).toEqual(['POST /auth/login', 'PUT /auth/o1/verification-code']);
    expect(announce).toHaveBeenCalledExactlyOnceWith(guestTexts.verifyPhoneWithCode, 'notice');
    // The page of the code leads back to the registration.
    expect(sessionStorage.getItem('draft:guest:register')).toBe('{"email":"ana@correo.mx","phone":"5512345678"}');
    expect(navigate.mock.calls).toEqual([
      ['/verification-code/o1?phone=%2B525512345678', { state: { expiresAt: '2026-11-23T15:03:00.000Z' } }],
    ]);
  });

  test('of an unverified phone opens a page that knows of no code when none could be sent, and says something else', async () => {
    const { actions, navigate, announce } = openForms({ 'POST /auth/login': errorResponse(403, unverified) });
    await actions.logIn(credentials);
    expect(announce).toHaveBeenCalledExactlyOnceWith(apiErrors['First verify your cellphone'], 'notice');
    expect(navigate.mock.calls).toEqual([['/verification-code/o1?phone=%2B525512345678', { state: undefined }]]);
  });

  test('of an unverified phone sends no code once the guest has left', async () => {
    const { actions, calls } = openForms({ 'POST /auth/login': errorResponse(403, unverified) }, { isHere: false });
    expect(await actions.logIn(credentials)).toHaveProperty([FORM_ERROR]);
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['another status', 401, unverified],
    ['no phone', 403, { message: 'First verify your cellphone', id: 'o1' }],
  ])('with %s in its rejection sends no code', async (_, status, body) => {
    const { actions, calls } = openForms({ 'POST /auth/login': errorResponse(status, body) });
    await actions.logIn(credentials);
    expect(calls).toHaveLength(1);
  });
});

describe('a registration', () => {
  const form = {
    email: ' ana@correo.mx ',
    phone: '5512345678',
    password: 'Renta2026!',
    confirm_password: 'Renta2026!',
  };

  test('opens the page for the code; its call has no token', {
    tags: ['s6-bearer-absent', 's6-public-registration'],
  }, async () => {
    const { actions, navigate, calls } = openForms({
      'POST /auth/register': { id: 'o 1', phone: '+525512345678', expires_at: '2026-11-23T15:03:00.000Z' },
    });
    expect(await actions.signUp(form)).toBeUndefined();
    const body = { email: 'ana@correo.mx', phone: '+525512345678', password: 'Renta2026!' };
    expect(calls).toMatchObject([{ body, token: null }]);
    expect(navigate.mock.calls).toEqual([
      ['/verification-code/o%201?phone=%2B525512345678', { state: { expiresAt: '2026-11-23T15:03:00.000Z' } }],
    ]);
  });

  test('that is rejected shows the error of its field', async () => {
    const taken = errorResponse(422, { errors: { email: ['This email is already registered'] } });
    const { actions, navigate } = openForms({ 'POST /auth/register': taken });
    expect(await actions.signUp(form)).toHaveProperty('email');
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('a recovery of the password', () => {
  /** Returns the errors of a recovery with this answer, and what was sent. */
  async function recover(answer: object | null | (() => Promise<Response>)) {
    const { actions, calls } = openForms({ 'POST /auth/recover-password': answer });
    const errors = await actions.recover({ email: ' ana@correo.mx ' });
    return { errors: errors as Record<string, string> | undefined, calls };
  }

  test('succeeds with a message and without one', { tags: 's6-public-recovery' }, async () => {
    const sent = { errors: undefined, calls: [{ body: { email: 'ana@correo.mx' }, token: null }] };
    expect(await recover({ message: 'Sent' })).toMatchObject(sent);
    expect(await recover(null)).toMatchObject(sent);
  });

  test('shows the generic text for an error that names no field', async () => {
    const { errors } = await recover(errorResponse(404, { message: 'No such owner' }));
    expect(errors?.[FORM_ERROR]).toContain(apiErrors['Something went wrong']);
  });

  test.each([
    ['the error of its field', errorResponse(422, { errors: { email: ['Your email is invalid'] } }), 'email'],
    ['that there were too many attempts', errorResponse(429, { message: 'Too many attempts' }), FORM_ERROR],
    ['that there is no connection', noConnection, FORM_ERROR],
  ])('shows %s', async (_, answer, field) => {
    const { errors } = await recover(answer);
    expect(errors?.[field]).toEqual(expect.any(String));
    expect(errors?.[field]).not.toContain(apiErrors['Something went wrong']);
  });
});
