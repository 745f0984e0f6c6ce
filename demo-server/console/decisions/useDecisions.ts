import { useSelector } from 'react-redux';
import { selectOwnerId } from '../consoleSlice.ts';
import type { DecisionDto } from '../dto.ts';
import { useListDecisionsQuery } from './decisionsSlice.ts';

/** Returns what waits for the staff: first what concerns the owner on the phone, then what has waited longest. */
export function useDecisions(): DecisionDto[] {
  const { data: decisions = [] } = useListDecisionsQuery();
  const ownerId = useSelector(selectOwnerId);
  const isOnPhone = ({ owner }: DecisionDto) => owner.id === ownerId;
  return [...decisions.filter(isOnPhone), ...decisions.filter((decision) => !isOnPhone(decision))];
}
