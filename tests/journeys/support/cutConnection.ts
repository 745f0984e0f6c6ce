import { expect, type Page } from 'playwright/test';

/**
 * Cuts the browser's connection and resolves once requests fail. Chromium sends the event `offline` a little before, so
 * that the page, which asks the server whether that is true, may still reach it; therefore the page gets the event again.
 */
export async function cutConnection(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(isServerReached)).toBe(false);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
}

const isServerReached = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
