import type { CaseFileDto } from '../../dto.ts';
import { remainingTransitions } from '../findItem.ts';
import { stepOfOwner } from '../stepOfOwner.ts';
import { type Step, steps } from '../steps.ts';
import type { Obstacle } from './findObstacle.ts';
import { isStatusSeen } from './outcomeSeen.ts';

/** What a case file says of the script's present step, by its index. */
export type StepState = {
  readonly step: number;
  readonly ownerId: string;
  /** Index of the step whose status the file has: the present one, or the next one when the present one leads there. */
  readonly ended: number | null;
  /** Whether the staff can decide what the step is about. */
  readonly isDecidable: boolean;
};

/** Whether a step ends without its page on the phone: by the staff, the clock, or the owner in another window of the app. */
const endsByStatus = ({ action, outcome }: Step): boolean =>
  action.type === 'transitions' || action.type === 'makeOverdue' || outcome.status !== undefined;

/** Whether a step of the owner only leads to the page of the next one, which the owner may have reached in another window. */
const leadsOn = ({ action, outcome }: Step, next: Step): boolean =>
  outcome.status === undefined && action.type !== 'transitions' && next.action.type === 'fill';

/** Returns what a case file says of the present step. */
export function stepStateOf(index: number, ownerId: string, file: CaseFileDto): StepState {
  const [step, next] = [steps[index], steps[index + 1]];
  const candidates = step && next && leadsOn(step, next) ? [index + 1, index] : [index];
  const ended = candidates.find((candidate) => {
    const followed = steps[candidate];
    return followed !== undefined && endsByStatus(followed) && isStatusSeen(followed.outcome, file);
  });
  const isDecidable =
    step?.action.type === 'transitions' &&
    remainingTransitions(file, step.action.kind, step.action.transitions) !== undefined;
  return { step: index, ownerId, ended: ended ?? null, isDecidable };
}

const isSameStep = (before: StepState | null, now: StepState): before is StepState =>
  before?.step === now.step && before.ownerId === now.ownerId;

/** Returns the index of the step that has come to its end now; null when that was so before: the operator has gone back. */
export const endedNow = (before: StepState | null, now: StepState): number | null =>
  isSameStep(before, now) && before.ended === null ? now.ended : null;

/** Whether the staff has rejected now what the step is about: nothing is left to decide, and the step has not ended. */
export const isRejectedNow = (before: StepState | null, now: StepState): boolean =>
  isSameStep(before, now) && before.isDecidable && !now.isDecidable && now.ended === null;

/** Returns what stands in the way after a rejection: the step at which the owner goes on, if there is one. */
export const rejectionOf = (file: CaseFileDto): Obstacle => ({ kind: 'rejected', backTo: stepOfOwner(file) ?? null });
