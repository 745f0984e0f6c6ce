import type { Page } from 'playwright/test';
import { expect, test } from '../../journeys/support/journey.ts';
import { newcomer } from '../../journeys/support/owner.ts';

const SCRIPTS = /\/assets\/.*\.js$/;

/** Keeps every script from the page, or those it is told to, until they are let go, as on a weak network. */
async function holdingScripts(page: Page, isHeld = (_file: string) => true): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    if (isHeld(new URL(route.request().url()).pathname)) await released;
    await route.continue();
  });
  return () => release();
}

/** What the page says when its own code does not come. */
const strip = (page: Page) => page.getByRole('alert').filter({ hasText: 'No pudimos conectarnos.' });
const retry = (page: Page) => strip(page).getByRole('link', { name: 'Reintentar' }).click();

/** Whether the app has taken the form over. */
const isAlive = () => Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps'));

test('a form that is sent before its code is there is sent once, by itself, and never by its address', async ({
  page,
  owner,
}) => {
  const release = await holdingScripts(page);
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') logins.push(new URL(request.url()).pathname);
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await owner.fillsIn('Correo electrónico', 'activa@adelantto.test');
  await owner.fillsIn('Contraseña', 'Adelantto1!');
  await owner.presses('Iniciar sesión');
  await owner.presses('Iniciar sesión');
  await expect(page.locator('form')).toHaveAttribute('data-pressed');
  expect(logins).toEqual([]);
  await expect(page).toHaveURL(/\/login$/);

  release();
  await owner.seesHeading('Hola, Renata');
  expect(logins).toEqual(['/api/auth/login']);
});

test('what is typed before the code is there is kept, and typing goes on where it was', async ({ page, owner }) => {
  const release = await holdingScripts(page);
  await page.goto('/register', { waitUntil: 'commit' });
  await owner.fillsIn('Correo electrónico', newcomer.email);
  await owner.fillsIn('Celular', newcomer.phone);
  const password = page.getByLabel('Contraseña', { exact: true });
  await password.pressSequentially('Jaca26');
  for (let i = 0; i < 2; i++) await password.press('ArrowLeft');
  release();

  await expect.poll(() => page.evaluate(isAlive)).toBe(true);
  await expect(password).toBeFocused();
  await password.pressSequentially('randa#');
  await expect(password).toHaveValue('Jacaranda#26');
  await expect(page.getByLabel('Correo electrónico', { exact: true })).toHaveValue(newcomer.email);
  await expect(page.getByLabel('Celular', { exact: true })).toHaveValue('+52 (55) 0000-4321');
  // The rules of a password stand under it from the first focus on, and that was before.
  await expect(page.getByText('8 caracteres', { exact: false }).first()).toBeVisible();
  await owner.fillsIn('Confirma tu contraseña', 'Jacaranda#26');
  await owner.presses('Continuar');
  await owner.seesHeading('Verifica tu cuenta');
});

test('the home’s data are asked for before its code is there, and once', async ({ page, owner }) => {
  await owner.signsInAs('activa', '/marketing/api/services/articles');
  const release = await holdingScripts(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(loans|user|applications)$/.test(pathname)) asked.push(pathname);
  });
  const all = ['/api/applications', '/api/loans', '/api/user'];
  await page.goto('/home', { waitUntil: 'commit' });
  await expect.poll(() => [...asked].sort()).toEqual(all);
  // An outline of the page stands there meanwhile.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola');

  release();
  await owner.seesHeading('Hola, Renata');
  await expect(page.getByRole('link', { name: /^Ver/ }).first()).toBeVisible();
  expect([...asked].sort()).toEqual(all);
});

test('home is drawn with what has come by then, not as an outline first', async ({ page, owner }) => {
  await owner.signsInAs('activa', '/marketing/api/services/articles');
  await page.addInitScript(() => {
    new MutationObserver((_, watching) => {
      const heading = document.querySelector('h1');
      if (!Object.keys(heading ?? {}).some((key) => key.startsWith('__react'))) return;
      watching.disconnect();
      document.documentElement.dataset.began = document.querySelector('main article') ? 'whole' : 'outlined';
    }).observe(document, { childList: true, subtree: true });
  });
  const began = () => page.evaluate(() => document.documentElement.dataset.began);
  const release = await holdingScripts(page);
  const answers = ['loans', 'user', 'applications'].map((name) => page.waitForResponse(`**/api/${name}`));
  await page.goto('/home', { waitUntil: 'commit' });
  await Promise.all(answers);
  release();
  await expect.poll(began).toBe('whole');

  // What has not come, or is of no use, is waited for as ever, and asked for once more by nobody.
  let asked = 0;
  await page.route('**/api/loans', (route) => {
    asked += 1;
    return route.fulfill({ json: { loans: 'none' } });
  });
  await page.reload();
  await expect(page.getByText('No pudimos cargar tus Adelanttos.')).toBeVisible();
  expect(await began()).toBe('outlined');
  expect(asked).toBe(1);
});

test.describe('when the app’s code does not come', () => {
  test.use({ expectedErrors: ['ERR_FAILED', 'Failed to fetch dynamically imported module'] });

  test('behind a form that is alive, the press says so, and what was typed is kept', async ({ page, owner }) => {
    // Nothing is asked ahead, so that all but the form is still missing when she presses.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto('/login');
    await expect.poll(() => page.evaluate(isAlive)).toBe(true);
    await page.route(SCRIPTS, (route) => route.abort());
    await owner.fillsIn('Correo electrónico', 'activa@adelantto.test');
    await owner.fillsIn('Contraseña', 'Adelantto1!');
    await owner.presses('Iniciar sesión');
    await expect(strip(page)).toBeVisible();
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('activa@adelantto.test');
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('Adelantto1!');
    await page.unroute(SCRIPTS);
    await retry(page);
    await owner.seesHeading('Hola, Renata');
  });

  test('what did not come while nobody waited for it is asked for again at the press', async ({ page, owner }) => {
    const refused: string[] = [];
    let isGone = false;
    await page.route(SCRIPTS, async (route) => {
      // The form and what it needs; all that comes after it is the app's.
      isGone ||= await page.evaluate(isAlive).catch(() => false);
      if (!isGone) return route.continue();
      refused.push(route.request().url());
      return route.abort();
    });
    await page.goto('/login');
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    await page.unroute(SCRIPTS);
    await owner.fillsIn('Correo electrónico', 'activa@adelantto.test');
    await owner.fillsIn('Contraseña', 'Adelantto1!');
    await owner.presses('Iniciar sesión');
    await owner.seesHeading('Hola, Renata');
  });

  for (const [where, path, heading] of [
    ['a guest’s page', '/login', 'Iniciar sesión'],
    ['an owner’s page', '/home', 'Hola, Renata'],
  ] as const) {
    test(`${where} says so, and its link tries again`, async ({ page, owner }) => {
      if (path === '/home') await owner.signsInAs('activa', '/marketing/api/services/articles');
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto(path);
      const said = page.getByRole('alert').filter({ hasText: 'No pudimos conectarnos.' });
      await expect(said).toBeVisible();
      await page.unroute(SCRIPTS);
      await said.getByRole('link', { name: 'Reintentar' }).click();
      await owner.seesHeading(heading);
      await expect(said).toBeHidden();
    });
  }
});

test.describe('without internet', () => {
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED'] });

  for (const [path, link, heading] of [
    ['/', 'Iniciar sesión', 'Iniciar sesión'],
    ['/login', '¿Olvidaste tu contraseña?', 'Recupera tu contraseña'],
  ] as const) {
    test(`a link of ${path} says so instead of leaving, and leads on when it is back`, async ({
      page,
      context,
      owner,
    }) => {
      await page.goto(path);
      await context.setOffline(true);
      await owner.followsLink(link);
      const said = page.getByRole('alert').filter({ hasText: 'No pudimos conectarnos.' });
      await expect(said).toBeVisible();
      await said.getByRole('link', { name: 'Reintentar' }).click();
      await expect(page).toHaveURL(path);
      await expect(said).toBeVisible();

      await context.setOffline(false);
      await expect(said).toBeHidden();
      await owner.followsLink(link);
      await owner.seesHeading(heading);
    });
  }
});

test('a page whose code is there is drawn at once, and only one that has to be waited for has an outline before it', async ({
  page,
  owner,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const main = document.querySelector('main');
      if (main !== null && main.querySelector('h1') === null) document.documentElement.dataset.outlined = '';
    }).observe(document, { childList: true, subtree: true });
  });
  const wasOutlined = () => page.evaluate(() => 'outlined' in document.documentElement.dataset);
  await owner.signsInAs('activa', '/loans');
  await owner.seesHeading('Tus Adelanttos');
  await page.reload();
  await owner.seesHeading('Tus Adelanttos');
  expect(await wasOutlined()).toBe(false);

  // The app comes, the page's own code does not: that is what its document does not name.
  const html = await (await page.request.get('/profile/my-data')).text();
  const release = await holdingScripts(page, (file) => !html.includes(file));
  await page.goto('/profile/my-data', { waitUntil: 'commit' });
  await expect.poll(wasOutlined).toBe(true);
  release();
  await owner.seesHeading('Mis datos');
});
