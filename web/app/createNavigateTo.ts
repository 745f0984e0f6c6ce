import { startTransition } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import type { NavigateTo } from '#kit/navigation/navigation.ts';
import { routeOf } from './routes.ts';

/**
 * Whether a page is opened in a transition. It shows the press first, and the old page while the code of the next one
 * loads. It is rendered in slices with frames between them, which takes longer: an owner who has waited for a response
 * gets the next page at once.
 */
export const isTransition = (...[to, options]: Parameters<NavigateTo>): boolean =>
  options?.byPress === true || !routeOf(to)?.isLoaded();

/** Returns the function with which the app navigates. */
export const createNavigateTo =
  (navigate: NavigateFunction): NavigateTo =>
  (to, options) => {
    const open = () => void navigate(to, options);
    if (isTransition(to, options)) startTransition(open);
    else open();
  };
