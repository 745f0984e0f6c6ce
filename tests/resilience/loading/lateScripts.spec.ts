import { newcomer } from '../../../demo-server/states/newcomer.ts';
import { holdRequests, SCRIPTS } from '../../journeys/support/holdRequests.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { recordRequests } from '../../journeys/support/recordRequests.ts';
import { savesData } from '../../journeys/support/savesData.ts';
import { retryStart, startFailure } from './failedStart.ts';

/** Whether React has hydrated the form. */
const isHydrated = () =>
  Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps'));

test('sends a form that was submitted before its code loaded once, and never as a plain form in the URL', async ({
  page,
  owner,
}) => {
  const release = await holdRequests(page, SCRIPTS);
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') logins.push(new URL(request.url()).pathname);
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await owner.logsIn('activa@adelantto.test');
  await owner.presses('Iniciar sesión');
  await expect(page.locator('form')).toHaveAttribute('data-pressed');
  expect(logins).toEqual([]);
  await expect(page).toHaveURL(/\/login$/);

  release();
  await owner.seesHeading('Hola, Renata');
  expect(logins).toEqual(['/api/auth/login']);
});

test('keeps what is typed before the code has loaded, with the focus and the caret', async ({ page, owner }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/register', { waitUntil: 'commit' });
  await owner.fillsIn('Correo electrónico', newcomer.email);
  await owner.fillsIn('Celular', newcomer.phone);
  const password = page.getByLabel('Contraseña', { exact: true });
  await password.pressSequentially('Jaca26');
  for (let i = 0; i < 2; i++) await password.press('ArrowLeft');
  release();

  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  await expect(password).toBeFocused();
  await password.pressSequentially('randa#');
  await expect(password).toHaveValue('Jacaranda#26');
  await expect(page.getByLabel('Correo electrónico', { exact: true })).toHaveValue(newcomer.email);
  await expect(page.getByLabel('Celular', { exact: true })).toHaveValue('+52 (55) 0000-4321');
  // The rules of a password are visible after its first focus, which was before the code loaded.
  await expect(page.getByText('8 caracteres', { exact: false }).first()).toBeVisible();
  await owner.fillsIn('Confirma tu contraseña', 'Jacaranda#26');
  await owner.presses('Continuar');
  await owner.seesHeading('Verifica tu cuenta');
});

test('leaves the focus where it is when the code of a form with a filled-in phone loads', { tag: '@long' }, async ({
  page,
  owner,
}) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/register', { waitUntil: 'commit' });
  await owner.fillsIn('Celular', newcomer.phone);
  // As while the owner moves from one field to the next: no field has the focus.
  await page.getByLabel('Celular', { exact: true }).blur();
  release();

  await expect(page.getByLabel('Celular', { exact: true })).toHaveValue('+52 (55) 0000-4321');
  await expect(page.locator(':focus')).toHaveCount(0);
});

test('requests the data of home once, before its code has loaded, and renders it then without an outline', async ({
  page,
  owner,
}) => {
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
  const release = await holdRequests(page, SCRIPTS);
  const requests = recordRequests(page, /^\/api\/(loans|user|applications)$/);
  const answers = ['applications', 'loans', 'user'].map((name) => page.waitForResponse(`**/api/${name}`));
  await page.goto('/home', { waitUntil: 'commit' });
  await Promise.all(answers);
  // The prerendered outline of the page is visible until then.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola');
  release();
  await expect.poll(began).toBe('whole');
  await owner.seesHeading('Hola, Renata');
  await expect(page.getByRole('link', { name: /^Ver Adelantto/ }).first()).toBeVisible();
  const requestedPaths = requests.map((request) => new URL(request.url()).pathname);
  expect(requestedPaths.sort()).toEqual(['/api/applications', '/api/loans', '/api/user']);

  // An unusable answer is handled as usual and not requested a second time.
  let reads = 0;
  await page.route('**/api/loans', (route) => {
    reads += 1;
    return route.fulfill({ json: { loans: 'none' } });
  });
  await page.reload();
  await expect(page.getByText('No pudimos cargar tus Adelanttos.')).toBeVisible();
  expect(await began()).toBe('outlined');
  expect(reads).toBe(1);
});

test.describe('when the app’s code does not load', () => {
  test.use({ expectedErrors: ['ERR_FAILED', 'Failed to fetch dynamically imported module'] });

  // Firefox remembers a failed import until the document is loaded anew: `engines/remembered-failure.spec.ts`.
  test('a submit requests the code again that failed to load in the background', { tag: '@not-firefox' }, async ({
    page,
    owner,
  }) => {
    const aborted: string[] = [];
    let isGone = false;
    await page.route(SCRIPTS, async (route) => {
      // The first scripts are those of the form; all later ones are the app's.
      isGone ||= await page.evaluate(isHydrated).catch(() => false);
      if (!isGone) return route.continue();
      aborted.push(route.request().url());
      return route.abort();
    });
    await page.goto('/login');
    await expect.poll(() => aborted.length).toBeGreaterThan(0);
    // Waits for the handlers that still decide: a request that is no longer intercepted cannot be aborted.
    await page.unrouteAll({ behavior: 'wait' });
    await owner.logsIn('activa@adelantto.test');
    await owner.seesHeading('Hola, Renata');
  });
});

test.describe('without internet', () => {
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED'] });

  test('a link of a guest’s page shows a message instead of leaving, and works when the internet is back', {
    tag: '@long',
  }, async ({ page, context, owner }) => {
    await savesData(page);
    // The landing page has no code of its own.
    for (const [path, link, heading] of [
      ['/', 'Iniciar sesión', 'Iniciar sesión'],
      ['/login', '¿Olvidaste tu contraseña?', 'Recupera tu contraseña'],
    ] as const) {
      await page.goto(path);
      await context.setOffline(true);
      await owner.followsLink(link);
      await expect(startFailure(page)).toBeVisible();
      await retryStart(page);
      await expect(page).toHaveURL(path);
      await expect(startFailure(page)).toBeVisible();

      await context.setOffline(false);
      await expect(startFailure(page)).toBeHidden();
      await owner.followsLink(link);
      await owner.seesHeading(heading);
    }
  });
});

test('renders a page whose code has loaded at once, and an outline first only while its code loads', async ({
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

  // The app loads, the page's own code does not: its scripts are those that the document does not name.
  const html = await (await page.request.get('/profile/my-data')).text();
  const release = await holdRequests(page, SCRIPTS, (file) => !html.includes(file));
  await page.goto('/profile/my-data', { waitUntil: 'commit' });
  await expect.poll(wasOutlined).toBe(true);
  release();
  await owner.seesHeading('Mis datos');
});
