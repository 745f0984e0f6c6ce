import * as appTexts from '#i18n/es-MX/app';
import { expect, test } from '../journeys/support/journey.ts';
import { savesData } from '../journeys/support/savesData.ts';
import { recordDocuments } from '../resilience/loading/failedStart.ts';

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
