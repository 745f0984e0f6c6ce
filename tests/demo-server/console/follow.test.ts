import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followServer } from '../../../demo-server/console/followServer.ts';
import { onServerChange } from '../../../demo-server/console/phone-agent/readAgain.ts';

/** The server's events as the browser would hand them over. */
class Stream extends EventTarget {
  static last: Stream;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  closed = false;
  constructor() {
    super();
    Stream.last = this;
  }
  says(kind: string, data: object = {}) {
    const event = { at: '2026-11-23T15:00:00.000Z', data };
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(event) }));
  }
  close() {
    this.closed = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const followers = [
  ['the phone in a window of its own', onServerChange],
  ['the phone beside the panel', (changed: () => void) => followServer({ dispatch: vi.fn() }, changed)],
] as const;

test.each(followers)('%s asks again for what an owner has, once for events in a row', (_who, follow) => {
  const changed = vi.fn();
  follow(changed);
  for (const kind of ['transition', 'clock', 'transition', 'store']) Stream.last.says(kind);
  vi.advanceTimersByTime(1000);
  expect(changed).toHaveBeenCalledTimes(1);
});

test.each(followers)(
  '%s uses up no failure that is meant for the owner: a fault or a message is no reason',
  (_who, follow) => {
    const changed = vi.fn();
    follow(changed);
    for (const kind of ['faults', 'message', 'chat']) Stream.last.says(kind);
    vi.advanceTimersByTime(1000);
    expect(changed).not.toHaveBeenCalled();
  },
);

test('a window of its own asks again when the server was away, and stops when it is left', () => {
  const changed = vi.fn();
  const stop = onServerChange(changed);
  Stream.last.onopen?.();
  vi.advanceTimersByTime(1000);
  expect(changed).not.toHaveBeenCalled();
  Stream.last.onerror?.();
  Stream.last.onopen?.();
  vi.advanceTimersByTime(1000);
  expect(changed).toHaveBeenCalledTimes(1);
  Stream.last.says('transition');
  stop();
  vi.advanceTimersByTime(1000);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(Stream.last.closed).toBe(true);
});
