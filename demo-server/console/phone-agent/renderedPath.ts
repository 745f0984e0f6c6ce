import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

let path = '';

/**
 * Returns the path of the page that is rendered. The window's address changes before: the old page stays until the code of
 * the next one has loaded.
 */
export const renderedPath = (): string => path;

/** Whether the window's address is that of a page whose code is still loading. */
export const isNextPageLoading = (): boolean => path !== location.pathname;

/** Notes which page is rendered. */
export function useNoteRenderedPath(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    path = pathname;
  }, [pathname]);
}
