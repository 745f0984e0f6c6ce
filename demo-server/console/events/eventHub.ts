import type { EventStream } from './serverEvents.ts';

/** Message of the shared worker to a window: an event of the server, or a change of the connection. */
export type HubMessage = {
  /** Kind of the server's event, `open` or `error` as of an EventSource, or `refused` when the server admits no more. */
  readonly type: string;
  /** The event as JSON. */
  readonly data?: string | undefined;
};

/** First message of a window: the number of the newest event that its data contain; undefined when it has no data yet. */
export type Joining = { readonly after: string | undefined };

type Stream = Pick<EventStream, 'addEventListener'> & { readonly readyState: number };
type Window = { readonly postMessage: (message: HubMessage) => void };
type PastEvent = HubMessage & { readonly id: number };

/** `EventSource.CLOSED`: it connects again after a lost connection, but not after another answer than a stream. */
const CLOSED = 2;
/** Events that are kept for windows that join later. */
const MAX_PAST = 200;

/**
 * Passes the server's events on to several windows. A window that joins receives those since its page was served; when
 * they are not known, it is told that the connection was lost and is back, and refetches its data.
 */
export class EventHub {
  readonly #kinds: readonly string[];
  readonly #passingKinds: readonly string[];
  readonly #open: (after: string | undefined) => Stream;
  readonly #windows: Window[] = [];
  #stream: Stream | undefined;
  #isOpen = false;
  #past: PastEvent[] = [];
  /** All events after this number are in the past ones. */
  #knownSince = Number.POSITIVE_INFINITY;
  /** Number of the newest event. */
  #newest = 0;

  /** `passingKinds`: events without a number, which are passed on but not kept. */
  constructor(kinds: readonly string[], passingKinds: readonly string[], open: (after: string | undefined) => Stream) {
    this.#kinds = kinds;
    this.#passingKinds = passingKinds;
    this.#open = open;
  }

  join(window: Window, { after }: Joining): void {
    this.#windows.push(window);
    if (!this.#stream) this.#connect(after);
    else if (this.#isOpen) this.#welcome(window, after);
  }

  #connect(after: string | undefined): void {
    const stream = this.#open(after);
    this.#stream = stream;
    if (after !== undefined) this.#knownSince = Number(after);
    stream.addEventListener('open', () => {
      this.#isOpen = true;
      this.#sendToAll({ type: 'open' });
    });
    stream.addEventListener('error', () => this.#handleError(stream));
    // The number of the newest event when the stream begins.
    stream.addEventListener('ready', ({ data }) => {
      this.#newest = Number(data);
      this.#knownSince = Math.min(this.#knownSince, this.#newest);
    });
    for (const kind of this.#passingKinds)
      stream.addEventListener(kind, ({ data }) => this.#sendToAll({ type: kind, data }));
    for (const kind of this.#kinds) {
      stream.addEventListener(kind, ({ data, lastEventId }) => {
        this.#remember({ type: kind, data, id: Number(lastEventId) });
        this.#sendToAll({ type: kind, data });
      });
    }
  }

  #handleError({ readyState }: Stream): void {
    this.#isOpen = false;
    this.#sendToAll({ type: 'error' });
    if (readyState !== CLOSED) return;
    // The next window that joins tries again.
    this.#stream = undefined;
    this.#sendToAll({ type: 'refused' });
  }

  #remember(event: PastEvent): void {
    // After a reset the numbers start again.
    if (event.id <= this.#newest) [this.#past, this.#knownSince] = [[], event.id - 1];
    this.#newest = event.id;
    this.#past.push(event);
    if (this.#past.length > MAX_PAST) this.#knownSince = this.#past.shift()?.id ?? this.#knownSince;
  }

  #welcome(window: Window, after: string | undefined): void {
    const hasMissed = after !== undefined && Number(after) < this.#knownSince;
    if (hasMissed) window.postMessage({ type: 'error' });
    window.postMessage({ type: 'open' });
    if (after === undefined || hasMissed) return;
    for (const { id, type, data } of this.#past) if (id > Number(after)) window.postMessage({ type, data });
  }

  #sendToAll(message: HubMessage): void {
    for (const window of this.#windows) window.postMessage(message);
  }
}
