import { matchPath } from 'react-router-dom';
import type { Step } from './steps.ts';

/** Whether the screen at this path is one of these routes. */
export const isOnRoute = (routes: readonly string[], path: string): boolean =>
  routes.some((route) => matchPath(route, path.replace(/\?.*$/, '')) !== null);

/** Whether a step belongs to the screen at this path. */
export const belongsToPath = ({ routes }: Step, path: string): boolean => isOnRoute(routes, path);

/**
 * Returns the index of the step for the phone's path: the current one as long as it fits, else the next one, else the only
 * step of the act that belongs to this screen; one before the current step only when the owner is to do that one on the
 * phone, since other steps take the phone elsewhere by themselves. The script stays at the current step on all other
 * screens, and everywhere at a step that ends with a status of the case file: whoever leaves its page has not done it.
 */
export function stepAt(steps: readonly Step[], current: number, path: string): number {
  const currentStep = steps[current];
  if (!currentStep || belongsToPath(currentStep, path) || currentStep.outcome.status !== undefined) return current;
  const next = steps[current + 1];
  if (next && belongsToPath(next, path)) return current + 1;
  const ofAct = steps.flatMap((step, index) =>
    step.act === currentStep.act && belongsToPath(step, path) ? [index] : [],
  );
  const [only, ...others] = ofAct;
  if (only === undefined || others.length > 0) return current;
  return only > current || currentStep.action.type === 'fill' ? only : current;
}
