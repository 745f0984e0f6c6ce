import type { EventStream } from './serverEvents.ts';

/** Calls the listener when a lost connection is back: events may be missing. */
export function onReconnect(stream: EventStream, listener: () => void): void {
  let wasLost = false;
  stream.addEventListener('error', () => {
    wasLost = true;
  });
  stream.addEventListener('open', () => {
    if (wasLost) listener();
    wasLost = false;
  });
}
