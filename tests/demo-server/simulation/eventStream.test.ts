import { EventEmitter } from 'node:events';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { streamEvents } from '../../../demo-server/simulation/eventStream.ts';
import { createEvents } from '../../../demo-server/simulation/events.ts';
import { storeAndClock } from '../support/demo.ts';

type Opening = {
  readonly lastEventId?: string;
  readonly after?: unknown;
  /** Line of an event that is being stored when the client connects. */
  readonly unstored?: string;
};

/** Opens a stream over three stored events; `sent` is what the client has received since the last call. */
async function openStream({ lastEventId, after, unstored }: Opening = {}) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { store, clock } = await storeAndClock();
  const events = createEvents(store, clock);
  const record = (...lines: string[]) =>
    store.write(() => {
      for (const line of lines) events.record({ kind: 'store', line });
    });
  const stored = new Promise((resolve) => store.onCommit(resolve));
  await record('first', 'second', 'third');
  await stored;
  const listeners = new Set<(id: string) => void>();
  const listen = (listener: (id: string) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const received: string[] = [];
  const headers: Record<string, string> = {};
  const res = Object.assign(new EventEmitter(), {
    set: (all: object) => Object.assign(headers, all),
    flushHeaders: () => {},
    write: (text: string) => received.push(text),
  });
  const req = {
    headers: {},
    socket: { remoteAddress: '127.0.0.1', localAddress: '127.0.0.1' },
    get: (name: string) => (name === 'last-event-id' ? lastEventId : undefined),
    query: { after },
  };
  const nextCommit = new Promise((resolve) => store.onCommit(resolve));
  if (unstored !== undefined) void record(unstored);
  streamEvents({ store, events, calls: { listen } as never }, req as never, res as never);
  const sent = () => received.splice(0).join('');
  const beginCall = (id: string) => {
    for (const listener of listeners) listener(id);
  };
  return { store, events, record, nextCommit, sent, headers, beginCall, close: () => res.emit('close') };
}

/** Returns the lines of the stored events in a text of the stream. */
const linesIn = (text: string) => [...text.matchAll(/"line":"(\w+)"/g)].map(([, line]) => line);

describe('the stream of events', () => {
  test('is read as it comes, kept by nobody, and asks the browser to reconnect after a second', async () => {
    const { sent, headers } = await openStream();
    expect(headers).toEqual({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    expect(sent()).toBe('retry: 1000\n\nevent: ready\ndata: 3\n\n');
  });

  test.each([
    ['that it has seen before it reconnects', { lastEventId: '2' }],
    ['that its address names', { after: '2' }],
    ['that it has seen before it reconnects to an address with an older one', { lastEventId: '2', after: '1' }],
  ])('continues after the last event %s', async (_, seen) => {
    const { sent } = await openStream(seen);
    expect(linesIn(sent())).toEqual(['third']);
  });

  test('sends only new events when its address names several', async () => {
    const { sent } = await openStream({ after: ['1', '2'] });
    expect(linesIn(sent())).toEqual([]);
  });

  test('sends each new event with its number and kind', async () => {
    const { sent, record } = await openStream({ after: '3' });
    sent();
    await record('fourth');
    const text = await vi.waitUntil(sent);
    expect(text).toMatch(/^id: 4\nevent: store\ndata: \{.*\}\n\n$/);
    expect(linesIn(text)).toEqual(['fourth']);
  });

  test('sends an event once that is being stored when the client connects', async () => {
    const { sent, nextCommit } = await openStream({ after: '3', unstored: 'fourth' });
    await nextCommit;
    expect(linesIn(sent())).toEqual(['fourth']);
  });

  test('sends a comment every 15 seconds, so that no proxy ends the connection', async () => {
    const { sent } = await openStream();
    sent();
    vi.advanceTimersByTime(14_999);
    expect(sent()).toBe('');
    vi.advanceTimersByTime(1);
    expect(sent()).toBe(': still here\n\n');
    vi.advanceTimersByTime(30_000);
    expect(sent()).toBe(': still here\n\n: still here\n\n');
  });

  test('names a change of the place and of the shown steps, without a number', async () => {
    const { store, sent } = await openStream();
    sent();
    const stored = new Promise((resolve) => store.onCommit(resolve));
    await store.write(() => {
      store.set('place', { step: 'offer', path: '/home', owner_id: null });
      store.set('shown steps', ['offer']);
    });
    await stored;
    expect(sent()).toBe('event: place\ndata: {}\n\nevent: shown-steps\ndata: {}\n\n');
  });

  test('sends nothing more once the client has left', async () => {
    const { store, events, sent, beginCall, close } = await openStream();
    beginCall('7');
    expect(sent()).toContain('event: call\ndata: {"id":"7"}\n\n');
    close();
    beginCall('8');
    vi.advanceTimersByTime(60_000);
    const stored = new Promise((resolve) => store.onCommit(resolve));
    await store.write(() => {
      store.set('place', { step: 'offer', path: '/home', owner_id: null });
      store.set('shown steps', ['offer']);
      events.record({ kind: 'store', line: 'fourth' });
    });
    await stored;
    expect(sent()).toBe('');
  });
});
