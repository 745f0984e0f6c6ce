import { createContext, useContext, useEffect } from 'react';

/** Navigates to an address of the app. */
export type NavigateTo = (to: string, options?: NavigateOptions) => void;

export type NavigateOptions = {
  /** Becomes the location state of the target page. */
  readonly state?: unknown;
  readonly replace?: boolean;
};

/** Loads the code of the page at an address when the browser is idle. */
export type Prefetch = (to: string) => void;

/** The navigation of a page: the function that leaves it, and its address. Empty where there is no router. */
export type Navigation = {
  /** Without it links load a document. */
  readonly go?: NavigateTo | undefined;
  /** The address of the visible page, which is the old one while the next page's code loads. */
  readonly pathname?: string | undefined;
  readonly prefetch?: Prefetch | undefined;
};

/** Provided by the app, because the kit must not import a router. */
export const NavigationContext = createContext<Navigation>({});

/**
 * Loads the code of the page at an address while this one is shown, so that going there waits for no script. For the
 * likely next page only. Undefined while the address is not known.
 */
export function usePrefetchedPage(to: string | undefined): void {
  const { prefetch } = useContext(NavigationContext);
  useEffect(() => {
    if (to !== undefined) prefetch?.(to);
  }, [prefetch, to]);
}
