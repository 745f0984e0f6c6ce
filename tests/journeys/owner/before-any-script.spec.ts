import type { Page } from 'playwright/test';
import * as calculatorTexts from '#i18n/es-MX/calculator';
import * as landingTexts from '#i18n/es-MX/landing';
import { guestPages } from '../../../web/guest/guestPages.ts';
import { holdRequests, SCRIPTS } from '../support/holdRequests.ts';
import { expect, test } from '../support/journey.ts';
import { savesData } from '../support/savesData.ts';

const guestPaths = guestPages.map(({ path }) => path);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // With scripts switched off in Firefox, Playwright waits for ever for promises in the page.
  test('the landing page links to the calculator, login, registration and recovery pages, which show their forms', {
    tag: '@not-firefox',
  }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: landingTexts.rentOfTomorrowToday })).toBeVisible();
    await page.getByRole('link', { name: '¿Cuánto recibirías?' }).click();
    await expect(page).toHaveURL(/\/calculator$/);
    await expect(page.getByLabel(calculatorTexts.monthlyRent)).toHaveValue('20,000.00');
    await expect(page.getByText('$142,560.00').first()).toBeVisible();

    await page.goBack();
    await page.getByRole('link', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel('Correo electrónico')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();

    await page.goBack();
    await page.getByRole('link', { name: 'Regístrate' }).click();
    await expect(page).toHaveURL(/\/register$/);
    await expect(page.getByLabel('Celular')).toBeVisible();
    await expect(page.getByText('Paso 1 de 2')).toBeVisible();
    await page.getByRole('link', { name: /Inicia sesión/ }).click();
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
  });
});

/** Whether React has hydrated the heading. */
const isHydrated = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')));

/** Returns ids of elements that differ from the ids that React expects; hydration does not correct attributes. */
const mismatchedIds = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement & Record<string, { id?: string }>>('#root [id]')]
      .filter((element) => {
        const props = Object.keys(element).find((key) => key.startsWith('__reactProps'));
        return props !== undefined && element[props]?.id !== element.id;
      })
      .map(({ id }) => id),
  );

/** Returns the text of the page without the days in it: while a page is prerendered, the current day is not known. */
const undatedText = async (page: Page) =>
  (await page.locator('#root').textContent())?.replace(/\d\d [a-z]{3} \d{4}/g, '');

test('a guest page is hydrated without replacing the prerendered elements', async ({ page }) => {
  for (const path of guestPaths.filter((path) => path !== '/')) {
    // A text that does not match is reported as a page error, which fails every journey.
    const release = await holdRequests(page, SCRIPTS);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    // The whole document has been parsed; it is loaded only after its scripts.
    await page.waitForFunction(() => document.readyState === 'interactive');
    await heading.evaluate((node) => node.setAttribute('data-was-here', ''));
    const textBefore = await undatedText(page);
    expect(await isHydrated(page), path).toBe(false);

    release();
    await expect.poll(() => isHydrated(page), path).toBe(true);
    await expect(page.locator('h1[data-was-here]'), path).toBeVisible();
    expect(await undatedText(page), path).toBe(textBefore);
    expect(await mismatchedIds(page), path).toEqual([]);
    await page.unrouteAll();
  }
});

test('the landing page loads no script before it is idle, then prefetches the next page', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const scripts = () => requested.filter((path) => path.endsWith('.js'));
  let scriptsAtLoad: string[] | undefined;
  page.on('load', () => {
    scriptsAtLoad = scripts();
  });
  await page.goto('/');
  await expect.poll(() => requested.includes('/register') && scripts().length > 0).toBe(true);
  expect(requested).not.toContain('/login');
  expect(scriptsAtLoad).toEqual([]);
  expect(await isHydrated(page)).toBe(false);
});

test('prefetches nothing when the browser saves data', async ({ page }) => {
  await savesData(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  expect(requested.filter((path) => /\.js$|login|register/.test(path))).toEqual([]);
});

test.describe('when the scripts of the app fail to load', () => {
  test.use({ expectedErrors: ['net::ERR_FAILED'] });

  test('still redirects a visitor from home to the login and a signed-in owner from the login to home', async ({
    page,
    owner,
  }) => {
    // Without scripts only the inline guard of the page can redirect.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/home', { waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/login$/);
    await page.unroute('**/assets/*.js');
    await owner.signsInAs('activa');
    await owner.seesHeading('Hola, Renata');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/home$/);
  });
});
