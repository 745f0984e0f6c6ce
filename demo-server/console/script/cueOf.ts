import * as scriptTexts from '#i18n/es-MX/demo/script';
import { transitionLabel } from '../case-file/transitionLabels.ts';
import { pointsAt } from './pointsAt.ts';
import { indexOfStep, type Step } from './steps.ts';

/**
 * Returns what to look at beside the phone at a step, which buttons decide it, or that the clock was moved past more
 * payments of the owner than the one that the talk pays (`overdue`); undefined when that is nothing.
 */
export function cueOf(step: Step, overdue: number): string | undefined {
  const { action } = step;
  if (action.type === 'transitions') {
    const [first, then] = action.transitions.map((transition) => transitionLabel(action.kind, transition));
    if (first === undefined) return undefined;
    return then === undefined ? scriptTexts.pressDecision({ first }) : scriptTexts.pressDecisions({ first, then });
  }
  if (step.act === 'payment' && overdue > 1) {
    return scriptTexts.morePaymentsOverdue({ count: overdue, number: indexOfStep('time passes') + 1 });
  }
  const target = pointsAt(step);
  return target && target !== 'decision' ? scriptTexts.lookAt[target] : undefined;
}
