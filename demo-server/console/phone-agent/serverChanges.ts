import { is, literal, type } from 'superstruct';
import { api } from '#api/api';
import * as phoneTexts from '#i18n/es-MX/demo/phone';
import { announce } from '#kit/navigation/announcements.ts';
import { isAfterEndedSession, paths } from '#paths';
import { noteServerTime } from '#serverTime';
import type { Store } from '../../../web/start.tsx';
import { followEvents, isReplacement, ownerDataKinds, type ServerEvent } from '../serverEvents.ts';
import { isSessionGone } from '../session.ts';

/** Delay that groups consecutive events into one call, ms. */
const DEBOUNCE_MS = 100;

/**
 * Refetches all visible data, and the server's time, on which the countdowns of screens without data depend. Resolves when
 * they have arrived.
 */
export async function refetchAll(store: Store): Promise<void> {
  store.dispatch(api.util.invalidateTags(['profile', 'applications', 'loans', 'installments']));
  const running = Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  const response = await fetch('/demo/api/health').catch(() => null);
  if (response) noteServerTime(response.headers.get('date'), Date.now());
  await running;
}

/**
 * Refetches after a reset or a restore in another window. An app whose session is gone begins anew, also when a call has
 * just been rejected for that: the session has not ended by its time.
 */
export async function followReplacedData(store: Store): Promise<void> {
  const { token } = store.getState().auth;
  const isGone = token === null ? saysSessionEnded() : await isSessionGone(token);
  if (isGone) beginAnew();
  else await refetchAll(store);
}

/** Whether the page is the login, which says that the session has ended. */
const saysSessionEnded = (): boolean => location.pathname === paths.login && isAfterEndedSession(location.search);

/** Whether a reset came after nobody had used the app (`IDLE_RESET`). */
const isOfIdleReset = (event: ServerEvent): boolean => is(event, IdleReset);
const IdleReset = type({ data: type({ idle: literal(true) }) });

/** Marks the next page as the first one of a demo that has begun anew. */
const BEGUN_ANEW_KEY = 'demo-begun-anew';

/** Forgets what was typed, and loads the first page. */
function beginAnew(): void {
  sessionStorage.clear();
  sessionStorage.setItem(BEGUN_ANEW_KEY, 'true');
  location.replace(paths.landing);
}

/** Says on the first page that the demo has begun anew, when that is why it was loaded. */
export function announceNewBeginning(): void {
  if (sessionStorage.getItem(BEGUN_ANEW_KEY) === null) return;
  sessionStorage.removeItem(BEGUN_ANEW_KEY);
  announce(phoneTexts.demoBeganAnew, 'notice');
}

/**
 * Calls `changed` after changes on the server and `replaced` after a reset or a restore, also those during a lost
 * connection. Returns a function that stops listening.
 */
export function onServerChange(changed: () => void, replaced: () => void): () => void {
  let debounceTimer: ReturnType<typeof setTimeout> | undefined;
  const stop = followEvents({
    onEvent(event) {
      if (isReplacement(event)) return isOfIdleReset(event) ? beginAnew() : replaced();
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
