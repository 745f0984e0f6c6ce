import type { WebSocketRoute } from 'playwright/test';
import { Console, wideScreen } from '../support/console.ts';
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
  const console = new Console(page);
  await console.opens();
  isAway = true;
  await page.route('**/demo/api/**', (route) => route.abort());
  for (const webSocket of events) await webSocket.close();
  await console.presses('Reloj', '+1 min');
  await console.seesStatus('No hay conexión con el servidor de la demostración.');
  await page.unroute('**/demo/api/**');
  isAway = false;
  await operator.moveClock({ advance: 'P1M' });
  await expect(await console.shows('Reloj')).toContainText('03 sep 2026');
});
