import type { FaultsDto } from '../dto.ts';
import { useConsoleStore } from '../store.ts';
import { selectFaults, useSetFaultsMutation } from './faultsSlice.ts';

/** Ends with the last replacement, whether it has succeeded or not. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Returns a function that replaces the faults by what follows from the present ones, and resolves to whether these have
 * loaded. Each replacement waits for the one before: a call sends all settings, and one that overtook another would undo
 * its change.
 */
export function useReplaceFaults(): (next: (current: FaultsDto) => Partial<FaultsDto>) => Promise<boolean> {
  const [setFaults] = useSetFaultsMutation();
  const store = useConsoleStore();
  return (next) => {
    const replaced = last.then(async () => {
      const current = selectFaults(store.getState());
      if (current) await setFaults(next(current)).unwrap();
      return current !== undefined;
    });
    last = replaced.catch(() => undefined);
    return replaced;
  };
}
