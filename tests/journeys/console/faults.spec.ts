import type { Route } from 'playwright/test';
import type { Stage } from '../../stage.ts';
import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo', expectedErrors: ['Failed to load resource'] });

const current = (operator: Stage) => operator.currentFaults();

test('the switches of the faults', async ({ page, operator }) => {
  const console = new Console(page);
  const faults = console.section('Fallas');
  const count = faults.getByRole('status');
  const statusOfCall = async () => (await fetch(`${operator.url}/api/user`)).status;
  await console.opens();

  await test.step('set a fault for the next call, after which it is off again', async () => {
    await console.shows('Fallas');
    await console.switchesOn(faults.getByRole('switch', { name: 'Falla del servidor' }));
    await expect.poll(() => current(operator)).toMatchObject({ fail: [{ status: 500, times: 1 }] });
    await expect(count).toHaveText('1 activa');
    expect(await statusOfCall()).toBe(500);
    await expect(count).toHaveText('ninguna activa');
    await expect(await console.shows('Bitácora')).toContainText('Una falla se cumplió y se quitó');
    expect(await statusOfCall()).toBe(401);
  });
  await test.step('set a fault until it is switched off', async () => {
    await console.shows('Fallas');
    const conflict = faults.getByRole('switch', { name: 'Ya cambió en otro lado' });
    await console.switchesOn(faults.getByRole('radio', { name: 'Hasta quitarla' }));
    await console.switchesOn(conflict);
    await expect.poll(() => current(operator)).toMatchObject({ fail: [{ status: 409, times: null }] });
    expect([await statusOfCall(), await statusOfCall()]).toEqual([409, 409]);
    await expect(count).toHaveText('1 activa');
    await conflict.click();
    await expect(count).toHaveText('ninguna activa');
    await expect.poll(() => current(operator)).toMatchObject({ fail: [] });
  });
  await test.step('set several faults together, which are counted in red and can be switched off together', async () => {
    await console.shows('Fallas');
    await console.switchesOn(faults.getByRole('radio', { name: '5 s', exact: true }));
    await console.switchesOn(faults.getByRole('switch', { name: 'Falla del servidor' }));
    await console.switchesOn(faults.getByRole('switch', { name: 'Buró bajo' }));
    await expect(count).toHaveText('3 activas');
    await expect(faults.getByText('3 activas')).toHaveCSS('color', 'rgb(179, 20, 43)');
    await expect.poll(() => current(operator)).toMatchObject({ latency_ms: 5000, bureau: 'reject', once: [] });
    await console.presses('Fallas', 'Quitar todas');
    await expect(faults.getByRole('radio', { name: '0 s', exact: true })).toBeChecked();
    await expect.poll(() => current(operator)).toMatchObject({ latency_ms: 0, bureau: 'auto', fail: [] });
  });
  await test.step('set a rule for one call with a condition, which is listed and can be removed', async () => {
    await console.presses('Fallas', 'Más fallas');
    const form = page.getByRole('dialog', { name: 'Más fallas' });
    await form.getByLabel('Llamada').selectOption('POST /api/auth/login');
    await form.getByLabel('Responde').selectOption('503');
    await form.getByLabel('Solo si el dato').selectOption('email');
    await form.getByLabel('es', { exact: true }).first().fill('ana@correo.mx');
    await form.getByLabel('Encabezado de la respuesta').fill('Content-Length');
    await form.getByRole('button', { name: 'Agregar falla' }).click();
    await console.seesStatus(/No se pudo: “fail\.0\.headers\.Content-Length” debe ser el nombre de un encabezado/);
    await form.getByLabel('Encabezado de la respuesta').fill('X-Prueba');
    await form.getByRole('button', { name: 'Agregar falla' }).click();
    // It has a status message of its own.
    await expect(form).toHaveCount(0);
    const rule = faults.getByRole('list', { name: 'Fallas a la medida' }).getByRole('listitem');
    await expect(rule).toContainText('POST /api/auth/login si email = ana@correo.mx → 503');
    await expect(count).toHaveText('1 activa');
    const when = { body: { email: 'ana@correo.mx' } };
    await expect.poll(() => current(operator)).toMatchObject({ fail: [{ status: 503, when, times: null }] });
    await rule.getByRole('button', { name: /^Quitar/ }).click();
    await expect(count).toHaveText('ninguna activa');
    await expect.poll(() => current(operator)).toMatchObject({ fail: [] });
  });
});

test('a late response from before a change does not undo the next change', async ({ page, operator }) => {
  const console = new Console(page);
  let readCount = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/demo/api/faults')) readCount += 1;
  });
  await console.opens();
  const faults = await console.shows('Fallas');
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

test('a change that is long on its way does not undo the next one', async ({ page, operator }) => {
  const console = new Console(page);
  const sent: Route[] = [];
  await page.route('**/demo/api/faults', (route) => {
    const isFirst = route.request().method() === 'PUT' && sent.push(route) === 1;
    return isFirst ? undefined : route.continue();
  });
  await console.opens();
  const faults = await console.shows('Fallas');
  await console.switchesOn(faults.getByRole('switch', { name: 'Buró bajo' }));
  await expect.poll(() => sent.length).toBe(1);
  await faults.getByRole('switch', { name: 'Lentes detectadas' }).click();
  // A call that the second press had sent would arrive before this later one.
  await page.evaluate(() => fetch('/demo/api/owners'));
  await sent[0]?.continue();
  await sent[0]?.request().response();
  await expect.poll(() => current(operator)).toMatchObject({ bureau: 'reject', selfie: 'lenses' });
  await expect(faults.getByRole('status')).toHaveText('2 activas');
});
