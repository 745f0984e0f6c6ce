import * as phoneTexts from '#i18n/es-MX/demo/phone';
import * as fileTexts from '#i18n/es-MX/kit/files';
import * as landingTexts from '#i18n/es-MX/landing';
import * as stepTexts from '#i18n/es-MX/profile/steps';
import { identityBack, identityFront } from '../../../demo-server/files/sampleFiles.ts';
import { deferred } from '../../deferred.ts';
import { filePayload } from '../support/filePayload.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { expect, test } from '../support/journey.ts';

// The 401 is how a window finds out that its session is gone. A reset also ends the addresses of the pictures that it may
// just be loading.
test.use({ app: 'demo', expectedErrors: ['401 (Unauthorized', '403 (Forbidden'] });

test('after a reset elsewhere the app says that the demo began anew, also when a call was rejected before', async ({
  page,
  owner,
  operator,
}) => {
  await owner.signsInAs('activa');
  await owner.seesHeading('Hola, Renata');
  // A call with the old session is under way at the reset, and reaches the server right after it.
  const release = await holdRequests(page, '**/api/loans');
  const sent = page.waitForRequest('**/api/loans');
  await operator.moveClock({ advance: 'PT1M' });
  await sent;
  // The app asks late whether its session is gone.
  const follow = await holdRequests(page, '**/api/user');
  await operator.reset({ scenario: 'sales' });
  release();
  await expect(page.getByText('Tu sesión terminó')).toBeVisible();
  follow();
  await owner.seesStatus(phoneTexts.demoBeganAnew);
  await expect(page.getByText(landingTexts.rentOfTomorrowToday)).toBeVisible();
});

test('in a window of its own the app refetches by itself after changes on the server', async ({
  page,
  owner,
  operator,
}) => {
  const connect = deferred();
  await page.routeWebSocket('**/demo/api/events*', async (webSocket) => {
    await connect.promise;
    webSocket.connectToServer();
  });
  const loan = await operator.newestId('loans', await owner.signsInAs('firma'));
  await expect(page.getByText('En espera de tu firma').first()).toBeVisible();
  await test.step('that happen between loading the data and connecting to the events', async () => {
    await operator.loan(loan, 'sign');
    connect.resolve();
    await expect(page.getByText('Contrato firmado').first()).toBeVisible();
  });
  await test.step('that happen later', async () => {
    await operator.loan(loan, 'queue');
    await expect(page.getByText('En espera de tu depósito').first()).toBeVisible();
  });
});

test('file fields know sample files and photos with a name for “blurred”', async ({ page, owner, operator }) => {
  await owner.beginsIdentification();
  await test.step('warns of a blurred photo, which can still be used', async () => {
    const front = page.getByRole('group', { name: stepTexts.ineFront });
    const file = { ...identityFront, name: 'INE Borrosa.jpg' };
    await front.getByLabel(/Elegir/).setInputFiles(filePayload(file));
    await expect(front.getByText(fileTexts.photoBlurry)).toBeVisible();
    await front.getByRole('button', { name: fileTexts.useItAnyway }).click();
    await expect(front.getByText(fileTexts.photoBlurry)).toHaveCount(0);
  });
  await test.step('offers a sample file, which is uploaded like any other', async () => {
    const back = page.getByRole('group', { name: stepTexts.ineBack });
    await back.getByRole('button', { name: 'Reverso de tu INE Usar archivo de ejemplo' }).click();
    await expect(back.getByText('Listo', { exact: true })).toBeVisible();
    const [file] = await operator.rows<{ name: string }>('files?_sort=kept_at&_order=desc');
    expect(file?.name).toBe(identityBack.name);
  });
});
