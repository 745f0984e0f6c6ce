import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo', expectedErrors: ['Failed to load resource'] });

test('the console shows that the server cannot be reached, and refetches when it is back', async ({
  page,
  context,
  operator,
}) => {
  const console = new Console(page);
  await console.opens();
  await page.route('**/demo/api/**', (route) => route.abort());
  await context.setOffline(true);
  await console.presses('Reloj', '+1 min');
  await console.seesStatus('No hay conexión con el servidor de la demostración.');
  await context.setOffline(false);
  await page.unroute('**/demo/api/**');
  await operator.moveClock({ advance: 'P1M' });
  await expect(await console.shows('Reloj')).toContainText('03 sep 2026');
});
