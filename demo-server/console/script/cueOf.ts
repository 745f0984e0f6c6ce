import * as scriptTexts from '#i18n/es-MX/demo/script';
import { transitionLabel } from '../case-file/transitionLabels.ts';
import { pointsAt } from './pointsAt.ts';
import type { Step } from './steps.ts';

/** Returns what to look at beside the phone at a step, or which buttons decide it; undefined when that is nothing. */
export function cueOf(step: Step): string | undefined {
  const { action } = step;
  if (action.type === 'transitions') {
    const [first, then] = action.transitions.map((transition) => transitionLabel(action.kind, transition));
    if (first === undefined) return undefined;
    return then === undefined ? scriptTexts.pressDecision({ first }) : scriptTexts.pressDecisions({ first, then });
  }
  const target = pointsAt(step);
  return target && target !== 'decision' ? scriptTexts.lookAt[target] : undefined;
}
