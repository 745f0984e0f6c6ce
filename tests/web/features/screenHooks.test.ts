import { FORM_ERROR } from 'final-form';
import { act, createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { type Day, day } from '#domain/calendar';
import { BUREAU_SCORE_IS_TOO_LOW } from '#domain/errorBody';
import type { Installment } from '#domain/installment';
import { pesos } from '#domain/money';
import * as figureTexts from '#i18n/es-MX/figures';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { RETRY_AFTER } from '#kit/form/formErrors.ts';
import { applicationOf } from '../../../demo-server/states/sampleResponses.ts';
import { useConfirmBureau } from '../../../web/features/applications/bureau/useConfirmBureau.ts';
import { useResendBureauCode } from '../../../web/features/applications/bureau/useResendBureauCode.ts';
import { useLogout } from '../../../web/features/auth/useLogout.ts';
import {
  useResendPhoneCode,
  useVerifyPhoneCode,
} from '../../../web/features/auth/verification/usePhoneVerification.ts';
import { reasonNotToPay } from '../../../web/features/installments/reasonNotToPay.ts';
import { useVerificationState } from '../../../web/features/verification-code/useVerificationState.ts';
import { errorResponse, noConnection, renderScreenHook } from '../scriptedStore.ts';

const user = { id: 'o1', name: null, email: 'ana@correo.mx', phone: '+525512345678' };
const session = { token: 'new', user };

describe('the code of a phone', () => {
  const verify = async (answer: object | (() => Promise<Response>)) => {
    const opened = renderScreenHook(
      () => useVerifyPhoneCode('o1', '2026-11-23T15:03:00.000Z'),
      { 'POST /auth/o1/verify-phone-code': answer },
      null,
    );
    const errors = await act(() => opened.hook.current.send({ code: '1234' }));
    return { ...opened, errors };
  };

  test('opens a session and the next page, in place of this one', async () => {
    const { errors, store, calls, navigate, hook } = await verify(session);
    expect(errors).toBeUndefined();
    expect(calls[0]?.body).toEqual({ code: '1234' });
    expect(store.getState().auth).toMatchObject({ token: 'new' });
    expect(navigate.mock.calls).toEqual([['/profile/create', { replace: true }]]);
    expect(hook.current.rejection).toBeUndefined();
  });

  test('that is wrong has the error under its field and may be typed again', async () => {
    const { errors, hook } = await verify(errorResponse(422, { errors: { code: ['The code has expired'] } }));
    expect(errors).toEqual({ code: expect.any(String) });
    expect(hook.current.rejection).toBeUndefined();
  });

  test('is no longer accepted after too many guesses, which is said under its field', async () => {
    const { errors, hook } = await verify(errorResponse(429, { message: 'Too many attempts' }));
    expect(errors).toMatchObject({ code: expect.any(String), [RETRY_AFTER]: 60 });
    expect(errors).not.toHaveProperty([FORM_ERROR]);
    expect(hook.current.rejection).toEqual({ ofCode: '2026-11-23T15:03:00.000Z', isOwnerUnknown: false });
  });

  test('is of no use to a registration that the server does not know', async () => {
    const { hook } = await verify(errorResponse(404, { message: 'Not found' }));
    expect(hook.current.rejection).toMatchObject({ isOwnerUnknown: true });
  });

  test('may be sent again, which empties the boxes and begins a new countdown', async () => {
    const expireAt = vi.fn();
    const { hook, calls, answered } = renderScreenHook(() => useResendPhoneCode('o1', expireAt), {
      'PUT /auth/o1/verification-code': { expires_at: '2026-11-23T15:06:00.000Z' },
    });
    expect(hook.current).toMatchObject({ count: 0, isConfirmed: false, isRunning: false });
    act(() => hook.current.resend());
    expect(hook.current).toMatchObject({ count: 1, isRunning: true });
    await answered();
    expect(expireAt.mock.calls).toEqual([['2026-11-23T15:06:00.000Z']]);
    expect(hook.current).toMatchObject({ isConfirmed: true, isRunning: false });
    act(() => hook.current.close());
    expect(hook.current.isConfirmed).toBe(false);
    expect(calls).toHaveLength(1);
  });

  test('is sent again also where the browser reports no connection, and a failure is only logged', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const expireAt = vi.fn();
    const { hook, calls, answered } = renderScreenHook(() => useResendPhoneCode('o1', expireAt), {});
    Object.assign(navigator, { onLine: false });
    act(() => hook.current.resend());
    await answered();
    expect(hook.current.count).toBe(1);
    expect(calls).toHaveLength(1);
    // On a busy machine Redux Toolkit logs too, about its own checks.
    expect(logged.mock.calls.filter(([text]) => text === 'The code could not be sent again')).toHaveLength(1);
    expect(expireAt).not.toHaveBeenCalled();
    expect(hook.current.isConfirmed).toBe(false);
    logged.mockRestore();
  });
});

test('the expiry of a phone code is replaced with that of a new code, on the same page', () => {
  const here = { pathname: '/verification-code/o1', search: '?phone=5512345678' };
  const state = { expiresAt: '2026-11-21T04:00:00.000Z' };
  const { hook, navigate } = renderScreenHook(useVerificationState, {}, null, (children) =>
    createElement(MemoryRouter, { initialEntries: [{ ...here, state }] }, children),
  );
  expect(hook.current).toMatchObject(state);
  hook.current.expireAt('2026-11-21T04:03:00.000Z');
  const replaced = { expiresAt: '2026-11-21T04:03:00.000Z' };
  expect(navigate.mock.calls).toEqual([['/verification-code/o1?phone=5512345678', { replace: true, state: replaced }]]);
});

describe('the code of a bureau check', () => {
  const CONFIRM = 'PUT /applications/a1/confirm-privacy-policy';
  const confirm = async (answers: Parameters<typeof renderScreenHook>[1]) => {
    const opened = renderScreenHook(() => useConfirmBureau('a1'), answers);
    const errors = await act(() => opened.hook.current.confirm({ code: '1234' }));
    return { ...opened, errors };
  };

  test('opens the page that says what comes next, in place of this one', async () => {
    const { errors, calls, navigate } = await confirm({ [CONFIRM]: applicationOf('awaiting_validation') });
    expect(errors).toBeUndefined();
    expect(calls.map(({ call, body }) => [call, body])).toEqual([[CONFIRM, { id: 'a1', code: '1234' }]]);
    expect(navigate.mock.calls).toEqual([['/applications/a1/final-announcement', { replace: true }]]);
  });

  test.each([
    ['awaiting_validation', {}, '/applications/a1/final-announcement'],
    ['rejected', { retry_from: '2027-02-20' }, '/applications/a1/fail-buro-score'],
  ] as const)('opens what the application says when the answer is lost: %s', async (status, more, path) => {
    const answers = { [CONFIRM]: noConnection, 'GET /applications/a1': applicationOf(status, { ...more } as never) };
    const { errors, navigate } = await confirm(answers);
    expect(errors).toBeUndefined();
    expect(navigate.mock.calls[0]?.[0]).toBe(path);
  });

  test('shows an error of the server above the form and any other one under the code', async () => {
    const fault = await confirm({ [CONFIRM]: errorResponse(500) });
    expect(Object.getOwnPropertyNames(fault.errors ?? {})).toContain(FORM_ERROR);
    expect(fault.errors).not.toHaveProperty('code');
    const rejected = await confirm({ [CONFIRM]: errorResponse(403, { message: 'Forbidden' }) });
    expect(rejected.errors).toEqual({ code: expect.any(String) });
    const wrong = errorResponse(422, { errors: { code: ['The code has expired'] } });
    expect((await confirm({ [CONFIRM]: wrong })).errors).toEqual({ code: expect.any(String) });
    expect(rejected.navigate).not.toHaveBeenCalled();
  });

  test('leads back to the authorisation when none waits for a code any more', async () => {
    const { errors, navigate } = await confirm({ [CONFIRM]: errorResponse(409, { message: 'x' }) });
    expect(errors).toBeUndefined();
    expect(navigate.mock.calls).toEqual([['/applications/a1/privacy-policy', { replace: true }]]);
  });

  test('leads to the page about a low score', async () => {
    const tooLow = errorResponse(422, { message: BUREAU_SCORE_IS_TOO_LOW });
    const { errors, navigate, calls } = await confirm({ [CONFIRM]: tooLow });
    expect(errors).toBeUndefined();
    expect(calls).toHaveLength(1);
    expect(navigate.mock.calls[0]?.[0]).toBe('/applications/a1/fail-buro-score');
    expect(navigate.mock.calls[0]?.[1]).toMatchObject({ replace: true, state: { retryFrom: expect.any(String) } });
  });

  test('shows that there is no connection when the outcome cannot be read either', async () => {
    const { errors, calls } = await confirm({ [CONFIRM]: noConnection });
    expect(errors).toBeDefined();
    expect(calls.map(({ call }) => call)).toEqual([CONFIRM, 'GET /applications/a1']);
  });
});

test('resending the code of a bureau check shows one text for too many of them, until the wait is over', async () => {
  const onSent = vi.fn();
  let answer = errorResponse(429, { message: 'Too many attempts for now' });
  const { hook, answered } = renderScreenHook(() => useResendBureauCode(onSent), {});
  const fetched = vi.fn(() => answer());
  vi.stubGlobal('fetch', fetched);
  act(() => hook.current.resend());
  act(() => hook.current.resend());
  expect(hook.current.isRunning).toBe(true);
  await answered();
  expect(hook.current.waitSeconds).toBe(60);
  expect(fetched).toHaveBeenCalledOnce();
  expect(hook.current).toMatchObject({
    count: 0,
    failure: 'Demasiados intentos, inténtalo de nuevo después de un minuto.',
  });
  act(() => hook.current.waitOver());
  expect(hook.current).toMatchObject({ failure: undefined, waitSeconds: undefined });
  answer = async () => Response.json({ expires_at: '2026-11-23T15:06:00.000Z' });
  act(() => hook.current.resend());
  await answered();
  expect(hook.current.count).toBe(1);
  expect(onSent.mock.calls).toEqual([[{ expires_at: '2026-11-23T15:06:00.000Z' }]]);
});

test('resending the code of a bureau check shows what the server says about any other failure', async () => {
  const answers = {
    'POST /verification-code/privacy-policy/resend': errorResponse(403, { message: 'El buró no responde.' }),
  };
  const { hook, answered } = renderScreenHook(() => useResendBureauCode(vi.fn()), answers);
  act(() => hook.current.resend());
  await answered();
  expect(hook.current).toMatchObject({ count: 0, failure: 'El buró no responde.', waitSeconds: undefined });
});

test('a log-out ends the session at once and on the server, and does nothing for a guest', async () => {
  const owner = renderScreenHook(() => useLogout(), {});
  act(() => owner.hook.current());
  expect(owner.store.getState().auth).toMatchObject({ token: null, signOutReason: 'user' });
  await vi.waitFor(() => expect(owner.calls).toMatchObject([{ call: 'POST /auth/logout', token: 'Bearer secret' }]));
  const guest = renderScreenHook(() => useLogout(), {}, null);
  act(() => guest.hook.current());
  expect(guest.store.getState().auth.signOutReason).toBeNull();
  expect(guest.calls).toEqual([]);
});

describe('a payment that takes no proof now', () => {
  const today = day('2026-11-22');
  const reason = (status: Installment['status'], facts: object = {}) =>
    reasonNotToPay({
      loanId: '12',
      amount: pesos(20_000),
      due: today,
      installment: { id: '31', month: 4, status, ...facts },
    });
  const promise = (until: Day, isLate = false) => ({ hours: 72, areBusinessHours: true, until, isLate });

  test.each<[Installment['status'], object, string]>([
    ['approved', { paidOn: day('2026-09-11') }, 'Pagado el 11 sep 2026.'],
    ['approved', {}, 'Tu pago ya se aplicó.'],
    [
      'in_validation',
      { promise: promise(today) },
      'Recibimos tu comprobante; lo validaremos a más tardar el dom 22 nov 2026.',
    ],
    [
      'in_validation',
      { promise: promise(day('2026-11-21'), true) },
      loanTexts.validationTakesLonger({ takesLonger: figureTexts.takesLonger }),
    ],
  ])('says why, for %s with %j', (status, facts, expected) => expect(reason(status, facts)).toBe(expected));

  test('says nothing for a payment that takes one, or whose status is unknown', () => {
    for (const status of ['pending', 'rejected', 'overdue', 'unknown'] as const) expect(reason(status)).toBeUndefined();
  });
});
