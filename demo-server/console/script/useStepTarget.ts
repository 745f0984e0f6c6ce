import type { Step } from '../../script/steps.ts';
import { usePhoneCaseFile } from '../case-file/usePhoneCaseFile.ts';
import type { MessageDto } from '../dto.ts';
import { useMessagesOf } from '../inbox/useMessagesOf.ts';
import { useListedOwner } from '../talk/useListedOwner.ts';
import { decisionOfStep, type StepDecision } from './decisionOfStep.ts';
import { messageOfStep } from './messageOfStep.ts';

/** Returns what a step points at beside the phone: a message that has arrived, or a decision that is due. */
export function useStepTarget(step: Step): { message: MessageDto | undefined; decision: StepDecision | undefined } {
  const messages = useMessagesOf(useListedOwner());
  return { message: messageOfStep(step, messages ?? []), decision: decisionOfStep(step, usePhoneCaseFile()) };
}
