import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False only while React takes over what was prerendered: that knows nothing of this tab, and what differs from it makes
 * React draw the whole page anew. True in the render right after it, and wherever React draws by itself.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
