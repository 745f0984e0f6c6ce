import { readFile } from 'node:fs/promises';
import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo' });

test('the event log shows Spanish lines with their calls, and can be filtered, searched, downloaded and copied', async ({
  page,
  operator,
}) => {
  const console = new Console(page);
  await console.opens();
  await operator.moveClock({ advance: 'PT3M' });
  const eventLog = await console.shows('Bitácora');
  const first = eventLog.getByRole('listitem').first();
  await expect(first).toContainText('El reloj está en lun 03 ago 2026, 10:03');
  await expect(eventLog.getByText('lun 03 ago 2026', { exact: true })).toHaveCount(1);
  await operator.moveClock({ advance: 'P1D' });
  await expect(eventLog.getByText('mar 04 ago 2026', { exact: true })).toHaveCount(1);
  await expect(first.getByText('PUT /demo/api/clock')).toBeHidden();
  await first.locator('summary').click();
  await expect(first.getByText('PUT /demo/api/clock')).toBeVisible();

  await eventLog.getByLabel('Qué líneas').selectOption('Mensajes');
  await expect(eventLog.getByText('El reloj está en')).toHaveCount(0);
  await eventLog.getByLabel('Buscar').fill('CONTRATO');
  await expect(eventLog.getByRole('listitem')).toHaveCount(1);
  await expect(eventLog.getByRole('listitem')).toContainText('firma@adelantto.test: Firma tu contrato');

  const download = page.waitForEvent('download');
  await console.presses('Bitácora', 'Descargar líneas');
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toMatch(/^lun 03 ago 2026, 10:00 · Se envió un correo a firma@adelantto\.test: Firma tu contrato/);
  await console.presses('Bitácora', 'Copiar');
  await console.seesStatus('Bitácora copiada.');
  await expect(eventLog.getByRole('link', { name: 'Descargar el estado para un reporte' })).toHaveAttribute(
    'href',
    '/demo/api/snapshot',
  );
});

test('the calls of the app are listed live with their bodies, can be filtered, and copied as a command', async ({
  page,
  context,
  operator,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const console = new Console(page);
  await console.opens();
  const eventLog = await console.shows('Bitácora');
  await console.switchesOn(eventLog.getByRole('radio', { name: 'Llamadas' }));
  const { token } = await operator.session('activa');
  await operator.faults({ fail: [{ method: 'GET', path: '/api/calc', status: 500 }] });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'activa@adelantto.test', password: 'Secreta2026!' });
  const login = await fetch(`${operator.url}/api/auth/login`, { method: 'POST', headers, body });
  await fetch(`${operator.url}/api/calc`, { headers });

  const rows = eventLog.getByRole('listitem');
  await expect(rows.first()).toContainText(/GET \/api\/calc\s*500\s*falla\s*Renata/);
  await eventLog.getByLabel('Dirección').fill('auth/login');
  await eventLog.getByLabel('Resultado').selectOption('Con error');
  await eventLog.getByLabel('De quién').selectOption({ label: 'Renata Quiroga' });
  await expect(rows).toHaveCount(1);
  await rows.first().locator('summary').click();
  await expect(rows.first()).toContainText(`X-Request-Id: ${login.headers.get('x-request-id')}`);
  await expect(rows.first()).toContainText('"password": "•••"');
  await expect(rows.first()).not.toContainText('Secreta2026!');
  await rows.first().getByRole('button', { name: 'Copiar como curl' }).click();
  await console.seesStatus('Se copió el comando.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl -X POST 'http.*\/api\/auth\/login'/);
});
