import * as appTexts from '#i18n/es-MX/app';
import { SCRIPTS } from '../journeys/support/holdRequests.ts';
import { expect, test } from '../journeys/support/journey.ts';
import { savesData } from '../journeys/support/savesData.ts';
import { recordDocuments, retryStart, startFailure } from '../resilience/loading/failedStart.ts';

// Firefox remembers a failed import until the document is loaded anew; Chromium and WebKit request the file again.

test('a page whose code did not load opens by its retry where the browser remembers a failed import', async ({
  page,
  owner,
}) => {
  await savesData(page);
  await owner.signsInAs('activa', '/home');
  await expect(page.getByRole('link', { name: /^Ver Adelantto/ }).first()).toBeVisible();
  await page.context().setOffline(true);
  await owner.followsLink('Perfil');
  await owner.seesHeading(appTexts.pageNotOpened);
  await page.context().setOffline(false);
  await owner.followsLink('Inicio');
  await owner.seesHeading('Hola, Renata');
  await owner.followsLink('Perfil');
  await owner.seesHeading(appTexts.pageNotOpened);
  const loaded = recordDocuments(page);
  await owner.presses('Reintentar');
  await owner.seesHeading('Renata Quiroga');
  expect(loaded).toEqual(['/profile']);
});

test('a log-in whose code did not load works after the third retry where the browser remembers a failed import', async ({
  page,
  owner,
}) => {
  let isBroken = true;
  await page.route(SCRIPTS, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto('/login');
  await expect(startFailure(page)).toBeVisible();
  isBroken = false;
  const loaded = recordDocuments(page);
  // The first of these failures may be one of the network; after the second the file itself is to blame.
  for (const retry of ['first', 'second']) {
    await test.step(`the ${retry} retry fails`, async () => {
      const isReachable = page.waitForResponse((response) => response.request().resourceType() === 'fetch');
      await retryStart(page);
      await isReachable;
      await expect(startFailure(page)).toBeVisible();
    });
  }
  await retryStart(page);
  await expect.poll(() => loaded).toEqual(['/login']);
  await expect(startFailure(page)).toBeHidden();
  await owner.logsIn('activa@adelantto.test');
  await owner.seesHeading('Hola, Renata');
});
