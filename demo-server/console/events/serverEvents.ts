import type { EventKind } from '../dto.ts';

/** Every kind of event of the server. */
export const eventKinds: readonly EventKind[] = ['message', 'transition', 'clock', 'faults', 'store', 'chat'];

/**
 * Events that change an owner's data. Messages and faults do not: a refetch would use up a fault that is meant for the
 * owner's next call.
 */
export const ownerDataKinds: readonly EventKind[] = ['transition', 'clock'];

/** A call of the app has begun or ended; without a number, since it is not stored. */
export const CALL_EVENT = 'call';

/** The place of the talk is another one; without a number, since it is not stored. */
export const PLACE_EVENT = 'place';

/** Another step of the script was shown; without a number, since it is not stored. */
export const SHOWN_STEPS_EVENT = 'shown-steps';

/** Returns the address of the server's events, of all new ones or of those after the one with a number. */
export const eventAddress = (after: string | undefined): string =>
  after === undefined ? '/demo/api/events' : `/demo/api/events?${new URLSearchParams({ after })}`;

/** The server's events, each of its kind, and `open` and `error` as of an EventSource. */
export type EventStream = {
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
};
