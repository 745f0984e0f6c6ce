import { type Step, steps } from '../../../script/steps.ts';
import type { CaseFileDto } from '../../dto.ts';
import { lastMoved, remainingTransitions } from '../findItem.ts';
import { isStatusSeen } from './outcomeSeen.ts';

/** What a case file says of the script's present step, by its index. */
export type StepState = {
  readonly step: number;
  readonly ownerId: string;
  /** Index of the step whose status the file has: the present one, or the next one when the present one leads there. */
  readonly ended: number | null;
};

/**
 * Whether a step has ended, by an owner's case file. What the staff decides has been decided when nothing else is left and
 * the last change of a status was this one: an owner with several payments has the status of an earlier one before.
 */
function hasEnded({ action, outcome }: Step, file: CaseFileDto): boolean {
  if (action.type !== 'transitions' || outcome.status === undefined) return isStatusSeen(outcome, file);
  const [kind, status] = outcome.status;
  if (kind === 'profile') return isStatusSeen(outcome, file);
  const isDecided = remainingTransitions(file, action.kind, action.transitions) === undefined;
  return isDecided && lastMoved(file, kind)?.status === status;
}

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
    return followed !== undefined && endsByStatus(followed) && hasEnded(followed, file);
  });
  return { step: index, ownerId, ended: ended ?? null };
}

/** Returns the index of the step that has come to its end now; null when that was so before: the operator has gone back. */
export const endedNow = (before: StepState | null, now: StepState): number | null =>
  before?.step === now.step && before.ownerId === now.ownerId && before.ended === null ? now.ended : null;
