import { useCallback } from 'react';
import { paths } from '#paths';
import { selectPhoneLocation } from '../consoleSlice.ts';
import { deleteAllDrafts } from '../draftsAside.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { withdrawSession } from '../session.ts';
import { useConsoleStore } from '../store.ts';

/**
 * Returns a function that replaces the server's data by `replace`, which also shows the new place. The phone is empty
 * meanwhile, since its app would report an ended session; it shows the former page again when nothing could be replaced.
 */
export function useReplaceData(): (replace: () => Promise<void>) => Promise<void> {
  const phone = usePhone();
  const store = useConsoleStore();
  return useCallback(
    async (replace) => {
      const path = selectPhoneLocation(store.getState())?.path ?? paths.home;
      phone.unload();
      const putSessionBack = withdrawSession();
      try {
        await replace();
        deleteAllDrafts();
      } catch (error) {
        putSessionBack();
        phone.begin(path);
        throw error;
      }
    },
    [phone, store],
  );
}
