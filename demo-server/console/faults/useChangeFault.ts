import { useAction } from '../kit/useAction.ts';
import { useConsoleStore } from '../store.ts';
import type { Fault, Scope } from './faultSwitches.ts';
import { selectFaults, useSetFaultsMutation } from './faultsSlice.ts';

/** Returns a function that switches a fault on or off. */
export function useChangeFault(scope: Scope): (fault: Fault, on: boolean) => Promise<boolean> {
  const [setFaults] = useSetFaultsMutation();
  const act = useAction();
  const store = useConsoleStore();
  return (fault, on) =>
    act(async () => {
      // Reads the store instead of the rendered value: a second click must keep what the first one has set.
      const current = selectFaults(store.getState());
      if (current) await setFaults({ ...current, ...fault.change(current, on, scope) }).unwrap();
    });
}
