import { act } from 'react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { msUntilRestart } from '../../../demo-server/console/kiosk/countdown.ts';
import { lastUse, noteUse, parseKiosk, storeKiosk } from '../../../demo-server/console/kiosk/kioskStorage.ts';
import { useCountdown } from '../../../demo-server/console/kiosk/useCountdown.ts';
import { renderHook } from '../../web/renderHook.ts';

const kiosk = { minutes: 3, code: '2468' };
const MINUTE = 60_000;
const NOON = Date.parse('2026-11-23T18:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('dispatchEvent', () => true);
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the time until the demo begins anew runs from the last use, and again when the machine was set back', () => {
  expect(msUntilRestart(3, NOON, NOON)).toBe(3 * MINUTE);
  expect(msUntilRestart(3, NOON, NOON + 2 * MINUTE)).toBe(MINUTE);
  expect(msUntilRestart(3, NOON, NOON + 60 * MINUTE)).toBe(0);
  expect(msUntilRestart(3, NOON, NOON - 60 * MINUTE)).toBe(3 * MINUTE);
});

describe('the stored mode', () => {
  test('outlives a reload, and is off when it is not readable', () => {
    storeKiosk(kiosk);
    expect(parseKiosk(localStorage.getItem('kiosk'))).toEqual(kiosk);
    storeKiosk(null);
    expect(parseKiosk(localStorage.getItem('kiosk'))).toBeNull();
    for (const text of ['', '{', '{"minutes":0,"code":"2468"}', '{"minutes":3,"code":"abc"}', '[]']) {
      expect(parseKiosk(text)).toBeNull();
    }
  });

  test('notes uses only while it is on, at most twice a second', () => {
    noteUse(NOON);
    expect(lastUse(1)).toBe(1);
    storeKiosk(kiosk);
    expect(lastUse(1)).toBe(NOON);
    noteUse(NOON + 100);
    expect(lastUse(1)).toBe(NOON);
    noteUse(NOON + 600);
    expect(lastUse(1)).toBe(NOON + 600);
  });
});

describe('the countdown', () => {
  const start = (onRestart: () => Promise<boolean>, mode: typeof kiosk | null = kiosk) => {
    if (mode) storeKiosk(mode);
    return renderHook(() => useCountdown(mode, onRestart), undefined);
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined));

  test('begins the demo anew after the minutes without use, once until somebody uses it again', async () => {
    const restart = vi.fn(async () => true);
    start(restart);
    await pass(3 * MINUTE - 2000);
    expect(restart).not.toHaveBeenCalled();
    await pass(3000);
    expect(restart).toHaveBeenCalledTimes(1);
    await pass(60 * MINUTE);
    expect(restart).toHaveBeenCalledTimes(1);
    noteUse(Date.now());
    await pass(3 * MINUTE + 1000);
    expect(restart).toHaveBeenCalledTimes(2);
  });

  test('starts again with each use, in whatever window', async () => {
    const restart = vi.fn(async () => true);
    start(restart);
    for (let minutes = 0; minutes < 10; minutes += 2) {
      await pass(2 * MINUTE);
      noteUse(Date.now());
    }
    expect(restart).not.toHaveBeenCalled();
  });

  test('tries again after a while when the server could not be reached', async () => {
    const restart = vi.fn(async () => false);
    start(restart);
    await pass(3 * MINUTE + 1000);
    expect(restart).toHaveBeenCalledTimes(1);
    await pass(10_000);
    expect(restart).toHaveBeenCalledTimes(1);
    await pass(10_000);
    expect(restart).toHaveBeenCalledTimes(2);
  });

  test('does nothing while the mode is off', async () => {
    const restart = vi.fn(async () => true);
    start(restart, null);
    await pass(60 * MINUTE);
    expect(restart).not.toHaveBeenCalled();
  });
});
