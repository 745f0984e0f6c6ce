import { indexOfStep, type Step } from '../../../script/steps.ts';
import type { CaseFileDto } from '../../dto.ts';
import { belongsToPath } from '../stepAt.ts';
import type { Obstacle } from './findObstacle.ts';

/**
 * Returns that the talk's owner has no application, at the steps that complete one: they have deleted it. While the phone
 * shows the step's page it may just have come.
 */
export function findMissingApplication(
  step: Step,
  path: string,
  { is_of_talk, applications }: CaseFileDto,
): Obstacle | undefined {
  const index = indexOfStep(step.id);
  const needsDraft = index >= indexOfStep('offer') && index <= indexOfStep('sign authorisation');
  const isMissing = is_of_talk && applications.length === 0 && !belongsToPath(step, path);
  return needsDraft && isMissing ? { kind: 'applicationGone', backTo: 'request' } : undefined;
}
