import type { Route } from 'playwright/test';
import type { OperatorClient } from '../../operator.ts';
import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo', expectedErrors: ['Failed to load resource'] });

/** What the server does about each switch; until it is off, or for the next call. */
const switches = [
  ['Sin conexión', { offline: true }, 'offline'],
  ['Se corta la subida al 50%', { cut_upload_at: 0.5 }, 'cut_upload_at'],
  ['Error del servidor (500)', { fail: [expect.objectContaining({ status: 500, path: '/api/**' })] }, null],
  ['Sesión terminada (401)', { fail: [expect.objectContaining({ status: 401 })] }, null],
  ['Ya cambió (409)', { fail: [expect.objectContaining({ status: 409 })] }, null],
  ['Demasiados intentos (429)', { fail: [expect.objectContaining({ status: 429 })] }, null],
  ['No responde', { fail: [expect.objectContaining({ status: 0 })] }, null],
  ['Respuesta ilegible', { fail: [expect.objectContaining({ status: 200, body: '<html>' })] }, null],
  ['Buró bajo', { bureau: 'reject' }, 'bureau'],
  ['Lentes detectadas', { selfie: 'lenses' }, 'selfie'],
  ['SMS no llega', { delivery_s: null }, 'delivery_s'],
] as const;

const current = async ({ url }: OperatorClient) => (await fetch(`${url}/demo/api/faults`)).json();

test('each switch is one fault of the server, for the next call or until it is off', async ({ page, operator }) => {
  const console = new Console(page);
  await console.opens();
  const faults = console.section('Fallas');
  const count = faults.getByRole('status');
  for (const [name, expected, once] of switches) {
    await faults.getByRole('radio', { name: 'La siguiente llamada' }).check({ force: true });
    await faults.getByRole('switch', { name, exact: true }).click();
    await expect(count).toHaveText('1 activa');
    // The switch stands where it was put before the server has heard of it.
    await expect.poll(() => current(operator)).toMatchObject(expected);
    const told = await current(operator);
    expect(told.once).toEqual(once === null ? [] : [once]);
    if ('fail' in expected) expect(told.fail[0].times).toBe(1);

    await faults.getByRole('switch', { name, exact: true }).click();
    await expect(count).toHaveText('ninguna activa');
    await faults.getByRole('radio', { name: 'Hasta quitarla' }).check({ force: true });
    await faults.getByRole('switch', { name, exact: true }).click();
    await expect(count).toHaveText('1 activa');
    await expect.poll(() => current(operator)).toMatchObject(expected);
    const lasting = await current(operator);
    expect(lasting.once).toEqual([]);
    if ('fail' in expected) expect(lasting.fail[0].times).toBeNull();
    await console.presses('Fallas', 'Quitar todas');
    await expect(count).toHaveText('ninguna activa');
  }
});

test('faults add up, the counter is red, and all go at once', async ({ page, operator }) => {
  const console = new Console(page);
  await console.opens();
  const faults = console.section('Fallas');
  await faults.getByRole('radio', { name: '5 s', exact: true }).check({ force: true });
  await faults.getByRole('switch', { name: 'Error del servidor (500)' }).check();
  await faults.getByRole('switch', { name: 'Buró bajo' }).check();
  await expect(faults.getByRole('status')).toHaveText('3 activas');
  await expect(faults.getByText('3 activas')).toHaveCSS('color', 'rgb(179, 20, 43)');
  await expect.poll(() => current(operator)).toMatchObject({ latency_ms: 5000, bureau: 'reject' });
  await console.presses('Fallas', 'Quitar todas');
  await expect(faults.getByRole('radio', { name: '0 s', exact: true })).toBeChecked();
  await expect.poll(() => current(operator)).toMatchObject({ latency_ms: 0, bureau: 'auto', fail: [] });
});

test('what is told late of a press before does not undo the next one', async ({ page, operator }) => {
  const console = new Console(page);
  await console.opens();
  const faults = console.section('Fallas');
  const second = faults.getByRole('switch', { name: 'Lentes detectadas' });
  await expect(second).toBeEnabled();
  // What is asked after the first press is answered as it was then, but late; and what is asked later, not at all.
  const late: Route[] = [];
  await page.route('**/demo/api/faults', (route) =>
    route.request().method() === 'GET' ? void late.push(route) : route.continue(),
  );
  await faults.getByRole('switch', { name: 'Buró bajo' }).check();
  await expect.poll(() => late.length).toBe(1);
  const response = await late[0]?.fetch();
  await second.check();
  await expect.poll(() => current(operator)).toMatchObject({ bureau: 'reject', selfie: 'lenses' });
  await late[0]?.fulfill(response && { response });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

  await expect(second).toBeChecked();
  await faults.getByRole('switch', { name: 'SMS no llega' }).check();
  await expect(faults.getByRole('status')).toHaveText('3 activas');
  await expect.poll(() => current(operator)).toMatchObject({ bureau: 'reject', selfie: 'lenses', delivery_s: null });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a fault that has struck once switches itself off on the console', async ({ page, operator }) => {
  const console = new Console(page);
  await console.opens();
  const faults = console.section('Fallas');
  await faults.getByRole('switch', { name: 'Error del servidor (500)' }).check();
  await expect.poll(() => current(operator)).toMatchObject({ fail: [{ status: 500, times: 1 }] });
  await expect(faults.getByRole('status')).toHaveText('1 activa');
  expect((await fetch(`${operator.url}/api/user`)).status).toBe(500);
  await expect(faults.getByRole('status')).toHaveText('ninguna activa');
  await expect(console.section('Bitácora')).toContainText('Una falla se cumplió y se quitó');
  expect((await fetch(`${operator.url}/api/user`)).status).toBe(401);
});
