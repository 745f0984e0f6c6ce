import { matchPath } from 'react-router-dom';
import { isGuestStep, type Step } from '../../script/steps.ts';

/** Whether the screen at this path is one of these routes. */
export const isOnRoute = (routes: readonly string[], path: string): boolean =>
  routes.some((route) => matchPath(route, path.replace(/\?.*$/, '')) !== null);

/** Whether a step belongs to the screen at this path. */
export const belongsToPath = ({ routes }: Step, path: string): boolean => isOnRoute(routes, path);

/** The path of the page that the phone shows, and of the one before; undefined when it was empty. */
export type Visit = { readonly path: string; readonly from: string | undefined };

/**
 * Returns the index of the step for the page on the phone: the current one as long as it fits, else the next one, else the
 * only step of the act that belongs to this page; one before the current step only when the owner has gone back to it. The
 * script stays at the current step on all other pages, and everywhere at a step that ends with a status of the case file:
 * whoever leaves its page has not done it.
 */
export function stepAt(steps: readonly Step[], current: number, { path, from }: Visit): number {
  const currentStep = steps[current];
  if (!currentStep || belongsToPath(currentStep, path) || currentStep.outcome.status !== undefined) return current;
  const next = steps[current + 1];
  if (next && belongsToPath(next, path)) return current + 1;
  const [only, ...others] = steps.filter((step) => step.act === currentStep.act && belongsToPath(step, path));
  if (only === undefined || others.length > 0) return current;
  const index = steps.indexOf(only);
  return index > current || hasGoneBack(currentStep, only, from) ? index : current;
}

/** Whether the owner has gone back, from the page of a step that they do on the phone: not by signing out. */
function hasGoneBack(step: Step, earlier: Step, from: string | undefined): boolean {
  const hasSignedOut = isGuestStep(earlier) && !isGuestStep(step);
  return step.action.type === 'fill' && from !== undefined && belongsToPath(step, from) && !hasSignedOut;
}
