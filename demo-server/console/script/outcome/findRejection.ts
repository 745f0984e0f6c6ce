import type { CaseFileDto } from '../../dto.ts';
import { itemsOf, remainingTransitions } from '../findItem.ts';
import { stepOfOwner } from '../stepOfOwner.ts';
import type { Step } from '../steps.ts';
import type { Obstacle } from './findObstacle.ts';
import { isStatusSeen } from './outcomeSeen.ts';

/**
 * Returns that the staff has rejected what a step of theirs decides about, with the step at which the owner goes on;
 * undefined while something is left to decide, and once the step has ended.
 */
export function findRejection({ action, outcome }: Step, file: CaseFileDto): Obstacle | undefined {
  if (action.type !== 'transitions' || isStatusSeen(outcome, file)) return undefined;
  if (remainingTransitions(file, action.kind, action.transitions) !== undefined) return undefined;
  const isRejected = itemsOf(file, action.kind).some(({ rejected }) => rejected);
  return isRejected ? { kind: 'rejected', backTo: stepOfOwner(file) ?? null } : undefined;
}
