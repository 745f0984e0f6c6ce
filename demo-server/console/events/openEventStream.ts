import { trustedScriptUrl } from '#kit/browser/trustedTypes.ts';
import type { HubMessage, Joining } from './eventHub.ts';
import { type EventStream, eventAddress } from './serverEvents.ts';

/**
 * Opens the server's events after the one with a number, or all new ones. The windows of a browser share a connection
 * where it has shared workers; Chrome on Android has none, but shows one window at a time.
 */
export function openEventStream(after?: string): EventStream {
  return typeof SharedWorker === 'undefined' ? new EventSource(eventAddress(after)) : openSharedStream(after);
}

function openSharedStream(after: string | undefined): EventStream {
  const { port } = new SharedWorker(trustedScriptUrl('/demo-assets/events.js'), { name: 'events', type: 'module' });
  const events = new EventTarget();
  port.onmessage = ({ data: { type, data } }: MessageEvent<HubMessage>) =>
    events.dispatchEvent(new MessageEvent(type, { data }));
  port.postMessage({ after } satisfies Joining);
  return {
    addEventListener: (type, listener) => events.addEventListener(type, listener as (event: Event) => void),
    close: () => port.close(),
  };
}
