import type { Page } from 'playwright/test';
import { deferred } from '../../deferred.ts';
import type { Stage } from '../../stage.ts';
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
  for (const each of pages) await expect(each.getByText('y 1 más')).toBeVisible();
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

test('after a reset elsewhere the phone of a stage shows the talk, also when a call was rejected before', async ({
  page,
  operator,
}) => {
  await opensApp(page, operator, 'activa', 'Hola, Renata');
  await page.evaluate(() => sessionStorage.setItem('phone', '/home'));
  await page.setViewportSize({ width: 1440, height: 900 });
  const held = deferred();
  await page.routeWebSocket('**/demo/api/events*', (webSocket) => {
    const server = webSocket.connectToServer();
    server.onMessage(async (message) => {
      if (String(message).includes('"store"')) await held.promise;
      webSocket.send(message);
    });
  });
  await page.goto('/demo');
  const phone = page.frameLocator('iframe');
  await expect(phone.getByRole('heading', { level: 1, name: 'Hola, Renata' })).toBeVisible();
  await operator.reset({ scenario: 'sales' });
  // The phone fetches its data for the clock's sake before the stage hears of the reset.
  await operator.moveClock({ advance: 'PT1M' });
  await expect(phone.getByText('Tu sesión terminó')).toBeVisible();
  held.resolve();
  await expect(phone.getByText('Tu renta de mañana, hoy.')).toBeVisible();
});
