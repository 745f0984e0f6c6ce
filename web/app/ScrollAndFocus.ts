import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The last scroll position of each history entry, by the `key` of its location. */
const offsets = new Map<string, number>();

/**
 * After a navigation, moves the focus to the new page's heading and scrolls to the top, or to the former position when
 * the user goes back. Must follow the screen as its sibling, so that its effects run after those of the screen. `from` is the address of the guest page that the app replaced, if any.
 */
export function ScrollAndFocus({ from }: { from?: string | undefined }) {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const lastPathname = useRef(from);

  // A layout effect: a shorter page moves the scroller, and that must not be recorded as the position of the longer
  // page.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const scroller = scrollerOf();
    const recordOffset = () => offsets.set(key, scroller.scrollTop);
    const target = scroller === document.scrollingElement ? document : scroller;
    target.addEventListener('scroll', recordOffset, { passive: true });
    return () => target.removeEventListener('scroll', recordOffset);
  }, [key]);

  // A layout effect: what is typed into a page that is already visible must not go to its heading.
  useLayoutEffect(() => {
    const last = lastPathname.current;
    lastPathname.current = pathname;
    // The browser has set the scroll position of the first page, whose focus belongs at the top of the document.
    if (last === undefined) return;
    // A page that replaces its own history entry, to save something there, is not a new page.
    if (type === 'REPLACE' && last === pathname) return;
    scrollerOf().scrollTo(0, type === 'POP' ? (offsets.get(key) ?? 0) : 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [key, type, pathname]);

  return null;
}

// In a wide window the app is a column that scrolls by itself.
function scrollerOf(): Element {
  const column = document.querySelector('[data-scroller]');
  const scrolls = column !== null && getComputedStyle(column).overflowY !== 'visible';
  return scrolls ? column : (document.scrollingElement ?? document.documentElement);
}
