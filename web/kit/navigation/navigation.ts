import { createContext, useContext, useEffect } from 'react';

/** Navigates to an address of the app. */
export type NavigateTo = (to: string, options?: NavigateOptions) => void;

export type NavigateOptions = {
  /** Becomes the location state of the target page. */
  readonly state?: unknown;
  readonly replace?: boolean;
  /** Whether a press leads there without a response in between: then the press becomes visible first. */
  readonly byPress?: boolean | undefined;
};

/** Loads the code of the page at an address when the browser is idle, and its data too if they are wanted. */
export type Prefetch = (to: string, options?: { readonly withData?: boolean | undefined }) => void;

/** The navigation of a page: the function that leaves it, its address and its location state. */
export type Navigation = {
  /** Undefined where there is no router: then links load a document. */
  readonly go?: NavigateTo | undefined;
  /**
   * The address of the visible page, which is the old one while the next page's code loads. Undefined without a router.
   */
  readonly pathname?: string | undefined;
  readonly locationState: unknown;
  /** Undefined without a router. */
  readonly prefetch?: Prefetch | undefined;
};

/** Provided by the app and by the guest pages, because the kit must not import a router. */
export const NavigationContext = createContext<Navigation>({ locationState: null });

/**
 * Returns the location state, of unknown type, that the previous page set. It is part of the history entry: a reload
 * keeps it.
 */
export const useLocationState = (): unknown => useContext(NavigationContext).locationState;

/**
 * Loads the code of the page at an address while this one is shown, so that going there waits for no script. For the
 * likely next page only. Undefined while the address is not known. With `withData`, for a page that is about to be left,
 * its data are read too; they are kept for a minute.
 */
export function usePrefetchedPage(to: string | undefined, { withData = false } = {}): void {
  const { prefetch } = useContext(NavigationContext);
  useEffect(() => {
    if (to !== undefined) prefetch?.(to, { withData });
  }, [prefetch, to, withData]);
}
