import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useCodeFromSms } from '#kit/code/useCodeFromSms.ts';
import { useSecondsLeft } from '#kit/form/useSecondsLeft.ts';

describe('the seconds of a countdown', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    return () => void vi.useRealTimers();
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  test('are whole, end at zero, and their end is reported once', () => {
    const onOver = vi.fn();
    const { result: hook } = renderHook(() => useSecondsLeft(2, onOver));
    expect(hook.current).toBe(2);
    pass(750);
    expect(hook.current).toBe(2);
    pass(250);
    expect(hook.current).toBe(1);
    expect(onOver).not.toHaveBeenCalled();
    pass(1000);
    expect(hook.current).toBe(0);
    pass(5000);
    expect(hook.current).toBe(0);
    expect(onOver).toHaveBeenCalledOnce();
  });

  test('are right and not negative after the device slept', () => {
    const { result: hook } = renderHook(() => useSecondsLeft(60, () => {}));
    vi.setSystemTime(90_000);
    pass(250);
    expect(hook.current).toBe(0);
  });

  test('begin again when a new code was sent', () => {
    const { result: hook, rerender } = renderHook((seconds: number) => useSecondsLeft(seconds, () => {}), {
      initialProps: 3 as number,
    });
    pass(2000);
    rerender(5);
    expect(hook.current).toBe(5);
    pass(1000);
    expect(hook.current).toBe(4);
  });

  test('report no end when there are none, or when the countdown has left the page', () => {
    const onOver = vi.fn();
    renderHook(() => useSecondsLeft(0, onOver));
    renderHook(() => useSecondsLeft(1, onOver)).unmount();
    pass(5000);
    expect(onOver).not.toHaveBeenCalled();
  });
});

describe('the code of an SMS', () => {
  type Wanted = { isWanted: boolean; resetKey: number; submitAttempts: number };
  const wanted: Wanted = { isWanted: true, resetKey: 1, submitAttempts: 0 };

  /** Waits for an SMS; `receive` lets the phone receive one, for the newest request. */
  function openField(props: Wanted = wanted, isSupported = true) {
    const requests: { options: unknown; signal: AbortSignal; receive: (credential: unknown) => void }[] = [];
    if (isSupported) vi.stubGlobal('OTPCredential', class {});
    const get = ({ signal, ...options }: { signal: AbortSignal }) =>
      new Promise((receive) => requests.push({ options, signal, receive }));
    vi.stubGlobal('navigator', { credentials: { get } });
    const onCode = vi.fn();
    const { rerender, unmount } = renderHook((wanted: Wanted) => useCodeFromSms({ ...wanted, onCode }), {
      initialProps: props,
    });
    const receive = (credential: unknown) => act(async () => requests.at(-1)?.receive(credential));
    return { requests, onCode, rerender, unmount, receive };
  }

  test('reaches the field', async () => {
    const { requests, onCode, receive } = openField();
    expect(requests[0]?.options).toEqual({ otp: { transport: ['sms'] } });
    await receive({ code: '1234' });
    expect(onCode.mock.calls).toEqual([['1234']]);
  });

  test.each([null, {}, { code: 'hola' }])('is ignored when the phone returns %j', async (credential) => {
    const { onCode, receive } = openField();
    await receive(credential);
    expect(onCode).not.toHaveBeenCalled();
  });

  test('is not waited for when it is not wanted or the browser does not support it', () => {
    expect(openField({ ...wanted, isWanted: false }).requests).toEqual([]);
    vi.unstubAllGlobals();
    expect(openField(wanted, false).requests).toEqual([]);
  });

  test('is not waited for after a submit, until another one is sent', async () => {
    const { requests, onCode, rerender, receive } = openField();
    rerender({ ...wanted, submitAttempts: 1 });
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
    await receive({ code: '1234' });
    expect(onCode).not.toHaveBeenCalled();
    rerender({ ...wanted, resetKey: 2, submitAttempts: 1 });
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await receive({ code: '5678' });
    expect(onCode.mock.calls).toEqual([['5678']]);
  });

  test('is no longer waited for when the field has left the page', () => {
    const { requests, unmount } = openField();
    unmount();
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  test('may be declined', async () => {
    const { receive } = openField();
    await receive(Promise.reject(new DOMException('declined', 'NotAllowedError')));
  });
});
