import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tags } from '../../../demo-server/console/consoleApi.ts';
import { followServer } from '../../../demo-server/console/followServer.ts';
import { onServerChange } from '../../../demo-server/console/phone-agent/serverChanges.ts';
import { NO_FAULTS } from '../../../demo-server/simulation/faultSettings.ts';

/** Fake of the browser's WebSocket. */
class FakeWebSocket {
  static opened: FakeWebSocket[] = [];
  static get latest(): FakeWebSocket {
    return FakeWebSocket.opened.at(-1) as FakeWebSocket;
  }
  readonly url: string;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  isClosed = false;
  constructor(url: string) {
    this.url = url;
    FakeWebSocket.opened.push(this);
  }
  emit(kind: string, data: object = {}, id?: string) {
    this.onmessage?.({ data: JSON.stringify({ kind, id, at: '2026-11-23T15:00:00.000Z', data }) });
  }
  close() {
    this.isClosed = true;
    this.onclose?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeWebSocket.opened = [];
  vi.stubGlobal('WebSocket', FakeWebSocket);
  vi.stubGlobal('location', { origin: 'http://localhost:4000' });
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
    { onOwnerDataChanged: nothing, onDataReplaced: nothing, onFaultEnded: nothing, ...listeners },
  );
const followsFor: Listen = (onOwnerDataChanged, onDataReplaced = nothing) =>
  follow({ onOwnerDataChanged, onDataReplaced });
const listensFor: Listen = (changed, replaced = nothing) => onServerChange(changed, replaced);
const listeners = [
  ['the app in a window of its own', listensFor],
  ['the console for its phone', followsFor],
] as const;

describe.each(listeners)('%s', (_name, listen) => {
  test.each([
    ['refetches the owner’s data, once for consecutive events', ['transition', 'clock', 'transition'], 1],
    ['does not refetch after what could use up a fault meant for the owner', ['faults', 'message', 'chat'], 0],
  ])('%s', (_, kinds, times) => {
    const changed = vi.fn();
    listen(changed);
    for (const kind of kinds) FakeWebSocket.latest.emit(kind);
    vi.advanceTimersByTime(1000);
    expect(changed).toHaveBeenCalledTimes(times);
  });

  test('does not refetch by itself after a reset, which may have ended the session', () => {
    const [changed, replaced] = [vi.fn(), vi.fn()];
    listen(changed, replaced);
    FakeWebSocket.latest.emit('store', { replaced: true });
    vi.advanceTimersByTime(1000);
    expect(changed).not.toHaveBeenCalled();
    expect(replaced).toHaveBeenCalledTimes(1);
  });

  test('stops listening when it is unmounted, also while the connection is lost', () => {
    const changed = vi.fn();
    const stop = listen(changed);
    FakeWebSocket.latest.emit('transition');
    stop();
    expect(FakeWebSocket.latest.isClosed).toBe(true);
    const stopLost = listen(nothing);
    FakeWebSocket.latest.close();
    stopLost();
    vi.advanceTimersByTime(60_000);
    expect(FakeWebSocket.opened).toHaveLength(2);
    expect(changed).not.toHaveBeenCalled();
  });
});

test('a lost connection is opened again after a second, from the last event that has come', () => {
  const changed = vi.fn();
  const stop = listensFor(changed);
  expect(FakeWebSocket.latest.url).toMatch(/^ws:\/\/localhost:4000\/.*\/events$/);
  FakeWebSocket.latest.emit('ready', {}, '41');
  FakeWebSocket.latest.emit('message', {}, '42');
  FakeWebSocket.latest.emit('call');
  FakeWebSocket.latest.close();
  vi.advanceTimersByTime(999);
  expect(FakeWebSocket.opened).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(FakeWebSocket.opened).toHaveLength(2);
  expect(FakeWebSocket.latest.url).toMatch(/\/events\?after=42$/);
  stop();
});

test('a browser that admits no connection has a demo that does not follow by itself', () => {
  vi.stubGlobal('WebSocket', function refuses() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(() => listensFor(nothing)()).not.toThrow();
});

test('the console says that the connection is lost until it is back, and then fetches everything anew', () => {
  const dispatch = vi.fn();
  follow({}, dispatch);
  const said = () => dispatch.mock.calls.map(([action]) => action.payload);
  FakeWebSocket.latest.close();
  vi.advanceTimersByTime(1000);
  expect(said()).toEqual(['lost']);
  FakeWebSocket.latest.emit('ready', {}, '42');
  vi.advanceTimersByTime(1000);
  expect(said()).toEqual(['lost', 'live', tags]);
});

test('the console refetches an owner’s file after a call of the app that has changed data, and not after a read', () => {
  const [changed, dispatch] = [vi.fn(), vi.fn()];
  follow({ onOwnerDataChanged: changed }, dispatch);
  FakeWebSocket.latest.emit('call', { changes_data: false });
  vi.advanceTimersByTime(1000);
  expect(dispatch.mock.lastCall?.[0].payload).toEqual(['calls']);
  FakeWebSocket.latest.emit('call', { changes_data: true });
  vi.advanceTimersByTime(1000);
  expect(dispatch.mock.lastCall?.[0].payload).toEqual(['calls', 'caseFile', 'owners', 'messages', 'talk']);
  expect(changed).not.toHaveBeenCalled();
});

test('the console refetches the messages again once a message that was sent late has arrived', () => {
  const dispatch = vi.fn();
  follow({}, dispatch);
  FakeWebSocket.latest.emit('message', { arrives_at: '2026-11-23T15:00:05.000Z' });
  vi.advanceTimersByTime(5000);
  expect(dispatch).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(dispatch).toHaveBeenCalledTimes(2);
  expect(dispatch.mock.lastCall?.[0].payload).toContain('messages');
});

test('the phone tries again when the operator has switched a fault off, whatever else is on, not when one is used up', () => {
  const onFaultEnded = vi.fn();
  follow({ onFaultEnded });
  FakeWebSocket.latest.emit('faults', { ...NO_FAULTS, offline: true });
  FakeWebSocket.latest.emit('faults');
  expect(onFaultEnded).not.toHaveBeenCalled();
  FakeWebSocket.latest.emit('faults', { ...NO_FAULTS, offline: true, switched_off: true });
  expect(onFaultEnded).toHaveBeenCalledTimes(1);
});

test('after a reset without a visitor the app forgets what was typed and shows its first page', () => {
  const clear = vi.fn();
  const replace = vi.fn();
  vi.stubGlobal('sessionStorage', { clear, setItem: nothing });
  vi.stubGlobal('location', { ...location, replace });
  const replaced = vi.fn();
  const stop = onServerChange(nothing, replaced);
  FakeWebSocket.latest.emit('store', { replaced: true, idle: true });
  expect(clear).toHaveBeenCalledOnce();
  expect(replace).toHaveBeenCalledWith('/');
  expect(replaced).not.toHaveBeenCalled();
  stop();
});
