import { expect, type Page } from 'playwright/test';

/**
 * Cuts the browser's connection and resolves once requests fail and the page knows it. Chromium sends the event `offline` a
 * little before, so that the page, which asks the server whether that is true, may still reach it; therefore the page gets
 * the event again. A request after that of the page fails after it.
 */
export async function cutConnection(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(isServerReached)).toBe(false);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  expect(await page.evaluate(isServerReached)).toBe(false);
}

const isServerReached = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
