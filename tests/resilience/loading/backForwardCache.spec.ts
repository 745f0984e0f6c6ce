import type { Page } from 'playwright/test';
import { expect, test } from '../../journeys/support/journey.ts';
import config from '../../playwright.config.ts';
import { findWholeBrowser } from '../../runner/browser.mjs';

// Playwright disables the browser's back-forward cache, which phones use.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    executablePath: findWholeBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Returns a list that collects the paths of the pages that the browser restores from its cache. */
async function recordRestores(page: Page): Promise<string[]> {
  const restored: string[] = [];
  await page.exposeFunction('recordRestore', (path: string) => void restored.push(path));
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => persisted && Object(window).recordRestore(location.pathname)),
  );
  return restored;
}

/** Waits until the page may be cached: the browser caches only a page without open requests. */
const becomesCacheable = (page: Page) => page.waitForLoadState('networkidle');

// It starts a Chromium that has a back-forward cache.
test('a page restored from the back-forward cache fits the session', { tag: ['@long', '@not-firefox'] }, async ({
  page,
  owner,
}) => {
  const restored = await recordRestores(page);
  const email = page.getByText('activa@adelantto.test');

  await test.step('the landing page after a login redirects to home', async () => {
    await page.goto('/');
    await becomesCacheable(page);
    await owner.followsLink('Iniciar sesión');
    await owner.logsIn('activa@adelantto.test');
    await owner.seesHeading('Hola, Renata');
    await page.goBack({ waitUntil: 'commit' });
    await owner.seesHeading('Hola, Renata');
    await expect(page).toHaveURL(/\/home$/);
    await expect.poll(() => restored).toEqual(['/']);
  });
  await test.step('home fetches each of its data once', async () => {
    const loan = page.getByRole('link', { name: /^Ver Adelantto/ }).first();
    await expect(loan).toBeVisible();
    await becomesCacheable(page);
    await page.goto('/profile/my-data');
    await expect(email).toBeVisible();
    await becomesCacheable(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => restored).toEqual(['/', '/home']);
    await expect.poll(() => requests.filter((path) => path === '/home').length).toBe(1);
    await expect(loan).toBeVisible();
    await page.waitForLoadState('networkidle');
    const data = requests.filter((path) => /^\/api\/(loans|user|applications)$/.test(path));
    expect(data.sort()).toEqual(['/api/applications', '/api/loans', '/api/user']);
  });
});
