import { useCallback, useSyncExternalStore } from 'react';

/** From this width on the phone is beside the sections, and the page does not scroll. */
export const WIDE = '(min-width: 1100px)';

/** Whether a media query applies. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
