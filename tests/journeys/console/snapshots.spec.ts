import { readFile } from 'node:fs/promises';
import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo' });

test('a reset asks for a confirmation and restores the initial state', async ({ page, operator }) => {
  const console = new Console(page);
  await console.opens();
  await console.signsInOnPhoneAs('Tomás Ibarra');
  await console.presses('Expediente', /^Aprobar/);
  await expect(console.section('Expediente')).toContainText('Ve: Aceptado');
  const reset = page.getByRole('banner').getByRole('button', { name: 'Reiniciar' });
  await reset.click();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(console.phone.getByText('Hola, Tomás')).toBeVisible();

  await reset.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reiniciar' }).click();
  await console.seesStatus('La demostración empezó de nuevo.');
  await expect(console.phone.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('auth'))).toBeNull();
  const [application] = await operator.rows<{ status: string }>('applications?status=in_validation');
  expect(application).toBeDefined();
});

test('a snapshot can be saved under a name, restored and deleted', async ({ page, operator: _ }) => {
  const console = new Console(page);
  await console.opens();
  const snapshots = console.section('Puntos');
  await snapshots.getByLabel('Nombre del punto').fill('Antes de pagar');
  await console.presses('Puntos', 'Guardar punto');
  await expect(snapshots.getByRole('listitem')).toContainText('Antes de pagar');

  await console.signsInOnPhoneAs('Tomás Ibarra');
  await console.presses('Expediente', /^Aprobar/);
  await expect(console.section('Expediente')).toContainText('Ve: Aceptado');
  await console.presses('Puntos', 'Volver a Antes de pagar');
  await page.getByRole('dialog', { name: '¿Volver a Antes de pagar?' }).getByRole('button', { name: 'Volver' }).click();
  await console.seesStatus('Todo está como en ese punto.');
  await console.signsInOnPhoneAs('Tomás Ibarra');
  await expect(console.section('Expediente')).toContainText('Ve: En validación');

  await console.presses('Puntos', 'Borrar Antes de pagar');
  await expect(snapshots.getByRole('listitem')).toHaveCount(0);
});

test('the state can be exported to a file and imported again', async ({ page, operator: _ }) => {
  const console = new Console(page);
  await console.opens();
  const download = page.waitForEvent('download');
  await console.section('Puntos').getByRole('link', { name: 'Exportar archivo' }).click();
  const file = await (await download).path();
  expect((await readFile(file)).length).toBeGreaterThan(10_000);

  await console.signsInOnPhoneAs('Tomás Ibarra');
  await console.presses('Expediente', /^Aprobar/);
  await expect(console.section('Expediente')).toContainText('Ve: Aceptado');
  await console
    .section('Puntos')
    .getByLabel('Importar archivo')
    .setInputFiles({
      name: 'adelantto.tar',
      mimeType: 'application/x-tar',
      buffer: await readFile(file),
    });
  await page.getByRole('dialog').getByRole('button', { name: 'Volver' }).click();
  await console.seesStatus('Todo está como en ese punto.');
  await console.signsInOnPhoneAs('Tomás Ibarra');
  await expect(console.section('Expediente')).toContainText('Ve: En validación');
});

test('a link to a persona asks for a confirmation, then opens the persona, the screen and the time', async ({
  page,
  operator,
}) => {
  const console = new Console(page);
  const now = '2027-01-15T18:30:00.000Z';
  await console.opens(`?${new URLSearchParams({ persona: 'activa', path: '/loans', now })}`);
  const dialog = page.getByRole('dialog', { name: '¿Abrir este punto?' });
  await expect(dialog).toContainText('vie 15 ene 2027, 12:30');
  await expect(dialog).toContainText('“activa” en /loans');
  const before = (await operator.clock()).now;
  expect(Date.parse(before)).toBeLessThan(Date.parse(now));
  await dialog.getByRole('button', { name: 'Abrir' }).click();

  await expect(console.phone.getByRole('heading', { level: 1, name: 'Tus Adelanttos' })).toBeVisible();
  await expect(console.section('Reloj')).toContainText('15 ene 2027');
  await expect.poll(() => new URL(page.url()).search).toBe('');

  await console.presses('Puntos', /^Copiar enlace a Renata Quiroga/);
  await console.seesStatus('Enlace copiado.');
});

test('a link to another host, or one that the operator declines, does nothing', async ({ page, operator }) => {
  const console = new Console(page);
  await console.opens('?persona=activa&path=https://elsewhere.test/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { now } = await operator.clock();
  await console.opens('?persona=activa&path=/loans&now=2027-01-15T18:30:00.000Z');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  expect(Date.parse((await operator.clock()).now) - Date.parse(now)).toBeLessThan(60_000);
});

test('a demo that only this machine can reach explains how to open it to the network', async ({
  page,
  operator: _,
}) => {
  const console = new Console(page);
  await console.opens();
  await expect(console.section('Puntos')).toContainText('npm start -- --host 0.0.0.0');
  await expect(console.section('Puntos').getByRole('button', { name: 'Mostrar código QR' })).toHaveCount(0);
  await expect(console.section('Puntos')).toContainText('un celular no presta su cámara ni su portapapeles');
});

test('in a network a QR code with a ticket for the owner on the phone is shown, for the chosen address', async ({
  page,
  operator: _,
}) => {
  const console = new Console(page);
  const addresses = ['http://192.168.1.20:4000', 'http://10.0.0.7:4000'];
  await page.route('**/demo/api/network', (route) =>
    route.fulfill({ json: { operator: true, addresses, viewers: 1, max_viewers: 3 } }),
  );
  await console.opens();
  const snapshots = console.section('Puntos');
  await expect(snapshots).toContainText('Miran 1 de hasta 3 pantallas');
  await console.signsInOnPhoneAs('Renata Quiroga');
  await snapshots.getByLabel('Cambiar red').selectOption('http://10.0.0.7:4000');
  const ticketResponse = page.waitForResponse('**/demo/api/tickets');
  await console.presses('Puntos', 'Mostrar código QR');
  expect((await ticketResponse).status()).toBe(201);
  await expect(snapshots.getByRole('img', { name: 'Código QR que abre la demostración en un celular' })).toBeVisible();
  await expect(snapshots).toContainText('Vale una sola vez, durante 2 minutos.');
});

test('on another machine all controls are disabled and no messages are shown', async ({ page, operator: _ }) => {
  await page.route('**/demo/api/network', (route) =>
    route.fulfill({ json: { operator: false, addresses: ['http://192.168.1.20:4000'], viewers: 1, max_viewers: 3 } }),
  );
  const console = new Console(page);
  await console.opens();
  await expect(page.getByText('Desde otra máquina solo se puede mirar.')).toBeVisible();
  for (const name of ['Entrar como Renata Quiroga', 'Personalizar', '+1 mes', 'Siguiente vencimiento'] as const) {
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  }
  await expect(page.getByRole('banner').getByRole('button', { name: 'Reiniciar' })).toBeDisabled();
  await expect(console.section('Fallas').getByRole('switch').first()).toBeDisabled();
  await expect(console.section('Mensajes')).toContainText('solo se ven en la máquina de la demostración');
  await expect(console.section('Puntos').getByRole('link', { name: 'Exportar archivo' })).toHaveCount(0);
});
