import type { Page } from 'playwright/test';
import { expect, test } from '../../journeys/support/journey.ts';
import config from '../../playwright.config.ts';
import { findWholeBrowser } from '../../runner/browser.mjs';

// Playwright turns the browser's own back-forward cache off; phones have it on.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    executablePath: findWholeBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
  expectedErrors: ['401 (Unauthorized'],
});

test('a page that comes back from the browser’s cache after she left shows nothing of hers', async ({
  page,
  owner,
}) => {
  const back: string[] = [];
  await page.exposeFunction('isBack', (path: string) => void back.push(path));
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => persisted && Object(window).isBack(location.pathname)),
  );
  await owner.signsInAs('activa', '/profile/my-data');
  await expect(page.getByText('activa@adelantto.test')).toBeVisible();

  // It is read anew for the same session too: whether it goes on is not known before.
  await page.goto('/profile');
  await owner.seesHeading('Renata Quiroga');
  // Only a page at rest is kept.
  await page.waitForLoadState('networkidle');
  const readAnew = page.waitForResponse('**/api/user');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => back.length).toBe(1);
  await readAnew;
  await expect(page.getByText('activa@adelantto.test')).toBeVisible();

  await page.goto('/profile');
  const told = page.waitForResponse('**/api/auth/logout');
  await owner.presses('Cerrar sesión');
  await told;
  await expect(page).toHaveURL(/\/$/);
  // The landing took the profile's place in the history; before it lies the page with her data.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/login$/);
  await owner.seesHeading('Iniciar sesión');
  await expect.poll(() => back.length).toBeGreaterThan(1);
  await expect(page.getByText('activa@adelantto.test')).toHaveCount(0);
  expect(await owner.tabStorage()).toEqual({});
});

test('home that comes back from the browser’s cache is read anew, each of its data once', async ({ page, owner }) => {
  const back: true[] = [];
  await page.exposeFunction('isBack', () => void back.push(true));
  await page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => persisted && Object(window).isBack()));
  const { user } = await owner.signsInAs('activa');
  await expect(page.getByRole('link', { name: /^Ver/ }).first()).toBeVisible();
  await page.goto('/profile/my-data');
  await expect(page.getByText(user.email)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => back.length).toBe(1);
  await expect.poll(() => asked.filter((path) => path === '/home').length).toBe(1);
  await expect(page.getByRole('link', { name: /^Ver/ }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const data = asked.filter((path) => /^\/api\/(loans|user|applications)$/.test(path));
  expect(data.sort()).toEqual(['/api/applications', '/api/loans', '/api/user']);
});

test('the front that comes back from the browser’s cache after a login leads home', async ({ page, owner }) => {
  const back: string[] = [];
  await page.exposeFunction('isBack', (path: string) => void back.push(path));
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => persisted && Object(window).isBack(location.pathname)),
  );
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await owner.followsLink('Iniciar sesión');
  await owner.fillsIn('Correo electrónico', 'activa@adelantto.test');
  await owner.fillsIn('Contraseña', 'Adelantto1!');
  await owner.presses('Iniciar sesión');
  await owner.seesHeading('Hola, Renata');
  await page.goBack({ waitUntil: 'commit' });
  await owner.seesHeading('Hola, Renata');
  await expect(page).toHaveURL(/\/home$/);
  expect(back).toEqual(['/']);
});

/** Has the page believe that it came back from a cache with the storage that it was left with, as Firefox does it. */
const comesBackAsItWas = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('a page that comes back together with the storage of a session that has ended shows nothing of its owner', async ({
  page,
  owner,
}) => {
  const { token } = await owner.signsInAs('activa', '/profile/my-data');
  const personal = page.getByText('activa@adelantto.test');
  await expect(personal).toBeVisible();
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await comesBackAsItWas(page);
  await expect(page).toHaveURL(/\/login$/);
  await owner.seesHeading('Iniciar sesión');
  await expect(personal).toHaveCount(0);
  expect(await owner.tabStorage()).toEqual({});
});

test('a page that comes back without internet shows nothing of its owner, and opens once there is', async ({
  page,
  context,
  owner,
}) => {
  await owner.signsInAs('activa', '/profile/my-data');
  const personal = page.getByText('activa@adelantto.test');
  await expect(personal).toBeVisible();
  await context.setOffline(true);
  await comesBackAsItWas(page);
  await expect(personal).toHaveCount(0);
  const strip = page.getByRole('alert').filter({ hasText: 'No pudimos conectarnos.' });
  await expect(strip).toBeVisible();
  await strip.getByRole('link', { name: 'Reintentar' }).click();
  await expect(strip).toBeVisible();

  await context.setOffline(false);
  await strip.getByRole('link', { name: 'Reintentar' }).click();
  await expect(personal).toBeVisible();
});
