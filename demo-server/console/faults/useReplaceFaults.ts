import pLimit from 'p-limit';
import type { FaultsDto } from '../dto.ts';
import { useConsoleStore } from '../store.ts';
import { selectFaults, useSetFaultsMutation } from './faultsSlice.ts';

/** A call sends all settings: one that overtook another would undo its change. */
const inTurn = pLimit(1);

/**
 * Returns a function that replaces the faults by those that `next` returns for the current ones. It resolves to false, and
 * sends nothing, when the current ones have not loaded; it rejects when the call fails. Each replacement waits for the one
 * before and starts from its result.
 */
export function useReplaceFaults(): (next: (current: FaultsDto) => Partial<FaultsDto>) => Promise<boolean> {
  const [setFaults] = useSetFaultsMutation();
  const store = useConsoleStore();
  return (next) =>
    inTurn(async () => {
      const current = selectFaults(store.getState());
      if (current) await setFaults(next(current)).unwrap();
      return current !== undefined;
    });
}
