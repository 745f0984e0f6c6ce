import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { resetWhenIdle } from '../../../demo-server/scenarios/idleReset.ts';
import { IDLE_RESET_DATA } from '../../../demo-server/scenarios/reset.ts';
import { configOf, running } from '../support/demo.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A demo that is reset after five minutes, and a function that makes it receive a call. */
async function idleDemo(...flags: string[]) {
  const { demo } = await running();
  const calls = new EventEmitter();
  const stop = resetWhenIdle(calls as never, { ...demo, config: configOf(...flags) });
  onTestFinished(stop);
  const resets = () => demo.events.list().filter(({ data }) => data.idle === IDLE_RESET_DATA.idle).length;
  const isReset = () =>
    new Promise<void>((resolve) => {
      const stopListening = demo.events.listen(() => {
        stopListening();
        resolve();
      });
    });
  return { call: (url: string) => calls.emit('request', { url }), resets, isReset };
}

test('begins anew once after five minutes without a call of the app', async () => {
  const { call, resets, isReset } = await idleDemo('--idle-reset', '5m');
  call('/api/user');
  vi.advanceTimersByTime(4 * 60_000);
  call('/api/loans');
  vi.advanceTimersByTime(299_999);
  expect(resets()).toBe(0);
  const done = isReset();
  vi.advanceTimersByTime(1);
  await done;
  vi.advanceTimersByTime(600_000);
  expect(resets()).toBe(1);
});

test('the chat, pages and pictures are no use of the app', async () => {
  const { call, resets } = await idleDemo('--idle-reset', '5m');
  call('/chat');
  call('/assets/app.js');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(resets()).toBe(0);
});

test('never begins anew by itself without the setting', async () => {
  const { call, resets } = await idleDemo();
  call('/api/user');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(resets()).toBe(0);
});
