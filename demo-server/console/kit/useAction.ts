import { useCallback } from 'react';
import { noticeShown } from '../consoleSlice.ts';
import { useConsoleDispatch } from '../store.ts';
import { reasonOf } from './reasonOf.ts';

/** Returns a function that runs an action, shows its error as a notice, and returns whether it succeeded. */
export function useAction(): (action: () => unknown) => Promise<boolean> {
  const dispatch = useConsoleDispatch();
  return useCallback(
    async (action) => {
      try {
        await action();
        return true;
      } catch (error) {
        dispatch(noticeShown({ text: reasonOf(error), failed: true }));
        return false;
      }
    },
    [dispatch],
  );
}

/** Returns a function that shows the result of an action as a notice. `failed` is whether nothing was done. */
export function useShowNotice(): (text: string, failed?: boolean) => void {
  const dispatch = useConsoleDispatch();
  return useCallback((text, failed = false) => void dispatch(noticeShown({ text, failed })), [dispatch]);
}
