import { useMemo, useSyncExternalStore } from 'react';
import { type Kiosk, kioskText, listenForKiosk, parseKiosk } from './kioskStorage.ts';

/** Returns the kiosk mode of this browser; null while it is off. */
export function useKiosk(): Kiosk | null {
  const text = useSyncExternalStore(listenForKiosk, kioskText);
  return useMemo(() => parseKiosk(text), [text]);
}
