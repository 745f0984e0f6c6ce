import type { Step } from '../../../script/steps.ts';
import type { MessageDto } from '../../dto.ts';
import { pointsAt } from '../pointsAt.ts';
import { isOnRoute } from '../stepAt.ts';

/**
 * Returns the message that a step points at, the newest first of the owner's: the code that is of use, or the e-mail that
 * leads to the page at which the step ends. Undefined when the step points at none, and until it has arrived.
 */
export function messageOfStep(step: Step | undefined, messages: readonly MessageDto[]): MessageDto | undefined {
  const target = pointsAt(step);
  if (target === 'code') return messages.find(({ code, is_code_void }) => code !== undefined && !is_code_void);
  const { page } = step?.outcome ?? {};
  if (target !== 'email' || page === undefined) return undefined;
  return messages.find(({ link }) => link !== undefined && isOnRoute([page], link));
}
