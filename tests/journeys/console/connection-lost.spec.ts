import type { WebSocketRoute } from 'playwright/test';
import { wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo', expectedErrors: ['Failed to load resource'] });

test('the console shows that the server cannot be reached, and refetches when it is back', async ({
  page,
  operator,
}) => {
  const events: WebSocketRoute[] = [];
  let isAway = false;
  await page.routeWebSocket('**/demo/api/events*', (webSocket) => {
    if (isAway) return void webSocket.close();
    webSocket.connectToServer();
    events.push(webSocket);
  });
  await page.goto('/demo');
  const time = page.locator('header').getByRole('time');
  await expect(time).toContainText('ago');
  isAway = true;
  await page.route('**/demo/api/**', (route) => route.abort());
  for (const webSocket of events) await webSocket.close();
  const alarm = page.getByText('No hay conexión con el servidor de la demostración.');
  await expect(alarm).toBeVisible();
  await operator.moveClock({ advance: 'P1M' });
  await page.unroute('**/demo/api/**');
  isAway = false;
  await expect(time).toContainText('sep');
  await expect(alarm).toBeHidden();
});
