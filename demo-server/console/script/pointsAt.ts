import type { Step } from '../../script/steps.ts';

/** What a step points at: a message with a code, an e-mail, a decision of the staff, or the clock. */
export type Target = 'code' | 'email' | 'decision' | 'clock';

/** Screens that ask for a code from a message. */
const codeRoutes: readonly string[] = ['/verification-code/:id', '/applications/:id/confirm-privacy-policy'];

/** Returns what a step points at beside the phone; undefined when that is nothing. */
export function pointsAt(step: Step | undefined): Target | undefined {
  switch (step?.action.type) {
    case 'fill':
      return codeRoutes.includes(step.routes[0]) ? 'code' : undefined;
    case 'openEmail':
      return 'email';
    case 'transitions':
      return 'decision';
    case 'makeOverdue':
      return 'clock';
    default:
      return undefined;
  }
}
