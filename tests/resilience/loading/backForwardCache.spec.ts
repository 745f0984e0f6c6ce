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
  expectedErrors: ['401 (Unauthorized'],
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

test('a page restored from the back-forward cache after the log-out shows no data of the owner', async ({
  page,
  owner,
}) => {
  const restored = await recordRestores(page);
  await owner.signsInAs('activa', '/profile/my-data');
  await expect(page.getByText('activa@adelantto.test')).toBeVisible();

  // The data are fetched again for the same session too: it may have ended in the meantime.
  await page.goto('/profile');
  await owner.seesHeading('Renata Quiroga');
  // The browser caches only a page without open requests.
  await page.waitForLoadState('networkidle');
  const refetched = page.waitForResponse('**/api/user');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => restored.length).toBe(1);
  await refetched;
  await expect(page.getByText('activa@adelantto.test')).toBeVisible();

  await page.goto('/profile');
  const loggedOut = page.waitForResponse('**/api/auth/logout');
  await owner.presses('Cerrar sesión');
  await loggedOut;
  await expect(page).toHaveURL(/\/$/);
  // The landing page replaced the profile in the history; the entry before it is the page with the owner's data.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/login$/);
  await owner.seesHeading('Iniciar sesión');
  await expect.poll(() => restored.length).toBeGreaterThan(1);
  await expect(page.getByText('activa@adelantto.test')).toHaveCount(0);
  await expect.poll(() => owner.tabStorage()).toEqual({});
});

test('home restored from the back-forward cache fetches each of its data once', async ({ page, owner }) => {
  const restored = await recordRestores(page);
  const { user } = await owner.signsInAs('activa');
  await expect(page.getByRole('link', { name: /^Ver/ }).first()).toBeVisible();
  await page.goto('/profile/my-data');
  await expect(page.getByText(user.email)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => restored.length).toBe(1);
  await expect.poll(() => requests.filter((path) => path === '/home').length).toBe(1);
  await expect(page.getByRole('link', { name: /^Ver/ }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const data = requests.filter((path) => /^\/api\/(loans|user|applications)$/.test(path));
  expect(data.sort()).toEqual(['/api/applications', '/api/loans', '/api/user']);
});

test('the landing page restored from the back-forward cache after a login redirects to home', async ({
  page,
  owner,
}) => {
  const restored = await recordRestores(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await owner.followsLink('Iniciar sesión');
  await owner.logsIn('activa@adelantto.test');
  await owner.seesHeading('Hola, Renata');
  await page.goBack({ waitUntil: 'commit' });
  await owner.seesHeading('Hola, Renata');
  await expect(page).toHaveURL(/\/home$/);
  await expect.poll(() => restored).toEqual(['/']);
});

/** Simulates a restored page that still has its old storage, as in Firefox. */
const restorePage = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('a page restored with the storage of a session that has ended shows no data of its owner', async ({
  page,
  owner,
}) => {
  const { token } = await owner.signsInAs('activa', '/profile/my-data');
  const personal = page.getByText('activa@adelantto.test');
  await expect(personal).toBeVisible();
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await restorePage(page);
  await expect(page).toHaveURL(/\/login$/);
  await owner.seesHeading('Iniciar sesión');
  await expect(personal).toHaveCount(0);
  await expect.poll(() => owner.tabStorage()).toEqual({});
});

test('a page restored without internet shows no data of its owner, and opens when there is internet again', async ({
  page,
  context,
  owner,
}) => {
  await owner.signsInAs('activa', '/profile/my-data');
  const personal = page.getByText('activa@adelantto.test');
  await expect(personal).toBeVisible();
  await context.setOffline(true);
  await restorePage(page);
  await expect(personal).toHaveCount(0);
  const strip = page.getByRole('alert').filter({ hasText: 'No pudimos conectarnos.' });
  await expect(strip).toBeVisible();
  await strip.getByRole('link', { name: 'Reintentar' }).click();
  await expect(strip).toBeVisible();

  await context.setOffline(false);
  await strip.getByRole('link', { name: 'Reintentar' }).click();
  await expect(personal).toBeVisible();
});
