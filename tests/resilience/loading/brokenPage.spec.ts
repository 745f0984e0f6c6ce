import * as appTexts from '#i18n/es-MX/app';
import { expect, test } from '../../journeys/support/journey.ts';
import { savesData } from '../../journeys/support/savesData.ts';
import { recordDocuments } from './failedStart.ts';

test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED', 'Failed to fetch dynamically imported module'] });

test('a page whose code does not load without internet can be left and retried without loading a document', async ({
  page,
  context,
  owner,
}) => {
  const broken = page.getByRole('heading', { level: 1, name: appTexts.pageNotOpened });
  const failsToOpen = async () => {
    await owner.followsLink('Perfil');
    await expect(broken).toBeFocused();
  };
  await savesData(page);
  await owner.signsInAs('activa', '/home');
  await expect(page.getByRole('link', { name: /^Ver Adelantto/ }).first()).toBeVisible();
  await context.setOffline(true);
  const loaded = recordDocuments(page);
  await failsToOpen();
  await expect(page.getByText(appTexts.pageNotOpenedAdvice)).toBeVisible();
  for (const [how, leave] of [
    ['by a link', () => owner.followsLink('Inicio')],
    ['by Back', () => page.goBack()],
    ['by its button', () => owner.presses('Ir al inicio')],
  ] as const) {
    await test.step(`it can be left ${how}`, async () => {
      await leave();
      await owner.seesHeading('Hola, Renata');
      await failsToOpen();
    });
  }
  await test.step('a retry says that there is no connection', async () => {
    await owner.presses('Reintentar');
    await owner.seesStatus('No pudimos conectarnos.');
    await expect(broken).toBeVisible();
  });
  expect(loaded).toEqual([]);
  await test.step('a retry opens it when there is internet again', async () => {
    await context.setOffline(false);
    await owner.presses('Reintentar');
    await owner.seesHeading('Renata Quiroga');
  });
});

test('a page whose code did not load opens when its tab is pressed once more', async ({ page, context, owner }) => {
  await savesData(page);
  await owner.signsInAs('activa', '/home');
  await expect(page.getByRole('link', { name: /^Ver Adelantto/ }).first()).toBeVisible();
  await context.setOffline(true);
  await owner.followsLink('Perfil');
  await owner.seesHeading(appTexts.pageNotOpened);
  await context.setOffline(false);
  await owner.followsLink('Perfil');
  await owner.seesHeading('Renata Quiroga');
});
