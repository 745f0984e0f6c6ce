import { t } from '#i18n';
import { hearBackFirst } from './backFirst.tsx';

let running = 0;
/** The place in the history that must not be lost unasked, by the router's own count; undefined where it keeps none. */
let place: number | undefined;
let isReturning = false;

/** Asks before a page is left on which this runs: by closing it, by a link, and by going back (ux §4 U7). */
export function askBeforeLeaving(upload: Promise<unknown>): void {
  count(1);
  const done = () => count(-1);
  upload.then(done, done);
}

// Listeners only while there is a reason: the first costs the back-forward cache.
function count(change: 1 | -1) {
  running += change;
  if (running === 1 && change === 1) {
    place = placeIn(history.state);
    addEventListener('beforeunload', onUnload);
    hearBackFirst(onPop);
    document.addEventListener('click', onClick, true);
  }
  if (running === 0) {
    removeEventListener('beforeunload', onUnload);
    hearBackFirst(undefined);
    document.removeEventListener('click', onClick, true);
  }
}

const staysHere = (): boolean =>
  !confirm(t('Your file is still being uploaded. If you leave now, it is given up. Leave all the same?'));

const onUnload = (event: BeforeUnloadEvent) => {
  event.preventDefault();
  // Browsers before 2024 ask only when this is set.
  event.returnValue = true;
};

/** A link that would change the page within the app. What the browser opens elsewhere, or asks about by itself, is not held. */
const onClick = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target === '_blank' || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const isWithin = link.origin === location.origin && link.pathname !== location.pathname;
  if (!isWithin || !staysHere()) return;
  event.preventDefault();
  event.stopPropagation();
};

/** Before the router hears of it: whoever stays is taken back to where she was. */
const onPop = (event: PopStateEvent) => {
  const to = placeIn(event.state);
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
  } else if (place !== undefined && to !== undefined && to !== place && staysHere()) {
    event.stopImmediatePropagation();
    isReturning = true;
    history.go(place - to);
  }
};

const placeIn = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;
