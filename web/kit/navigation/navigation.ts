import { createContext, useContext } from 'react';

/** Leads to an address of the product; `state` is handed over to the page that is there. */
export type NavigateTo = (to: string, options?: { state?: unknown; replace?: boolean | undefined }) => void;

/** How a page is left, and what the page before handed over to it. */
export type Navigation = {
  /** Absent where no router is: links then load a document, as links do. */
  readonly go?: NavigateTo | undefined;
  /** The address of the page that is shown; absent where no router is. While the code of the next page loads it is still the old one. */
  readonly pathname?: string | undefined;
  readonly locationState: unknown;
};

/** The kit knows no router: whoever stands around a page says how it is left. */
export const NavigationContext = createContext<Navigation>({ locationState: null });

/** What the page before handed over, of whatever shape; it lies in the history entry, so a reload keeps it. */
export const useLocationState = (): unknown => useContext(NavigationContext).locationState;
