import { FORM_ERROR } from 'final-form';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { BUREAU_SCORE_IS_TOO_LOW } from '#domain/errorBody';
import { apiErrors } from '#i18n/es-MX/apiErrors';
import * as verificationTexts from '#i18n/es-MX/verification';
import { announce, current } from '#kit/navigation/announcements.ts';
import { applicationOf } from '../../../../demo-server/states/sampleResponses.ts';
import { useConfirmBureau } from '../../../../web/features/applications/bureau/useConfirmBureau.ts';
import { useResendBureauCode } from '../../../../web/features/applications/bureau/useResendBureauCode.ts';
import { errorResponse, noConnection, renderScreenHook } from '../../scriptedStore.ts';

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

  test('opens what the application says when the answer is lost', async () => {
    const rejected = applicationOf('rejected', { retry_from: '2027-02-20' });
    const { errors, navigate } = await confirm({ [CONFIRM]: noConnection, 'GET /applications/a1': rejected });
    expect(errors).toBeUndefined();
    expect(navigate.mock.calls[0]?.[0]).toBe('/applications/a1/fail-buro-score');
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
    failure: apiErrors['Too many attempts'],
  });
  act(() => hook.current.waitOver());
  expect(hook.current).toMatchObject({ failure: undefined, waitSeconds: undefined });
  answer = async () => Response.json({ expires_at: '2026-11-23T15:06:00.000Z' });
  act(() => hook.current.resend());
  await answered();
  expect(hook.current.count).toBe(1);
  expect(onSent.mock.calls).toEqual([[{ expires_at: '2026-11-23T15:06:00.000Z' }]]);
});

test('resending the code of a bureau check shows what the server says about any other failure, alone and until the next try', async () => {
  const RESEND = 'POST /verification-code/privacy-policy/resend';
  const answers: Parameters<typeof renderScreenHook>[1] = {
    [RESEND]: errorResponse(403, { message: 'El buró no responde.' }),
  };
  const { hook, answered } = renderScreenHook(() => useResendBureauCode(vi.fn()), answers);
  announce(verificationTexts.codeSentAgain);
  act(() => hook.current.resend());
  await answered();
  expect(hook.current).toMatchObject({ count: 0, failure: 'El buró no responde.', waitSeconds: undefined });
  expect(current().toast).toBeUndefined();
  answers[RESEND] = {};
  act(() => hook.current.resend());
  await answered();
  expect(hook.current).toMatchObject({ count: 1, failure: undefined });
});
