import { startTransition } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import { afterPaint } from '#kit/browser/afterPaint.ts';
import type { NavigateTo } from '#kit/navigation/navigation.ts';
import { routeOf } from './routes.ts';

/**
 * Returns whether a navigation is a transition of React, so that the old page stays visible while the code of the next one
 * loads. A transition renders in slices with frames between them, which takes twice as long on a slow phone.
 */
export const isTransition = (to: string): boolean => !routeOf(to)?.isLoaded();

/**
 * Returns the function with which the app navigates. A page whose code has loaded renders in one go; after a press that
 * leads there directly, once the press is visible. Of several presses until then the last one counts.
 */
export function createNavigateTo(navigate: NavigateFunction): NavigateTo {
  let presses = 0;
  return (to, options) => {
    const open = () => void navigate(to, options);
    if (isTransition(to)) return startTransition(open);
    if (!options?.byPress) return open();
    presses += 1;
    const press = presses;
    void afterPaint().then(() => press === presses && open());
  };
}
