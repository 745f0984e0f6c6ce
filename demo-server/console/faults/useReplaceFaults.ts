import pLimit from 'p-limit';
import type { FaultsDto } from '../dto.ts';
import { useLazyGetFaultsQuery, useSetFaultsMutation } from './faultsSlice.ts';

/** A call sends all settings: one that overtook another would undo its change. */
const inTurn = pLimit(1);

/**
 * Returns a function that replaces the faults by those that `next` returns for the server's current ones. Each replacement
 * waits for the one before. It rejects when a call fails.
 */
export function useReplaceFaults(): (next: (current: FaultsDto) => Partial<FaultsDto>) => Promise<unknown> {
  const [getFaults] = useLazyGetFaultsQuery();
  const [setFaults] = useSetFaultsMutation();
  return (next) => inTurn(async () => setFaults(next(await getFaults().unwrap())).unwrap());
}
