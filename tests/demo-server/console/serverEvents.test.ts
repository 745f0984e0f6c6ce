import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followServer } from '../../../demo-server/console/followServer.ts';
import { onServerChange } from '../../../demo-server/console/phone-agent/serverChanges.ts';
import { NO_FAULTS } from '../../../demo-server/simulation/faultSettings.ts';

/** Fake of the browser's EventSource. */
class FakeEventSource extends EventTarget {
  static latest: FakeEventSource;
  isClosed = false;
  constructor() {
    super();
    FakeEventSource.latest = this;
  }
  emit(kind: string, data: object = {}) {
    const event = { at: '2026-11-23T15:00:00.000Z', data };
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(event) }));
  }
  close() {
    this.isClosed = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Listen = (changed: () => void, replaced?: () => void) => () => void;
const nothing = () => {};
const follow = (listeners: Partial<Parameters<typeof followServer>[1]>, dispatch = vi.fn()) =>
  followServer(
    { dispatch },
    {
      onOwnerDataChanged: nothing,
      onDataReplaced: nothing,
      onPlaceChanged: nothing,
      onFaultsEnded: nothing,
      ...listeners,
    },
  );
const followsFor: Listen = (onOwnerDataChanged, onDataReplaced = nothing) =>
  follow({ onOwnerDataChanged, onDataReplaced });
const listensFor: Listen = (changed, replaced = nothing) => onServerChange(changed, replaced);
const listeners = [
  ['the app in a window of its own', listensFor],
  ['the console for its phone', followsFor],
] as const;

test.each(listeners)('%s refetches the owner’s data, once for consecutive events', (_name, listen) => {
  const changed = vi.fn();
  listen(changed);
  for (const kind of ['transition', 'clock', 'transition']) FakeEventSource.latest.emit(kind);
  vi.advanceTimersByTime(1000);
  expect(changed).toHaveBeenCalledTimes(1);
});

test.each(listeners)(
  '%s does not refetch by itself after a reset, which may have ended the session',
  (_name, listen) => {
    const [changed, replaced] = [vi.fn(), vi.fn()];
    listen(changed, replaced);
    FakeEventSource.latest.emit('store');
    vi.advanceTimersByTime(1000);
    expect(changed).not.toHaveBeenCalled();
    expect(replaced).toHaveBeenCalledTimes(1);
  },
);

test.each(listeners)(
  '%s does not refetch after a fault, a message or a chat line, which would use up a fault meant for the owner',
  (_name, listen) => {
    const changed = vi.fn();
    listen(changed);
    for (const kind of ['faults', 'message', 'chat']) FakeEventSource.latest.emit(kind);
    vi.advanceTimersByTime(1000);
    expect(changed).not.toHaveBeenCalled();
  },
);

test('the app in a window of its own refetches after a reconnect, and stops listening when it is unmounted', () => {
  const changed = vi.fn();
  const stop = listensFor(changed);
  FakeEventSource.latest.dispatchEvent(new Event('open'));
  vi.advanceTimersByTime(1000);
  expect(changed).not.toHaveBeenCalled();
  FakeEventSource.latest.dispatchEvent(new Event('error'));
  FakeEventSource.latest.dispatchEvent(new Event('open'));
  vi.advanceTimersByTime(1000);
  expect(changed).toHaveBeenCalledTimes(1);
  FakeEventSource.latest.emit('transition');
  stop();
  vi.advanceTimersByTime(1000);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(FakeEventSource.latest.isClosed).toBe(true);
});

test('the console refetches the messages again once a message that was sent late has arrived', () => {
  const dispatch = vi.fn();
  follow({}, dispatch);
  FakeEventSource.latest.emit('message', { arrives_at: '2026-11-23T15:00:05.000Z' });
  vi.advanceTimersByTime(5000);
  expect(dispatch).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(dispatch).toHaveBeenCalledTimes(2);
  expect(dispatch.mock.lastCall?.[0].payload).toContain('messages');
});

test('the console follows the place of the talk at each change, and after a reconnect', () => {
  const onPlaceChanged = vi.fn();
  follow({ onPlaceChanged });
  FakeEventSource.latest.dispatchEvent(new Event('open'));
  expect(onPlaceChanged).not.toHaveBeenCalled();
  FakeEventSource.latest.emit('place');
  expect(onPlaceChanged).toHaveBeenCalledTimes(1);
  FakeEventSource.latest.dispatchEvent(new Event('error'));
  FakeEventSource.latest.dispatchEvent(new Event('open'));
  expect(onPlaceChanged).toHaveBeenCalledTimes(2);
});

test('the closing screen learns of a step that another window has shown, which moves nothing', () => {
  const [onPlaceChanged, dispatch] = [vi.fn(), vi.fn()];
  follow({ onPlaceChanged }, dispatch);
  FakeEventSource.latest.emit('shown-steps');
  vi.advanceTimersByTime(1000);
  expect(dispatch.mock.lastCall?.[0].payload).toEqual(['shownSteps']);
  expect(onPlaceChanged).not.toHaveBeenCalled();
});

test('the phone tries again when the operator has ended the last fault, not when a fault is used up', () => {
  const onFaultsEnded = vi.fn();
  follow({ onFaultsEnded });
  FakeEventSource.latest.emit('faults', { ...NO_FAULTS, offline: true });
  FakeEventSource.latest.emit('faults', { ...NO_FAULTS, latency_ms: 1000 });
  FakeEventSource.latest.emit('faults');
  expect(onFaultsEnded).not.toHaveBeenCalled();
  FakeEventSource.latest.emit('faults', NO_FAULTS);
  expect(onFaultsEnded).toHaveBeenCalledTimes(1);
});

test('after a reset without a visitor the app forgets what was typed and shows its first page', () => {
  const clear = vi.fn();
  const replace = vi.fn();
  vi.stubGlobal('sessionStorage', { clear });
  vi.stubGlobal('location', { replace });
  const replaced = vi.fn();
  const stop = onServerChange(nothing, replaced);
  FakeEventSource.latest.emit('store', { idle: true });
  expect(clear).toHaveBeenCalledOnce();
  expect(replace).toHaveBeenCalledWith('/');
  expect(replaced).not.toHaveBeenCalled();
  stop();
});
