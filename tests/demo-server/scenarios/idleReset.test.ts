import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { resetWhenIdle } from '../../../demo-server/scenarios/idleReset.ts';
import { IDLE_RESET_DATA, resetStore } from '../../../demo-server/scenarios/reset.ts';
import { configOf, running } from '../support/demo.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A demo that is reset after five minutes, and a function that makes it receive a call. */
async function idleDemo(...flags: string[]) {
  const { demo } = await running();
  const calls = new EventEmitter();
  const stop = resetWhenIdle(calls as never, { ...demo, config: configOf(...flags) });
  onTestFinished(stop);
  let count = 0;
  demo.events.listen(({ data }) => {
    if (data.idle === IDLE_RESET_DATA.idle) count += 1;
  });
  /** Counts the resets, also one that has begun: another reset waits for it. */
  const resets = async () => {
    await resetStore(demo, {});
    return count;
  };
  return { call: (url: string) => calls.emit('request', { url }), resets };
}

test('begins anew once after five minutes without a call of the app', async () => {
  const { call, resets } = await idleDemo('--idle-reset', '5m');
  call('/api/user');
  vi.advanceTimersByTime(4 * 60_000);
  call('/api/loans');
  vi.advanceTimersByTime(299_999);
  expect(await resets()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(await resets()).toBe(1);
  vi.advanceTimersByTime(600_000);
  expect(await resets()).toBe(1);
});

test('the chat, pages and pictures are no use of the app', async () => {
  const { call, resets } = await idleDemo('--idle-reset', '5m');
  call('/chat');
  call('/assets/app.js');
  vi.advanceTimersByTime(600_000);
  expect(await resets()).toBe(0);
});

test('never begins anew by itself without the setting', async () => {
  const { call, resets } = await idleDemo();
  call('/api/user');
  vi.advanceTimersByTime(600_000);
  expect(await resets()).toBe(0);
});
