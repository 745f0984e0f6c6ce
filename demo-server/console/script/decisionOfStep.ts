import type { Step } from '../../script/steps.ts';
import type { CaseFileDto, ItemKind, StaffTransition } from '../dto.ts';
import { remainingTransitions } from './findItem.ts';

/** The item about which the staff decides at a step, and the transitions that are left to make. */
export type StepDecision = {
  readonly kind: ItemKind;
  readonly id: string;
  readonly remaining: readonly StaffTransition[];
};

/** Returns the decision of a step; undefined when the step is none, or nothing waits for it. */
export function decisionOfStep({ action }: Step, file: CaseFileDto | undefined): StepDecision | undefined {
  if (action.type !== 'transitions' || !file) return undefined;
  const found = remainingTransitions(file, action.kind, action.transitions);
  return found && { kind: action.kind, ...found };
}
