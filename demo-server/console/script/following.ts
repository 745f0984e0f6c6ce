import { matchPath } from 'react-router-dom';
import type { Step } from './steps.ts';

/** Whether a step is played where the phone is. */
export const isPlayedAt = ({ where }: Step, path: string): boolean =>
  matchPath(where, path.replace(/\?.*$/, '')) !== null;

/**
 * The step that the phone has come to: the one it is at as long as that fits, else the next one, else the only one of the
 * rest of its act that is played there. Whoever wanders off or goes back finds the talk where it was left.
 */
export function stepAt(steps: readonly Step[], current: number, path: string): number {
  const now = steps[current];
  if (!now || isPlayedAt(now, path)) return current;
  const here = steps.flatMap((step, index) => (isPlayedAt(step, path) ? [index] : []));
  if (here.includes(current + 1)) return current + 1;
  const [only, ...others] = here;
  const isAhead = only !== undefined && only > current && steps[only]?.act === now.act && others.length === 0;
  return isAhead ? only : current;
}
