import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { activeBox, boxAt, selectionOf, typedCode, wasAutofilled } from '#kit/code/codeText.ts';
import { useCodeFromSms } from '#kit/code/useCodeFromSms.ts';

describe('the field of a code', () => {
  test('accepts digits only, four at most', { tags: 's5-code-digits' }, () =>
    expect(typedCode('1a2 34-5')).toBe('1234'),
  );

  test('distinguishes a code that the browser filled in from a typed one', () => {
    expect(wasAutofilled('', '1234')).toBe(true);
    expect(wasAutofilled('12', '1234')).toBe(true);
    expect(wasAutofilled('123', '1234')).toBe(false);
    expect(wasAutofilled('', '12')).toBe(false);
  });

  test('has one active box: the next one to fill, or the one that the caret was moved to', () => {
    expect([activeBox(2, '12'), activeBox(4, '1234'), activeBox(1, '1234'), activeBox(3, '1')]).toEqual([2, 3, 1, 1]);
  });

  test('selects the digit of a filled box and nothing in an empty one', () => {
    expect(selectionOf(1, '1234')).toEqual([1, 2]);
    expect(selectionOf(2, '12')).toEqual([2, 2]);
    expect(selectionOf(4, '1234')).toEqual([4, 4]);
  });

  test('moves the caret to the box of a tap', () => {
    expect([-4, 99, 101, 399, 500].map((x) => boxAt(x, 400))).toEqual([0, 0, 1, 3, 3]);
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
