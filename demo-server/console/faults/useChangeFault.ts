import { useAction } from '../kit/useAction.ts';
import type { Fault, Scope } from './faultSwitches.ts';
import { useReplaceFaults } from './useReplaceFaults.ts';

/** Returns a function that switches a fault on or off. */
export function useChangeFault(scope: Scope): (fault: Fault, on: boolean) => Promise<boolean> {
  const replaceFaults = useReplaceFaults();
  const act = useAction();
  return (fault, on) => act(() => replaceFaults((current) => ({ ...current, ...fault.change(current, on, scope) })));
}
