import type { Page } from 'playwright/test';
import { maskedPhone } from '#domain/identifiers/phone';
import { newcomer } from '../../../demo-server/states/newcomer.ts';
import { SCRIPTS } from '../../journeys/support/holdRequests.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { savesData } from '../../journeys/support/savesData.ts';
import { recordDocuments, retryStart, startFailure } from './failedStart.ts';

const STYLES = /\/assets\/.*\.css$/;
const PATIENCE_MS = 10_000;

test.use({
  expectedErrors: [
    'net::ERR_',
    '404 (Not Found)',
    'disallowed MIME type',
    'dynamically imported module',
    'The stylesheet failed to load',
  ],
});

type Fault = 'fail' | 'hang';

/** Makes requests for files fail or hang until the returned function is called. */
async function breakRequests(page: Page, files: RegExp, fault: Fault) {
  let isBroken = true;
  await page.route(files, async (route) => {
    if (!isBroken) return route.continue();
    // A request that hangs is not answered later either, when the network is back.
    return fault === 'fail' ? route.abort() : undefined;
  });
  return () => {
    isBroken = false;
  };
}

/** Waits until the message is visible: at once after a failure, after ten seconds when requests hang. */
async function expectFailure(page: Page, fault: Fault) {
  if (fault === 'hang') {
    await expect(startFailure(page)).toBeHidden();
    await page.clock.runFor(PATIENCE_MS);
  }
  await expect(startFailure(page)).toBeVisible();
}

const values = {
  'Correo electrónico': newcomer.email,
  Celular: maskedPhone(newcomer.phone),
  Contraseña: newcomer.password,
  'Confirma tu contraseña': newcomer.password,
};
/** The heading of the page to which the registration leads. */
const sent = (page: Page) => page.getByRole('heading', { level: 1, name: 'Verifica tu cuenta' });

for (const [happens, fault] of [
  ['fails', 'fail'],
  ['hangs', 'hang'],
] as const) {
  test(`a retry keeps the typed values and submits the form when every script of it ${happens}`, async ({
    page,
    owner,
  }) => {
    await page.clock.install();
    const repair = await breakRequests(page, SCRIPTS, fault);
    await page.goto('/register', { waitUntil: 'commit' });
    await owner.fillsInFields(values);
    await owner.presses('Continuar');
    await expectFailure(page, fault);
    // The network is still broken: the message appears again.
    await retryStart(page);
    await expectFailure(page, fault);
    const loaded = recordDocuments(page);
    repair();
    await retryStart(page);
    await expect(sent(page)).toBeVisible();
    await expect(startFailure(page)).toBeHidden();
    expect(loaded).toEqual([]);
  });

  test(`a retry sends a form with all typed values when the app’s code ${happens} on submit`, async ({
    page,
    owner,
  }) => {
    await savesData(page);
    await page.clock.install();
    await page.goto('/register');
    await owner.fillsInFields(values);
    await expect(page.getByText('Cumple:').first()).toBeAttached();
    const repair = await breakRequests(page, SCRIPTS, fault);
    await owner.presses('Continuar');
    await expectFailure(page, fault);
    for (const [label, text] of Object.entries(values))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
    await expect(page.getByRole('button', { name: 'Continuar' })).toBeEnabled();
    const loaded = recordDocuments(page);
    repair();
    await retryStart(page);
    await expect(sent(page)).toBeVisible();
    await expect(startFailure(page)).toBeHidden();
    expect(loaded).toEqual([]);
  });

  test(`a page without a form shows a message and loads again on a retry when its stylesheet or code ${happens}`, async ({
    page,
    owner,
  }) => {
    await page.clock.install();
    await owner.signsInAs('activa', '/marketing/api/services/articles');
    for (const files of [STYLES, SCRIPTS]) {
      await test.step(`without ${files}`, async () => {
        const repair = await breakRequests(page, files, fault);
        await page.goto('/loans', { waitUntil: 'commit' });
        await expect(page.locator('#load-failure')).toBeAttached();
        await expectFailure(page, fault);
        // The message has inline styles, so that it does not need the stylesheet.
        await expect(startFailure(page)).toHaveCSS('position', 'sticky');
        repair();
        await retryStart(page);
        await owner.seesHeading('Tus Adelanttos');
        await expect(startFailure(page)).toBeHidden();
      });
    }
  });
}

test('loads a new document on the second retry when the code is no longer on the server', async ({ page, owner }) => {
  let isGone = true;
  let checks = 0;
  page.on('response', (response) => {
    // The answers by which the page has noticed that the server is reachable.
    if (response.request().resourceType() === 'fetch') checks += 1;
  });
  await page.route(SCRIPTS, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto('/login');
  await expect(startFailure(page)).toBeVisible();
  await expect.poll(() => checks).toBe(1);
  await retryStart(page);
  await expect.poll(() => checks).toBe(2);
  await expect(startFailure(page)).toBeVisible();
  isGone = false;
  const loaded = recordDocuments(page);
  await retryStart(page);
  await expect.poll(() => loaded).toEqual(['/login']);
  await expect(startFailure(page)).toBeHidden();
  await owner.logsIn('activa@adelantto.test');
  await owner.seesHeading('Hola, Renata');
});
