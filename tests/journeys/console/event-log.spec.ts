import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo' });

test('the event log', async ({ page, operator }) => {
  const console = new Console(page);
  await console.opens();
  await operator.moveClock({ advance: 'PT3M' });
  const eventLog = await console.shows('Bitácora');
  const rows = eventLog.getByRole('listitem');

  await test.step('shows Spanish lines, newest first, each with the call that caused it', async () => {
    await expect(rows.first()).toContainText('lun 03 ago 2026, 10:03El reloj está en lun 03 ago 2026, 10:03');
    await expect(rows.first().getByText('PUT /demo/api/clock')).toBeHidden();
    await rows.first().locator('summary').click();
    await expect(rows.first().getByText('PUT /demo/api/clock')).toBeVisible();
  });
  await test.step('can be filtered, and searched without regard to case and accents', async () => {
    await eventLog.getByLabel('Qué líneas').selectOption('Mensajes');
    await expect(eventLog.getByText('El reloj está en')).toHaveCount(0);
    await eventLog.getByLabel('Buscar').fill('EL CONTRATO de quien');
    await expect(eventLog).toContainText(technicalTexts.nothingFound);
    await eventLog.getByLabel('Buscar').fill('envió un CORREO a firma');
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText('firma@adelantto.test: ');
    await eventLog.getByLabel('Buscar').press('Escape');
    await expect(eventLog.getByLabel('Buscar')).toHaveValue('');
  });
  await test.step('lists the calls of the app live, with their bodies', async () => {
    await eventLog.getByLabel('Qué líneas').selectOption('Llamadas');
    const { token } = await operator.session('activa');
    await operator.faults({ fail: [{ method: 'GET', path: '/api/calc', status: 500 }] });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ email: 'activa@adelantto.test', password: 'Secreta2026!' });
    const login = await fetch(`${operator.url}/api/auth/login`, { method: 'POST', headers, body });
    await fetch(`${operator.url}/api/calc`, { headers });
    await expect(rows.first()).toContainText(/GET \/api\/calc\s*500\s*falla\s*Renata/);
    await eventLog.getByLabel('Buscar').fill('auth/login');
    await expect(rows).toHaveCount(1);
    await rows.first().locator('summary').click();
    await expect(rows.first()).toContainText(`X-Request-Id: ${login.headers.get('x-request-id')}`);
    await expect(rows.first()).toContainText('"password": "•••"');
    await expect(rows.first()).not.toContainText('Secreta2026!');
  });
});
