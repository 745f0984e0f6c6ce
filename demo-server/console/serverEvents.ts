import { is, literal, type } from 'superstruct';
import type { EventKind } from './dto.ts';

/** Pause before a lost connection is opened again, ms. */
const RECONNECT_MS = 1000;

/**
 * Kinds of the server's events: those of its log, and what it does not keep: a call of the app has begun or ended.
 */
export type ServerEventKind = EventKind | 'call';

/** An event of the server. Those of its log have a number. */
export type ServerEvent = {
  readonly kind: ServerEventKind;
  readonly id?: string;
  readonly at?: string;
  readonly data?: unknown;
};

/** Whether all data were replaced, by a reset or a restored state. */
export const isReplacement = (event: ServerEvent): boolean => is(event, Replacement);
const Replacement = type({ kind: literal('store'), data: type({ replaced: literal(true) }) });

/**
 * Events that change an owner's data. Messages and faults do not: a refetch would use up a fault that is meant for the
 * owner's next call.
 */
export const ownerDataKinds: readonly ServerEventKind[] = ['transition', 'clock'];

/** All missed events have come; with the number of the newest one. */
type Ready = { readonly kind: 'ready'; readonly id: string };

type Following = {
  readonly onEvent: (event: ServerEvent) => void;
  /** Called when the connection is open and the missed events have come, also after a loss. */
  readonly onOpen?: () => void;
  readonly onLost?: () => void;
};

/**
 * Follows the server's events over a WebSocket, from those since the page was served: its data were fetched before the
 * connection opens. After a loss it connects again by itself, and gets the events that it has missed. Returns a function
 * that stops it.
 */
export function followEvents({ onEvent, onOpen, onLost }: Following): () => void {
  let seen = lastEvent();
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const connect = () => {
    socket = openSocket(seen);
    if (!socket) return;
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const event: ServerEvent | Ready = JSON.parse(data);
      seen = event.id ?? seen;
      if (event.kind === 'ready') onOpen?.();
      else onEvent(event);
    };
    socket.onclose = () => {
      onLost?.();
      timer = setTimeout(connect, RECONNECT_MS);
    };
  };
  connect();
  return () => {
    clearTimeout(timer);
    if (!socket) return;
    socket.onclose = null;
    socket.close();
  };
}

/**
 * Returns the number of the newest event when this page was served, from the document's Server-Timing header; undefined in
 * browsers that do not expose it: there only new events come.
 */
function lastEvent(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === 'event')?.description;
}

/**
 * Opens the connection for all new events, or for those after the one with a number. Undefined in Safari before 16, where
 * `connect-src 'self'` does not admit a WebSocket: an app there does not follow the demo by itself.
 */
function openSocket(after: string | undefined): WebSocket | undefined {
  const query = after === undefined ? '' : `?${new URLSearchParams({ after })}`;
  const address = `${location.origin.replace('http', 'ws')}/demo/api/events${query}`;
  try {
    return new WebSocket(address);
  } catch {
    return undefined;
  }
}
