import { createRoot } from 'react-dom/client';
import { interceptBack } from './interceptBack.ts';
import { LeavingDialog } from './LeavingDialog.tsx';

let running = 0;
/** The place in the history that must not be lost unasked, by the router's own count; undefined where it keeps none. */
let place: number | undefined;
let isReturning = false;
/** The owner has agreed: the link or the step back that follows passes. */
let isAllowed = false;
let closeQuestion: (() => void) | undefined;

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
    isReturning = false;
    isAllowed = false;
    addEventListener('beforeunload', onUnload);
    interceptBack(onPop);
    document.addEventListener('click', onClick, true);
  }
  if (running === 0) {
    removeEventListener('beforeunload', onUnload);
    interceptBack(undefined);
    document.removeEventListener('click', onClick, true);
    // There is nothing to give up any more.
    closeQuestion?.();
  }
}

/**
 * Asks in a dialog of our own, above whatever page there is, and calls `leave` when the owner agrees. Some web views answer
 * the browser's `confirm()` with no, without showing it.
 */
function ask(leave: () => void) {
  closeQuestion?.();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  closeQuestion = () => {
    closeQuestion = undefined;
    root.unmount();
    place.remove();
  };
  const agree = () => {
    closeQuestion?.();
    isAllowed = true;
    leave();
  };
  root.render(<LeavingDialog onStay={() => closeQuestion?.()} onLeave={agree} />);
}

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
  if (link.origin !== location.origin || link.pathname === location.pathname) return;
  if (isAllowed) {
    isAllowed = false;
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  ask(() => link.click());
};

/** Before the router hears of it: the owner is taken back to the page first, and leaves it after having agreed. */
const onPop = (event: PopStateEvent) => {
  const to = placeIn(event.state);
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
  } else if (isAllowed) {
    isAllowed = false;
  } else if (place !== undefined && to !== undefined && to !== place) {
    const steps = to - place;
    event.stopImmediatePropagation();
    isReturning = true;
    history.go(-steps);
    ask(() => history.go(steps));
  }
};

const placeIn = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;
