import type { Step } from '../../../script/steps.ts';
import type { MessageDto } from '../../dto.ts';
import { useOwnerMessages } from '../../inbox/useOwnerMessages.ts';
import { pointsAt } from '../pointsAt.ts';
import { messageOfStep } from './messageOfStep.ts';

/** Returns the message that a step points at, and whether the messages are known and it is not among them. */
export function useMessageOfStep(step: Step | undefined): { message: MessageDto | undefined; isMissing: boolean } {
  const { messages, isKnown } = useOwnerMessages();
  const message = messageOfStep(step, messages);
  const target = pointsAt(step);
  const isMissing = isKnown && message === undefined && (target === 'code' || target === 'email');
  return { message, isMissing };
}
