import type { Page } from 'playwright/test';
import { identityBack, identityFront } from '../../../demo-server/files/sampleFiles.ts';
import { deferred } from '../../deferred.ts';
import type { Stage } from '../../stage.ts';
import { filePayload } from '../support/filePayload.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { expect, test } from '../support/journey.ts';
import { Owner } from '../support/owner.ts';

// The 401 is how a window finds out that its session is gone. A reset also ends the addresses of the pictures that it may
// just be loading.
test.use({ app: 'demo', expectedErrors: ['401 (Unauthorized', '403 (Forbidden'] });

/** Opens the app as a persona in a window of its own. */
async function opensApp(page: Page, operator: Stage, key: string, heading: string): Promise<Owner> {
  const owner = new Owner(page, operator);
  await owner.signsInAs(key);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  return owner;
}

test('more windows of the app than a browser has connections to a host stay live', async ({ page, operator }) => {
  test.slow();
  const pages = [page];
  while (pages.length < 7) pages.push(await page.context().newPage());
  for (const each of pages) await opensApp(each, operator, 'vencida', 'Hola, Óscar');
  await operator.moveClock({ advance: 'P1M' });
  for (const each of pages) await expect(each.getByText('2 pagos atrasados')).toBeVisible();
});

test('after a reset elsewhere the app says that the demo began anew, also when a call was rejected before', async ({
  page,
  operator,
}) => {
  const owner = await opensApp(page, operator, 'activa', 'Hola, Renata');
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
  await owner.seesStatus('La demostración empezó de nuevo.');
  await expect(page.getByText('Tu renta de mañana, hoy.')).toBeVisible();
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
    const front = page.getByRole('group', { name: 'Frente de tu INE' });
    const file = { ...identityFront, name: 'INE Borrosa.jpg' };
    await front.getByLabel(/Elegir/).setInputFiles(filePayload(file));
    await expect(front.getByText('La foto se ve borrosa.')).toBeVisible();
    await front.getByRole('button', { name: 'Usar de todos modos' }).click();
    await expect(front.getByText('La foto se ve borrosa.')).toHaveCount(0);
  });
  await test.step('offers a sample file, which is uploaded like any other', async () => {
    const back = page.getByRole('group', { name: 'Reverso de tu INE' });
    await back.getByRole('button', { name: 'Reverso de tu INE Usar archivo de ejemplo' }).click();
    await expect(back.getByText('Listo', { exact: true })).toBeVisible();
    const [file] = await operator.rows<{ name: string }>('files?_sort=kept_at&_order=desc');
    expect(file?.name).toBe(identityBack.name);
  });
});
