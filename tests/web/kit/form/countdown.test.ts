import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CODE_LIFE_MS } from '#domain/verificationCode';
import * as codeTexts from '#i18n/es-MX/kit/codes';
import { announcementBetween, clockText, secondsLeft } from '#kit/form/remaining.ts';
import { useSecondsLeft } from '#kit/form/useSecondsLeft.ts';

test('the countdown of a code shows minutes and seconds', () => {
  expect([180, 60, 59, 5, 0].map(clockText)).toEqual(['3:00', '1:00', '0:59', '0:05', '0:00']);
});

test.each([
  [0, 180],
  [1, 180],
  [999, 180],
  [1000, 179],
  [180_000, 0],
  [200_000, 0],
])('the countdown shows %d ms after a code was sent %d seconds', { tags: 's9-code-expiry' }, (elapsed, left) => {
  const sent = Date.UTC(2026, 10, 21, 1, 56);
  expect(secondsLeft(sent + CODE_LIFE_MS, sent + elapsed)).toBe(left);
});

describe('the announcements of the countdown', () => {
  test('are each made once when the seconds pass one by one', () => {
    const announced = Array.from({ length: 180 }, (_, second) => [
      179 - second,
      announcementBetween(180 - second, 179 - second),
    ]);
    expect(announced.filter(([, sentence]) => sentence !== undefined)).toEqual([
      [120, codeTexts.codeExpiresInTwoMinutes],
      [60, codeTexts.codeExpiresInOneMinute],
      [30, codeTexts.codeExpiresInThirtySeconds],
      [0, codeTexts.codeExpired],
    ]);
  });

  test('skip all but the latest one after the device slept', () => {
    expect(announcementBetween(170, 25)).toBe(codeTexts.codeExpiresInThirtySeconds);
    expect(announcementBetween(170, 0)).toBe(codeTexts.codeExpired);
  });

  test('are none when nothing has passed, or a new code starts the countdown again', () => {
    expect(announcementBetween(0, 0)).toBeUndefined();
    expect(announcementBetween(0, 180)).toBeUndefined();
  });
});

describe('the seconds of a countdown', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
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
