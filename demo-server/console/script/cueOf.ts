import * as scriptTexts from '#i18n/es-MX/demo/script';
import { indexOfStep, type Step } from '../../script/steps.ts';
import { transitionLabel } from '../case-file/transitionLabels.ts';
import { pointsAt } from './pointsAt.ts';

type Seen = {
  /** How many payments of the owner on the phone are overdue. */
  readonly overdue: number;
  /** Whether the phone shows a page of another step. */
  readonly isElsewhere: boolean;
  /** Whether the message that the step points at has not arrived yet. */
  readonly isMessageMissing: boolean;
};

/**
 * Returns what to look at beside the phone at a step, which buttons decide it, that the phone has left the page that the
 * step fills in, that the message has not come yet, or that the clock was moved past more payments than the one that the talk pays; undefined when that is
 * nothing.
 */
export function cueOf(step: Step, { overdue, isElsewhere, isMessageMissing }: Seen): string | undefined {
  const { action } = step;
  if (action.type === 'transitions') {
    const [first, then] = action.transitions.map((transition) => transitionLabel(action.kind, transition));
    if (first === undefined) return undefined;
    return then === undefined ? scriptTexts.pressDecision({ first }) : scriptTexts.pressDecisions({ first, then });
  }
  if (action.type === 'fill' && isElsewhere) return scriptTexts.phoneIsElsewhere;
  if (step.act === 'payment' && overdue > 1) {
    return scriptTexts.morePaymentsOverdue({ count: overdue, number: indexOfStep('time passes') + 1 });
  }
  const target = pointsAt(step);
  if (target === undefined || target === 'decision') return undefined;
  return isMessageMissing && target !== 'clock' ? scriptTexts.notThereYet[target] : scriptTexts.lookAt[target];
}
