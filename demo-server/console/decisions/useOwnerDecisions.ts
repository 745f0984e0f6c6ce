import type { DecisionDto } from '../dto.ts';
import type { ListedOwner } from '../inbox/listedOwner.ts';
import { useListDecisionsQuery } from './decisionsSlice.ts';

/**
 * Returns what waits for the staff about an owner, or about all without one, longest waiting first; undefined
 * while it loads.
 */
export function useOwnerDecisions(owner: ListedOwner | undefined): DecisionDto[] | undefined {
  const { data: decisions } = useListDecisionsQuery();
  return owner ? decisions?.filter((decision) => decision.owner.id === owner.id) : decisions;
}
