import { readFile } from 'node:fs/promises';
import { Console, wideScreen } from '../support/console.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { expect, MONDAY_MORNING, test } from '../support/journey.ts';

// A file of another kind is a 400.
test.use({ ...wideScreen, app: 'demo', expectedErrors: ['400 (Bad Request'] });

test('the state of the demo', async ({ page, operator }) => {
  const console = new Console(page);
  const approves = async () => {
    await console.presses('Expediente', /^Aprobar/);
    await console.seesInCaseFile('Aceptado · Renta $27,000.00');
  };
  const isAsBefore = async () => {
    await console.seesStatus('Todo está como en ese punto.');
    await console.signsInOnPhoneAs('Tomás Ibarra');
    await console.seesInCaseFile('En validación · Renta $27,000.00');
  };
  await console.opens();
  const download = page.waitForEvent('download');
  await (await console.shows('Puntos')).getByRole('link', { name: 'Guardar en un archivo' }).click();
  const buffer = await readFile(await (await download).path());
  expect(buffer.length).toBeGreaterThan(10_000);
  await (await console.shows('Puntos')).getByLabel('Nombre del punto').fill('Cita: 10:30 (Peña)');
  await console.presses('Puntos', 'Guardar punto');
  await console.seesStatus('Se guardó el punto “Cita: 10:30 (Peña)”.');
  await console.switchesOn((await console.shows('Puntos')).getByRole('radio', { name: 'Puntos' }));
  await expect((await console.shows('Puntos')).getByRole('listitem')).toContainText('Cita: 10:30 (Peña)');

  await test.step('is saved under a name that a snapshot has only after a confirmation', async () => {
    const dialog = page.getByRole('dialog', { name: '¿Reemplazar el punto “Cita: 10:30 (Peña)”?' });
    await (await console.shows('Puntos')).getByLabel('Nombre del punto').fill('Cita: 10:30 (Peña) ');
    await console.presses('Puntos', 'Guardar punto');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await console.presses('Puntos', 'Guardar punto');
    // The notice of the first time has the same text.
    const replaced = page.waitForResponse(/\/snapshots\/Cita/);
    await dialog.getByRole('button', { name: 'Reemplazar' }).click();
    await replaced;
    await console.seesStatus('Se guardó el punto “Cita: 10:30 (Peña)”.');
    await expect((await console.shows('Puntos')).getByRole('listitem')).toHaveCount(1);
  });
  await test.step('is not restored from a file of another kind, which the console says in words', async () => {
    const file = { name: 'recibo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    await (await console.shows('Puntos')).getByLabel('Abrir de un archivo').setInputFiles(file);
    await page.getByRole('dialog').getByRole('button', { name: 'Volver' }).click();
    await console.seesStatus('No se pudo: Este archivo no es un punto guardado de la demostración, o está incompleto.');
  });

  await test.step('is restored from a snapshot, which can be deleted', async () => {
    await console.signsInOnPhoneAs('Tomás Ibarra');
    await approves();
    await console.presses('Mensajes', 'Marcar como leídos');
    await console.switchesOn((await console.shows('Puntos')).getByRole('radio', { name: 'Puntos' }));
    await console.presses('Puntos', 'Volver a Cita: 10:30 (Peña)');
    const dialog = page.getByRole('dialog', { name: '¿Volver a “Cita: 10:30 (Peña)”?' });
    const release = await holdRequests(page, '**/restore');
    await dialog.getByRole('button', { name: 'Volver' }).click();
    await expect(page.getByText('Preparando el celular…')).toBeVisible();
    release();
    await isAsBefore();
    await console.switchesOn((await console.shows('Puntos')).getByRole('radio', { name: 'Puntos' }));
    const question = page.getByRole('dialog', { name: '¿Borrar el punto “Cita: 10:30 (Peña)”?' });
    await console.presses('Puntos', 'Borrar Cita: 10:30 (Peña)');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect((await console.shows('Puntos')).getByRole('listitem')).toHaveCount(1);
    await console.presses('Puntos', 'Borrar Cita: 10:30 (Peña)');
    await question.getByRole('button', { name: 'Borrar' }).click();
    await expect((await console.shows('Puntos')).getByRole('listitem')).toHaveCount(0);
  });
  await test.step('has new messages again after it was restored, though all former ones are read', async () => {
    await approves();
    await expect((await console.shows('Mensajes')).getByRole('status')).toHaveText(/^\d+ nuevos?$/);
  });
  await test.step('is imported from a file that was exported', async () => {
    const file = { name: 'adelantto.tar', mimeType: 'application/x-tar', buffer };
    await (await console.shows('Puntos')).getByLabel('Abrir de un archivo').setInputFiles(file);
    await page.getByRole('dialog').getByRole('button', { name: 'Volver' }).click();
    await isAsBefore();
  });
  await test.step('is the initial one after a reset, which asks for a confirmation', async () => {
    await approves();
    const reset = page.getByRole('banner').getByRole('button', { name: 'Reiniciar' });
    await reset.click();
    // In the middle of the window, not over one of its columns.
    const { x = 0, width = 0 } = (await page.getByRole('dialog').boundingBox()) ?? {};
    expect(Math.round(x + width / 2)).toBe((page.viewportSize()?.width ?? 0) / 2);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(console.phone.getByText('Hola, Tomás')).toBeVisible();
    await reset.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reiniciar' }).click();
    await console.seesStatus('La demostración empezó de nuevo.');
    await expect(console.phone.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('auth'))).toBeNull();
    expect(await operator.rows('applications?status=in_validation')).not.toEqual([]);
  });
});

test('a link to a persona', async ({ page, operator }) => {
  const console = new Console(page);
  const dialog = page.getByRole('dialog', { name: '¿Abrir este punto?' });
  const now = '2027-01-15T18:30:00.000Z';
  const link = `?${new URLSearchParams({ persona: 'activa', path: '/loans', now })}`;
  const isStillToday = async () =>
    expect(Date.parse((await operator.clock()).now) - Date.parse(MONDAY_MORNING)).toBeLessThan(60_000);

  await test.step('does nothing when it leads to another host', async () => {
    await console.opens('?persona=activa&path=https://elsewhere.test/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('does nothing and says so when nobody has that name', async () => {
    await console.opens('?persona=nadie&path=/loans');
    await console.seesStatus('Este enlace no sirve: lo que nombra no existe. No cambió nada.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await isStillToday();
  });
  await test.step('does nothing when the operator declines', async () => {
    await console.opens(link);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog).toHaveCount(0);
    await isStillToday();
  });
  await test.step('opens the persona, the screen and the time after a confirmation', async () => {
    await console.opens(link);
    await expect(dialog).toContainText('vie 15 ene 2027, 12:30');
    await expect(dialog).toContainText('“activa” en /loans');
    await isStillToday();
    const sessions: string[] = [];
    page.on('request', (request) => void (request.url().endsWith('/session') && sessions.push(request.url())));
    await dialog.getByRole('button', { name: 'Abrir' }).click();
    await expect(console.phone.getByRole('heading', { level: 1, name: 'Tus Adelanttos' })).toBeVisible();
    await expect(await console.shows('Reloj')).toContainText('15 ene 2027');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(sessions).toHaveLength(1);
  });
  await test.step('opens the new password first for a persona whose password is a temporary one', async () => {
    await console.opens('?persona=temporal&path=/loans');
    await dialog.getByRole('button', { name: 'Abrir' }).click();
    await expect(console.phone.getByRole('heading', { level: 1, name: 'Bienvenido' })).toBeVisible();
    await console.signsInOnPhoneAs('Renata Quiroga');
  });
  await test.step('is no link for other machines while only this one can reach the demo', async () => {
    await expect(await console.shows('Puntos')).toContainText('npm start -- --host 0.0.0.0');
    await expect((await console.shows('Puntos')).getByRole('img', { name: /^Código QR/ })).toHaveCount(0);
    await expect(await console.shows('Puntos')).toContainText('Ahí no se abre la cámara');
  });
});

test('in a network a QR code with a ticket for the owner on the phone is shown, for the chosen address', async ({
  page,
  operator: _,
}) => {
  const console = new Console(page);
  const addresses = ['http://192.168.1.20:4000', 'http://10.0.0.7:4000'];
  await page.route('**/demo/api/network', (route) => route.fulfill({ json: { addresses } }));
  await console.opens();
  await console.signsInOnPhoneAs('Renata Quiroga');
  const ticketResponse = page.waitForResponse('**/demo/api/tickets');
  const points = await console.shows('Puntos');
  expect((await ticketResponse).status()).toBe(201);
  await points.getByLabel('Red', { exact: true }).selectOption('http://10.0.0.7:4000');
  await expect(points.getByRole('img', { name: 'Código QR que abre la app en un celular' })).toBeVisible();
  await expect(points).toContainText('Abre la app, sin esta página. Vale una vez, durante 2 minutos.');
});
