import { createContext, useContext } from 'react';
import type { PlaceSync } from './placeSync.ts';

export const PlaceSyncContext = createContext<PlaceSync | null>(null);

/** Returns what keeps the place of the talk the same in all windows. */
export function usePlaceSync(): PlaceSync {
  const sync = useContext(PlaceSyncContext);
  if (!sync) throw new Error('usePlaceSync needs a PlaceSyncContext provider');
  return sync;
}
