import { is, literal, type } from 'superstruct';
import { api } from '#api/api';
import { loggedOut } from '#api/session';
import { noteServerTime } from '#serverTime';
import type { Store } from '../../../web/start.tsx';
import { followEvents, ownerDataKinds, type ServerEvent } from '../serverEvents.ts';
import { isStoredSessionGone } from '../session.ts';

/** Delay that groups consecutive events into one call, ms. */
const DEBOUNCE_MS = 100;

/**
 * Refetches all visible data, and the server's time, on which the countdowns of screens without data depend. Resolves when
 * they have arrived.
 */
export async function refetchAll(store: Store): Promise<void> {
  store.dispatch(api.util.invalidateTags(['profile', 'applications', 'loans', 'installments']));
  const running = Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  const sentAt = Date.now();
  const response = await fetch('/demo/api/health').catch(() => null);
  if (response) noteServerTime(response.headers.get('date'), sentAt, Date.now());
  await running;
}

/**
 * Refetches after a reset or a restore, which may be another window's. An owner whose session is gone is signed out as
 * by themselves: the session has not ended by its time.
 */
export async function followReplacedData(store: Store): Promise<void> {
  if (await isStoredSessionGone()) store.dispatch(loggedOut());
  else await refetchAll(store);
}

/** Whether a reset came after nobody had used the app (`IDLE_RESET`). */
const isOfIdleReset = (event: ServerEvent): boolean => is(event, IdleReset);
const IdleReset = type({ data: type({ idle: literal(true) }) });

/** Forgets what the last visitor has typed, and shows the first page to the next one. */
function beginForNextVisitor(): void {
  sessionStorage.clear();
  location.replace('/');
}

/**
 * Returns the id of the newest event when this page was served, from the document's Server-Timing header; undefined in
 * browsers that do not expose it.
 */
function lastEvent(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === 'event')?.description;
}

/**
 * Calls `changed` after changes on the server and `replaced` after a reset or a restore, also those during a lost
 * connection. Returns a function that stops listening.
 */
export function onServerChange(changed: () => void, replaced: () => void): () => void {
  let debounceTimer: ReturnType<typeof setTimeout> | undefined;
  const stop = followEvents({
    // Visible data were fetched before this: the server also sends the events since the page was served.
    after: lastEvent(),
    onEvent(event) {
      if (event.kind === 'store') return isOfIdleReset(event) ? beginForNextVisitor() : replaced();
      if (!ownerDataKinds.includes(event.kind)) return;
      clearTimeout(debounceTimer);
      debounceTimer = setTimeout(changed, DEBOUNCE_MS);
    },
  });
  return () => {
    stop();
    clearTimeout(debounceTimer);
  };
}
