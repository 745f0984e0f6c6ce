import { useCallback } from 'react';
import type { Phone } from '../../phone-frame/phoneContext.ts';
import { isStoredSessionGone } from '../../session.ts';
import type { PlaceSync } from './placeSync.ts';

/**
 * Returns a function for when another window may have replaced the server's data: the phone refetches, or goes to the
 * talk's place when its session is gone.
 */
export function useFollowReplacedData(phone: Phone, sync: PlaceSync): () => Promise<void> {
  return useCallback(async () => {
    if (!(await isStoredSessionGone())) return void phone.send({ kind: 'refetch' });
    phone.unload();
    await sync.follow({ isLost: true });
  }, [phone, sync]);
}
