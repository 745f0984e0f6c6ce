import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { saveServerTime } from '#serverTime';

const offsets = new Map<string, number>();

/**
 * What the router leaves out when a page changes: the new heading takes the focus, and the page starts at its top, or
 * where it was left when she goes back (ux §3). Stands beside the screen inside the same Suspense, so that it runs once
 * the lazy screen is there. `from` is the page that was left for the app's first one, if any was.
 */
export function ScrollAndFocus({ from }: { from?: string | undefined }) {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const before = useRef(from);

  // Before anything is painted: a shorter page moves the scroller, which must not pass for where she left the longer one.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const scroller = scrollerOf();
    const remember = () => offsets.set(key, scroller.scrollTop);
    const target = scroller === document.scrollingElement ? document : scroller;
    target.addEventListener('scroll', remember, { passive: true });
    return () => target.removeEventListener('scroll', remember);
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a history entry of its own
  useEffect(saveServerTime, [key]);

  useEffect(() => {
    const cameFrom = before.current;
    before.current = pathname;
    // The browser has already placed the first page, and its focus belongs to the top of the document.
    if (cameFrom === undefined) return;
    // A page that keeps something new in its own history entry is still the page she is on.
    if (type === 'REPLACE' && cameFrom === pathname) return;
    scrollerOf().scrollTo(0, type === 'POP' ? (offsets.get(key) ?? 0) : 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [key, type, pathname]);

  return null;
}

// On a wide window the app is a column with a scroll of its own (design §5).
function scrollerOf(): Element {
  const column = document.querySelector('[data-scroller]');
  const scrolls = column !== null && getComputedStyle(column).overflowY !== 'visible';
  return scrolls ? column : (document.scrollingElement ?? document.documentElement);
}
