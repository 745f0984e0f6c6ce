import { useCallback } from 'react';
import { paths } from '#paths';
import { selectPhoneLocation } from '../../consoleSlice.ts';
import { deleteAllDrafts } from '../../draftsAside.ts';
import type { PlaceDto } from '../../dto.ts';
import { usePhone } from '../../phone-frame/phoneContext.ts';
import { withdrawSession } from '../../session.ts';
import { useConsoleStore } from '../../store.ts';
import { usePlaceSync } from './placeSyncContext.ts';
import { BEGINNING, useGoToPlace } from './useGoToPlace.ts';

/**
 * Returns a function that replaces the server's data and goes to the place that `replace` returns. The phone is empty
 * meanwhile; it shows the former page again when the data could not be replaced.
 */
export function useReplaceData(): (replace: () => Promise<PlaceDto | null>) => Promise<void> {
  const phone = usePhone();
  const sync = usePlaceSync();
  const goTo = useGoToPlace(phone);
  const store = useConsoleStore();
  return useCallback(
    (replace) =>
      sync.act(async () => {
        const path = selectPhoneLocation(store.getState())?.path;
        phone.unload();
        const putSessionBack = withdrawSession();
        const place = await replace().catch((error) => {
          putSessionBack();
          phone.begin(path ?? paths.home);
          throw error;
        });
        deleteAllDrafts();
        // At once, not when the phone has loaded: until then a reload would begin the talk anew.
        await sync.save(place ?? BEGINNING);
        await goTo(place);
      }),
    [phone, store, sync, goTo],
  );
}
