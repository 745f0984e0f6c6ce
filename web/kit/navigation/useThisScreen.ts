import { useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { announce } from '../feedback/Status.tsx';
import { type NavigateTo, NavigationContext } from './navigation.ts';

export type ThisScreen = {
  /** Whether the owner is still on the screen. */
  readonly isHere: () => boolean;
  /** Leads to another address. */
  readonly navigate: NavigateTo;
  /** Shows a sentence. Comes before `navigate` when it belongs to the next page. */
  readonly announce: (text: string) => void;
};

/**
 * What a screen may do to the page after it has waited for an answer: `navigate` and `announce` do nothing once the owner has
 * left the screen, so that a late answer never takes the owner off another page. React keeps the old screen mounted while
 * the code of the next page loads, so the address is compared too.
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
    const isHere = () => isMounted.current && isAddress(pathname);
    return {
      isHere,
      navigate: (to, options) => {
        if (isHere()) go?.(to, options);
      },
      announce: (text) => {
        if (isHere()) announce(text);
      },
    };
  }, [go, pathname]);
}

/** Compares as the browser writes it: the router keeps an address as it was given. */
const isAddress = (pathname: string | undefined): boolean =>
  pathname === undefined || new URL(pathname, location.origin).pathname === location.pathname;
