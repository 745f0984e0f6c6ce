import type { Route } from 'playwright/test';
import type { OperatorClient } from '../../operator.ts';
import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo', expectedErrors: ['Failed to load resource'] });

/** Label of each switch, the settings that it changes on the server, and the setting that `once` names for one call. */
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
  ['No llegan SMS ni correos', { delivery_s: null }, 'delivery_s'],
] as const;

const current = async ({ url }: OperatorClient) => (await fetch(`${url}/demo/api/faults`)).json();

test('each switch sets one fault on the server, for the next call or until it is switched off', async ({
  page,
  operator,
}) => {
  const console = new Console(page);
  await console.opens();
  const faults = console.section('Fallas');
  const count = faults.getByRole('status');
  for (const [name, expected, once] of switches) {
    await console.switchesOn(faults.getByRole('radio', { name: 'La siguiente llamada' }));
    await faults.getByRole('switch', { name, exact: true }).click();
    await expect(count).toHaveText('1 activa');
    // The switch shows its new position before the server has received the change.
    await expect.poll(() => current(operator)).toMatchObject(expected);
    const afterOnce = await current(operator);
    expect(afterOnce.once).toEqual(once === null ? [] : [once]);
    if ('fail' in expected) expect(afterOnce.fail[0].times).toBe(1);

    await faults.getByRole('switch', { name, exact: true }).click();
    await expect(count).toHaveText('ninguna activa');
    await console.switchesOn(faults.getByRole('radio', { name: 'Hasta quitarla' }));
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

test('several faults are active together, are counted in red, and can be switched off together', async ({
  page,
  operator,
}) => {
  const console = new Console(page);
  await console.opens();
  const faults = console.section('Fallas');
  await console.switchesOn(faults.getByRole('radio', { name: '5 s', exact: true }));
  await console.switchesOn(faults.getByRole('switch', { name: 'Error del servidor (500)' }));
  await console.switchesOn(faults.getByRole('switch', { name: 'Buró bajo' }));
  await expect(faults.getByRole('status')).toHaveText('3 activas');
  await expect(faults.getByText('3 activas')).toHaveCSS('color', 'rgb(179, 20, 43)');
  await expect.poll(() => current(operator)).toMatchObject({ latency_ms: 5000, bureau: 'reject' });
  await console.presses('Fallas', 'Quitar todas');
  await expect(faults.getByRole('radio', { name: '0 s', exact: true })).toBeChecked();
  await expect.poll(() => current(operator)).toMatchObject({ latency_ms: 0, bureau: 'auto', fail: [] });
});

test('a late response from before a change does not undo the next change', async ({ page, operator }) => {
  const console = new Console(page);
  let readCount = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/demo/api/faults')) readCount += 1;
  });
  await console.opens();
  const faults = console.section('Fallas');
  const second = faults.getByRole('switch', { name: 'Lentes detectadas' });
  // The page reads the faults twice: when it opens, and when the event stream has connected.
  await expect.poll(() => readCount).toBe(2);
  // Holds back all reads. The first one gets the state after the first change, but only after the second change.
  const heldReads: Route[] = [];
  await page.route('**/demo/api/faults', (route) =>
    route.request().method() === 'GET' ? void heldReads.push(route) : route.continue(),
  );
  await console.switchesOn(faults.getByRole('switch', { name: 'Buró bajo' }));
  await expect.poll(() => heldReads.length).toBe(1);
  const response = await heldReads[0]?.fetch();
  await console.switchesOn(second);
  await expect.poll(() => current(operator)).toMatchObject({ bureau: 'reject', selfie: 'lenses' });
  await heldReads[0]?.fulfill(response && { response });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

  await expect(second).toBeChecked();
  await console.switchesOn(faults.getByRole('switch', { name: 'No llegan SMS ni correos' }));
  await expect(faults.getByRole('status')).toHaveText('3 activas');
  await expect.poll(() => current(operator)).toMatchObject({ bureau: 'reject', selfie: 'lenses', delivery_s: null });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a fault for one call switches itself off on the console after that call', async ({ page, operator }) => {
  const console = new Console(page);
  await console.opens();
  const faults = console.section('Fallas');
  await console.switchesOn(faults.getByRole('switch', { name: 'Error del servidor (500)' }));
  await expect.poll(() => current(operator)).toMatchObject({ fail: [{ status: 500, times: 1 }] });
  await expect(faults.getByRole('status')).toHaveText('1 activa');
  expect((await fetch(`${operator.url}/api/user`)).status).toBe(500);
  await expect(faults.getByRole('status')).toHaveText('ninguna activa');
  await expect(console.section('Bitácora')).toContainText('Una falla se cumplió y se quitó');
  expect((await fetch(`${operator.url}/api/user`)).status).toBe(401);
});
