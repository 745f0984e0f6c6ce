import { matchPath } from 'react-router-dom';
import type { Step } from './steps.ts';

/** Whether the screen at this path is one of these routes. */
export const isOnRoute = (routes: readonly string[], path: string): boolean =>
  routes.some((route) => matchPath(route, path.replace(/\?.*$/, '')) !== null);

/** Whether a step belongs to the screen at this path. */
export const belongsToPath = ({ routes }: Step, path: string): boolean => isOnRoute(routes, path);

/**
 * Returns the index of the step for the phone's path: the current one as long as it fits, else the next one, else the
 * only step of the rest of the act that belongs to this screen. Elsewhere the script stays at the current step, and
 * everywhere at a step that ends with a status of the case file: whoever leaves its page has not done it.
 */
export function stepAt(steps: readonly Step[], current: number, path: string): number {
  const currentStep = steps[current];
  if (!currentStep || belongsToPath(currentStep, path) || currentStep.outcome.status !== undefined) return current;
  const matching = steps.flatMap((step, index) => (belongsToPath(step, path) ? [index] : []));
  if (matching.includes(current + 1)) return current + 1;
  const [only, ...others] = matching;
  const isAhead = only !== undefined && only > current && steps[only]?.act === currentStep.act && others.length === 0;
  return isAhead ? only : current;
}
