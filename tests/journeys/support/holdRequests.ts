import type { Page } from 'playwright/test';

export const SCRIPTS = /\/assets\/.*\.js(\?\d+)?$/;

/** Holds the requests that match, and whose path `isHeld` accepts, until the returned function is called. */
export async function holdRequests(
  page: Page,
  pattern: string | RegExp,
  isHeld: (path: string) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    if (isHeld(new URL(route.request().url()).pathname)) await released;
    await route.continue();
  });
  return () => release();
}
