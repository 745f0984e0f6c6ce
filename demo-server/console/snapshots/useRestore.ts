import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { useShowNotice } from '../kit/useAction.ts';
import { useLazyGetPlaceQuery } from '../script/place/placeSlice.ts';
import { useReplaceData } from '../script/place/useReplaceData.ts';

/** Returns a function that restores a state, and takes phone and script to where they were when it was saved. */
export function useRestore(): (restore: () => Promise<unknown>) => Promise<void> {
  const replaceData = useReplaceData();
  const [getPlace] = useLazyGetPlaceQuery();
  const showNotice = useShowNotice();
  return async (restore) => {
    await replaceData(async () => {
      await restore();
      return getPlace().unwrap();
    });
    showNotice(consoleTexts.snapshotIsRestored);
  };
}
