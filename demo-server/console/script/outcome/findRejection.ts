import { indexOfStep, type Step } from '../../../script/steps.ts';
import type { CaseFileDto } from '../../dto.ts';
import { lastMoved, remainingTransitions } from '../findItem.ts';
import { stepOfOwner } from '../stepOfOwner.ts';
import type { Obstacle } from './findObstacle.ts';

/**
 * Returns why the present step cannot be done by an owner with this case file: the bureau has rejected the application, or
 * the staff has rejected what the step decides about.
 */
export const findRejection = (step: Step, file: CaseFileDto): Obstacle | undefined =>
  findBureauRejection(step, file) ?? findStaffRejection(step, file);

/** Returns that the bureau has rejected the owner's newest application, at the steps that go on with one. */
function findBureauRejection({ id }: Step, { applications: [newest] }: CaseFileDto): Obstacle | undefined {
  const index = indexOfStep(id);
  const needsApplication = index >= indexOfStep('offer') && index <= indexOfStep('office approves');
  return needsApplication && newest?.rejected_by_bureau ? { kind: 'bureauSaidNo' } : undefined;
}

/**
 * Returns that the last thing that the staff has decided at a step of theirs was a rejection, with the step at which the
 * owner goes on; undefined while something is left to decide.
 */
function findStaffRejection({ action }: Step, file: CaseFileDto): Obstacle | undefined {
  if (action.type !== 'transitions') return undefined;
  if (remainingTransitions(file, action.kind, action.transitions) !== undefined) return undefined;
  const isRejected = lastMoved(file, action.kind)?.rejected ?? false;
  return isRejected ? { kind: 'rejected', backTo: stepOfOwner(file) ?? null } : undefined;
}
