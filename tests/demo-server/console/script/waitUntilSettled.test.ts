import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitUntilSettled } from '../../../../demo-server/console/phone-agent/simulateInput.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('"Hazlo por mí" does not go on with the old page while the code of the next one loads', async () => {
  const { signal } = new AbortController();
  const effect = { isVisible: vi.fn(() => false), isComing: vi.fn(() => true) };
  let isSettled = false;
  const settled = waitUntilSettled(effect, signal).then(() => {
    isSettled = true;
  });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(isSettled).toBe(false);
  effect.isVisible.mockReturnValue(true);
  effect.isComing.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(1000);
  await settled;
  expect(isSettled).toBe(true);
});

test('"Hazlo por mí" waits no longer than a moment for a press without an effect', async () => {
  const settled = waitUntilSettled({ isVisible: () => false, isComing: () => false }, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(2000);
  await settled;
});
