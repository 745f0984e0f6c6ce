import { type Step, steps } from '../../script/steps.ts';
import type { CaseFileDto } from '../dto.ts';
import { stepOfOwner } from '../script/stepOfOwner.ts';

/**
 * Returns the next step of the script in which the staff decides about an owner, when the owner has something to do before,
 * by their case file and the index of the present step. Undefined when a decision is due, or none is to come.
 */
export function nextDecision(file: CaseFileDto, current: number): Step | undefined {
  const own = steps.findIndex(({ id }) => id === stepOfOwner(file));
  const isOfStaff = ({ action }: Step) => action.type === 'transitions';
  const present = steps[own];
  if (present === undefined || isOfStaff(present)) return undefined;
  return steps.find((step, index) => index > own && index >= current && isOfStaff(step));
}
