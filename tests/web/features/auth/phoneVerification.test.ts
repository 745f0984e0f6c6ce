import { screen } from '@testing-library/react';
import { FORM_ERROR } from 'final-form';
import { act, createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import * as verificationTexts from '#i18n/es-MX/verification';
import { RETRY_AFTER } from '#kit/form/formErrors.ts';
import {
  useResendPhoneCode,
  useVerifyPhoneCode,
} from '../../../../web/features/auth/verification/usePhoneVerification.ts';
import { VerificationCodeScreen } from '../../../../web/features/auth/verification/VerificationCodeScreen.tsx';
import { useVerificationState } from '../../../../web/features/verification-code/useVerificationState.ts';
import {
  expiryOf,
  parseVerificationState,
  phoneIn,
} from '../../../../web/features/verification-code/verificationAddress.ts';
import { ana } from '../../owner.ts';
import { errorResponse, renderScreen, renderScreenHook } from '../../scriptedStore.ts';

const session = { token: 'new', user: ana };

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

  test('opens a session and the next page, in place of this one', { tags: 's6-public-verification' }, async () => {
    const { errors, store, calls, navigate, hook } = await verify(session);
    expect(errors).toBeUndefined();
    expect(calls).toMatchObject([{ body: { code: '1234' }, token: null }]);
    expect(store.getState().auth).toMatchObject({ token: 'new' });
    expect(navigate.mock.calls).toEqual([['/profile/create', { replace: true }]]);
    expect(hook.current.rejection).toBeUndefined();
  });

  test('opens no session for a guest who has left, and ends it on the server', async () => {
    const answers = { 'POST /auth/o1/verify-phone-code': session };
    const { hook, unmount, store, calls } = renderScreenHook(() => useVerifyPhoneCode('o1', undefined), answers, null);
    await act(async () => {
      const sending = hook.current.send({ code: '1234' });
      unmount();
      await sending;
    });
    expect(store.getState().auth.token).toBeNull();
    await expect.poll(() => calls.at(-1)).toMatchObject({ call: 'POST /auth/logout', token: 'Bearer new' });
  });

  test('that went to a wrong number leads back to the registration', () => {
    const page = createElement(MemoryRouter, null, createElement(VerificationCodeScreen));
    renderScreen(page, {}, null);
    expect(screen.getByText(verificationTexts.correctIt).closest('a')?.getAttribute('href')).toBe('/register');
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

describe('the address of a verification', () => {
  test.each([
    ['escaped', '?phone=%2B525512345678'],
    ['with a + that the browser read as a space', '?phone=+525512345678'],
    ['national', '?phone=5512345678'],
  ])('gives the formatted phone: %s', (_, search) => {
    expect(phoneIn(search)).toBe('+52 (55) 1234-5678');
  });

  test.each(['', '?phone=12345', '?phone=+15551234567'])('gives no phone for %j', (search) => {
    expect(phoneIn(search)).toBeUndefined();
  });
});

describe('the location state of a verification', () => {
  test.each([[null], ['text'], [{ expiresAt: 'soon' }], [{ expiresAt: 2026 }]])(
    'ignores invalid values: %j',
    (state) => {
      expect(parseVerificationState(state)).toEqual({});
    },
  );

  test("gets the expiry from the server, else three minutes from now on the server's clock", () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T04:00:00Z') });
    expect(expiryOf({ expires_at: '2026-11-21T04:02:00Z' })).toBe('2026-11-21T04:02:00Z');
    expect(expiryOf({})).toBe('2026-11-21T04:03:00.000Z');
    expect(expiryOf(null)).toBe('2026-11-21T04:03:00.000Z');
  });
});
