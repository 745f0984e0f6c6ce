import { type Step, stepAfter } from '../../script/steps.ts';
import type { MessageDto } from '../dto.ts';
import { isOnRoute } from './isOnRoute.ts';
import { pointsAt } from './pointsAt.ts';

/**
 * Returns the message that a step points at, the newest first of the owner's: the code that is of use, or the e-mail that
 * leads to the page of the next step. Undefined when the step points at none, and until it has arrived.
 */
export function messageOfStep(step: Step, messages: readonly MessageDto[]): MessageDto | undefined {
  const target = pointsAt(step);
  if (target === 'code') return messages.find(({ code, is_code_void }) => code !== undefined && !is_code_void);
  const next = stepAfter(step);
  if (target !== 'email' || !next) return undefined;
  return messages.find(({ link }) => link !== undefined && isOnRoute(next.routes, link));
}
