import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Returns false only while React hydrates prerendered HTML, and true in the render right after it and everywhere else.
 * The HTML does not depend on this tab; a first render that differs makes React render the whole page again.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
