import { expect, test } from 'vitest';
import { EventHub, type HubMessage } from '../../../demo-server/console/events/eventHub.ts';

/** A connection to the server whose events the test sends. */
class Stream extends EventTarget {
  readyState = 1;
  readonly after: string | undefined;
  constructor(after: string | undefined) {
    super();
    this.after = after;
  }
  begins(newest: number) {
    this.dispatchEvent(new Event('open'));
    this.dispatchEvent(new MessageEvent('ready', { data: String(newest) }));
  }
  sends(id: number, kind = 'clock') {
    this.dispatchEvent(new MessageEvent(kind, { data: `event ${id}`, lastEventId: String(id) }));
  }
  breaks(readyState = 0) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

function hubWithStreams() {
  const streams: Stream[] = [];
  const hub = new EventHub(['clock', 'store'], ['call'], (after) => {
    const stream = new Stream(after);
    streams.push(stream);
    return stream as never;
  });
  /** Lets a window join; returns what it receives, the data of events or else the type. */
  const join = (after?: string) => {
    const received: string[] = [];
    hub.join({ postMessage: ({ type, data }: HubMessage) => void received.push(data ?? type) }, { after });
    return received;
  };
  return { streams, join };
}

test('all windows share one connection, which begins after the first one’s data', () => {
  const { streams, join } = hubWithStreams();
  const [first, second] = [join('7'), join()];
  streams[0]?.begins(7);
  streams[0]?.sends(8);
  expect(streams.map(({ after }) => after)).toEqual(['7']);
  expect([first, second]).toEqual([
    ['open', 'event 8'],
    ['open', 'event 8'],
  ]);
});

test('a window that joins later receives the events since its page was served, and no older ones', () => {
  const { streams, join } = hubWithStreams();
  join();
  streams[0]?.begins(3);
  for (const id of [4, 5, 6]) streams[0]?.sends(id);
  expect(join('5')).toEqual(['open', 'event 6']);
  expect(join('6')).toEqual(['open']);
  expect(join()).toEqual(['open']);
});

test('a window whose page is older than the known events is told to refetch', () => {
  const { streams, join } = hubWithStreams();
  join();
  streams[0]?.begins(3);
  streams[0]?.sends(4);
  expect(join('2')).toEqual(['error', 'open']);
});

test('after a reset, when the numbers begin again, a new window receives the new events only', () => {
  const { streams, join } = hubWithStreams();
  join();
  streams[0]?.begins(40);
  streams[0]?.sends(1, 'store');
  streams[0]?.sends(2);
  expect(join('1')).toEqual(['open', 'event 2']);
});

test('a lost connection is told to all windows; one that the server refuses is tried again by the next window', () => {
  const { streams, join } = hubWithStreams();
  const first = join();
  streams[0]?.begins(1);
  streams[0]?.breaks();
  expect(join()).toEqual([]);
  streams[0]?.begins(1);
  expect(first).toEqual(['open', 'error', 'open']);
  streams[0]?.breaks(2);
  expect(first.slice(3)).toEqual(['error', 'refused']);
  join();
  streams[1]?.begins(1);
  expect(first.at(-1)).toBe('open');
});

test('a call is passed on to all windows, and does not count as an event that a later window has missed', () => {
  const { streams, join } = hubWithStreams();
  const first = join('7');
  streams[0]?.begins(7);
  streams[0]?.sends(8);
  // A browser gives an event without a number that of the one before it.
  streams[0]?.dispatchEvent(new MessageEvent('call', { data: 'call', lastEventId: '8' }));
  streams[0]?.sends(9);
  expect(first).toEqual(['open', 'event 8', 'call', 'event 9']);
  expect(join('7')).toEqual(['open', 'event 8', 'event 9']);
});
