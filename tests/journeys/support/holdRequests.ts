import type { Page } from 'playwright/test';
import { deferred } from '../../deferred.ts';

export const SCRIPTS = /\/assets\/.*\.js(\?\d+)?$/;

/** Holds the requests that match, and whose path `isHeld` accepts, until the returned function is called. */
export async function holdRequests(
  page: Page,
  pattern: string | RegExp,
  isHeld: (path: string) => boolean = () => true,
): Promise<() => void> {
  const released = deferred();
  await page.route(pattern, async (route) => {
    if (isHeld(new URL(route.request().url()).pathname)) await released.promise;
    await route.continue();
  });
  return released.resolve;
}
