import { useCallback } from 'react';
import { reasonOf } from '../consoleApi.ts';
import { said } from '../consoleSlice.ts';
import { useConsoleDispatch } from '../store.ts';

/** Runs what a press does; what goes wrong is said. Answers whether it went well. */
export function useAction(): (job: () => unknown) => Promise<boolean> {
  const dispatch = useConsoleDispatch();
  return useCallback(
    async (job) => {
      try {
        await job();
        return true;
      } catch (problem) {
        dispatch(said({ text: reasonOf(problem), failed: true }));
        return false;
      }
    },
    [dispatch],
  );
}

/** Says how a press ended. */
export function useReport(): (text: string) => void {
  const dispatch = useConsoleDispatch();
  return useCallback((text) => void dispatch(said({ text })), [dispatch]);
}
