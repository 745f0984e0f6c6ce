import { api } from '#api/api';
import { noteServerTime } from '#serverTime';
import type { Store } from '../../../web/start.tsx';

/**
 * Events that change an owner's data. Faults and messages do not: a refetch would only use up a fault that is meant for
 * the owner's next call.
 */
const EVENT_KINDS = ['transition', 'clock', 'store'];
/** Delay that groups consecutive events into one call, ms. */
const DEBOUNCE_MS = 100;

/** Refetches all visible data, and the server's time, on which the countdowns of screens without data depend. */
export async function refetchAll(store: Store): Promise<void> {
  store.dispatch(api.util.invalidateTags(['profile', 'applications', 'loans', 'installments']));
  const sentAt = Date.now();
  const response = await fetch('/demo/api/health').catch(() => null);
  if (response) noteServerTime(response.headers.get('date'), sentAt, Date.now());
}

/**
 * Returns the id of the newest event when this page was served, from the document's Server-Timing header; undefined in
 * browsers that do not expose it.
 */
function lastEvent(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === 'event')?.description;
}

/** Calls `changed` after changes on the server and after a reconnect. Returns a function that stops listening. */
export function onServerChange(changed: () => void): () => void {
  let debounceTimer: ReturnType<typeof setTimeout> | undefined;
  const notifySoon = () => {
    clearTimeout(debounceTimer);
    debounceTimer = setTimeout(changed, DEBOUNCE_MS);
  };
  // Visible data were fetched before this: the server also sends the events since the page was served.
  const after = lastEvent();
  const stream = new EventSource(after === undefined ? '/demo/api/events' : `/demo/api/events?after=${after}`);
  let wasLost = false;
  stream.onerror = () => {
    wasLost = true;
  };
  stream.onopen = () => {
    if (wasLost) notifySoon();
    wasLost = false;
  };
  for (const kind of EVENT_KINDS) stream.addEventListener(kind, notifySoon);
  return () => {
    stream.close();
    clearTimeout(debounceTimer);
  };
}
