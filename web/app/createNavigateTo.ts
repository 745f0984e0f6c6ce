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
 * leads there directly, once the press is visible.
 */
export const createNavigateTo =
  (navigate: NavigateFunction): NavigateTo =>
  (to, options) => {
    const open = () => void navigate(to, options);
    if (isTransition(to)) startTransition(open);
    else if (options?.byPress) void afterPaint().then(open);
    else open();
  };
