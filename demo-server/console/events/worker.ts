import { EventHub, type Joining } from './eventHub.ts';
import { CALL_EVENT, eventAddress, eventKinds, PLACE_EVENT, SHOWN_STEPS_EVENT } from './serverEvents.ts';

/*
 * Shared worker: one connection for the events of all windows of a browser, which opens at most six to a host. It ends
 * with the last window.
 */
type ConnectEvent = MessageEvent & { readonly ports: readonly MessagePort[] };

const hub = new EventHub(
  eventKinds,
  [CALL_EVENT, PLACE_EVENT, SHOWN_STEPS_EVENT],
  (after) => new EventSource(eventAddress(after)),
);

addEventListener('connect', (event) => {
  const [port] = (event as ConnectEvent).ports;
  if (!port) return;
  port.onmessage = ({ data }: MessageEvent<Joining>) => hub.join(port, data);
});
