import { api } from '#api/api';
import { noteServerTime } from '#serverTime';
import type { Store } from '../../../web/start.tsx';

/** Events that change what an owner sees. Faults and messages do not: asking again would only use up a failure meant for her. */
const KINDS = ['transition', 'clock', 'store'];
/** Events that come in a row are followed together, ms. */
const SETTLING_MS = 100;

/** Asks again for all that is shown, and what time it is: not every screen has data of its own, but a countdown lives by it. */
export async function readAgain(store: Store): Promise<void> {
  store.dispatch(api.util.invalidateTags(['profile', 'applications', 'loans', 'installments']));
  const sentAt = Date.now();
  const answer = await fetch('/demo/api/health').catch(() => null);
  if (answer) noteServerTime(answer.headers.get('date'), sentAt, Date.now());
}

/** The newest event when this page was served, in whose document's headers it stands; nothing where a browser does not tell them. */
function lastEvent(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === 'event')?.description;
}

/** Calls `changed` when something happened on the server, also after it was away. Answers how to stop. */
export function follow(changed: () => void): () => void {
  let settling: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(settling);
    settling = setTimeout(changed, SETTLING_MS);
  };
  // What is shown was asked for before this: what has happened since then is told too.
  const after = lastEvent();
  const stream = new EventSource(after === undefined ? '/demo/api/events' : `/demo/api/events?after=${after}`);
  let wasLost = false;
  stream.onerror = () => {
    wasLost = true;
  };
  stream.onopen = () => {
    if (wasLost) settle();
    wasLost = false;
  };
  for (const kind of KINDS) stream.addEventListener(kind, settle);
  return () => {
    stream.close();
    clearTimeout(settling);
  };
}
