import { matchPath } from 'react-router-dom';

/** Whether the screen at this path is one of these routes. */
export const isOnRoute = (routes: readonly string[], path: string): boolean =>
  routes.some((route) => matchPath(route, path.replace(/\?.*$/, '')) !== null);
