import { useCallback } from 'react';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import type { ConsoleApiError } from '../consoleApi.ts';
import { noticeShown } from '../consoleSlice.ts';
import { useConsoleDispatch } from '../store.ts';
import { OperatorError } from './OperatorError.ts';

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

/** Returns the Spanish reason of a failed call or step; the messages of other errors are English, for developers. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && !(error instanceof OperatorError))
    return consoleTexts.didNotWork({ reason: consoleTexts.tryAgain });
  return (error as ConsoleApiError).message;
}

/** Returns a function that shows the result of an action as a notice. */
export function useShowNotice(): (text: string) => void {
  const dispatch = useConsoleDispatch();
  return useCallback((text) => void dispatch(noticeShown({ text })), [dispatch]);
}
