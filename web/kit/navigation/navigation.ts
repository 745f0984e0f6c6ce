import { createContext, useContext } from 'react';

/** Navigates to an address of the app. `state` becomes the location state of the target page. */
export type NavigateTo = (to: string, options?: { state?: unknown; replace?: boolean | undefined }) => void;

/** The navigation of a page: the function that leaves it, its address and its location state. */
export type Navigation = {
  /** Undefined where there is no router: then links load a document. */
  readonly go?: NavigateTo | undefined;
  /**
   * The address of the visible page, which is the old one while the next page's code loads. Undefined without a router.
   */
  readonly pathname?: string | undefined;
  readonly locationState: unknown;
};

/** Provided by the app and by the guest pages, because the kit must not import a router. */
export const NavigationContext = createContext<Navigation>({ locationState: null });

/**
 * Returns the location state, of unknown type, that the previous page set. It is part of the history entry: a reload
 * keeps it.
 */
export const useLocationState = (): unknown => useContext(NavigationContext).locationState;
