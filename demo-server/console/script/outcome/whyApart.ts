import { type Step, steps } from '../../../script/steps.ts';
import type { CaseFileDto } from '../../dto.ts';
import { belongsToPath } from '../stepAt.ts';
import { stepOfOwner } from '../stepOfOwner.ts';

/**
 * Returns why phone and script are apart when the operator has turned the script to a step: the phone shows another page,
 * or on the step's own page the owner, by their case file, is at another step. Undefined when they are together.
 */
export function whyApart(step: Step, path: string, file: CaseFileDto | undefined): 'otherPage' | 'notDue' | undefined {
  if (!belongsToPath(step, path)) return 'otherPage';
  const own = steps.find(({ id }) => file !== undefined && id === stepOfOwner(file));
  return own !== undefined && own.id !== step.id && belongsToPath(own, path) ? 'notDue' : undefined;
}
