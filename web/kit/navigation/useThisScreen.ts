import { useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { announce, type ToastTone } from './announcements.ts';
import { type NavigateTo, NavigationContext } from './navigation.ts';

export type ThisScreen = {
  /** Returns whether the owner is still on this screen. */
  readonly isHere: () => boolean;
  /** Navigates to another address. */
  readonly navigate: NavigateTo;
  /** Shows a message. Call it before `navigate` when it belongs to the next page. */
  readonly announce: (text: string, tone?: ToastTone) => void;
};

/**
 * Returns what a screen may do after it has waited for a response. `navigate` and `announce` do nothing once the owner
 * has left the screen, so that a late response never takes them off another page. React keeps the old screen mounted
 * while the code of the next page loads, so the address is compared too.
 */
export function useThisScreen(): ThisScreen {
  const { go, pathname } = useContext(NavigationContext);
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useMemo(() => {
    const isHere = () => isMounted.current && isCurrentAddress(pathname);
    return {
      isHere,
      navigate: (to, options) => {
        if (isHere()) go?.(to, options);
      },
      announce: (text, tone) => {
        if (isHere()) announce(text, tone);
      },
    };
  }, [go, pathname]);
}

/**
 * Returns whether this is the current address. Normalised like the browser's; the router keeps an address as it was
 * given.
 */
const isCurrentAddress = (pathname: string | undefined): boolean =>
  pathname === undefined || new URL(pathname, location.origin).pathname === location.pathname;
