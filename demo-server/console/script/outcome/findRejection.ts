import type { CaseFileDto } from '../../dto.ts';
import { lastMoved, remainingTransitions } from '../findItem.ts';
import { stepOfOwner } from '../stepOfOwner.ts';
import type { Step } from '../steps.ts';
import type { Obstacle } from './findObstacle.ts';

/**
 * Returns that the last thing that the staff has decided at a step of theirs was a rejection, with the step at which the
 * owner goes on; undefined while something is left to decide.
 */
export function findRejection({ action }: Step, file: CaseFileDto): Obstacle | undefined {
  if (action.type !== 'transitions') return undefined;
  if (remainingTransitions(file, action.kind, action.transitions) !== undefined) return undefined;
  const isRejected = lastMoved(file, action.kind)?.rejected ?? false;
  return isRejected ? { kind: 'rejected', backTo: stepOfOwner(file) ?? null } : undefined;
}
