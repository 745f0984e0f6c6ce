import { newcomer } from '../../../demo-server/states/newcomer.ts';
import { holdRequests, SCRIPTS } from '../../journeys/support/holdRequests.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { recordRequests } from '../../journeys/support/recordRequests.ts';

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
});

test.describe('when the app’s code does not load', () => {
  test.use({ expectedErrors: ['ERR_FAILED', 'Failed to fetch dynamically imported module'] });

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
