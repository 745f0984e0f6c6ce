import { startTransition } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import type { NavigateOptions, NavigateTo } from '#kit/navigation/navigation.ts';
import { routeOf } from './routes.ts';

/**
 * Returns whether a navigation is a transition of React: the press is painted first, and the old page stays while the code
 * of the next one loads. A transition renders in slices, which takes longer, so a navigation after a response is none.
 */
export const isTransition = (to: string, options?: NavigateOptions): boolean =>
  options?.byPress === true || !routeOf(to)?.isLoaded();

/** Returns the function with which the app navigates. */
export const createNavigateTo =
  (navigate: NavigateFunction): NavigateTo =>
  (to, options) => {
    const open = () => void navigate(to, options);
    if (isTransition(to, options)) startTransition(open);
    else open();
  };
