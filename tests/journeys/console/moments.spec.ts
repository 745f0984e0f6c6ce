import { readFile } from 'node:fs/promises';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { Console, wideScreen } from '../support/console.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo' });

test('a saved point', async ({ page, operator: _ }) => {
  const console = new Console(page);
  const moments = () => console.shows('Momentos');
  const points = console.section('Momentos').getByRole('listitem').filter({ hasText: 'Volver' });
  const approves = async () => {
    await console.presses('Expediente', /^Aprobar/);
    await console.seesInCaseFile('Aceptado · Renta $27,000.00');
  };
  const isAsBefore = async () => {
    // Nobody was signed in at that point.
    await expect(console.phone.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
    await console.signsInOnPhoneAs('Tomás Ibarra');
    await console.seesInCaseFile('En validación · Renta $27,000.00');
  };
  await console.opens();
  const download = page.waitForEvent('download');
  await (await moments()).getByRole('link', { name: technicalTexts.saveToFile }).click();
  const buffer = await readFile(await (await download).path());
  expect(buffer.length).toBeGreaterThan(10_000);
  await (await moments()).getByLabel('Nombre del punto').fill('Cita: 10:30 (Peña)');
  await console.presses('Momentos', 'Guardar punto');
  await expect(points).toContainText('Cita: 10:30 (Peña)');

  await test.step('is saved under a name that another one has only after a confirmation', async () => {
    const dialog = page.getByRole('dialog', { name: '¿Reemplazar el punto “Cita: 10:30 (Peña)”?' });
    await (await moments()).getByLabel('Nombre del punto').fill('Cita: 10:30 (Peña) ');
    await console.presses('Momentos', 'Guardar punto');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await console.presses('Momentos', 'Guardar punto');
    const replaced = page.waitForResponse(/\/snapshots\/Cita/);
    await dialog.getByRole('button', { name: 'Reemplazar' }).click();
    await replaced;
    await expect(points).toHaveCount(1);
  });
  await test.step('is restored, while the phone is empty, and asks before it is deleted', async () => {
    await console.signsInOnPhoneAs('Tomás Ibarra');
    await approves();
    await console.presses('Momentos', 'Volver a Cita: 10:30 (Peña)');
    const dialog = page.getByRole('dialog', { name: '¿Volver a “Cita: 10:30 (Peña)”?' });
    const release = await holdRequests(page, '**/restore');
    await dialog.getByRole('button', { name: 'Volver' }).click();
    await expect(page.getByText('Preparando el celular…')).toBeVisible();
    release();
    await isAsBefore();
    const question = page.getByRole('dialog', { name: '¿Borrar el punto “Cita: 10:30 (Peña)”?' });
    await console.presses('Momentos', 'Borrar Cita: 10:30 (Peña)');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(points).toHaveCount(1);
    await console.presses('Momentos', 'Borrar Cita: 10:30 (Peña)');
    await question.getByRole('button', { name: 'Borrar' }).click();
    await expect(points).toHaveCount(0);
  });
  await test.step('is restored from a file', async () => {
    await approves();
    const file = { name: 'adelantto.tar', mimeType: 'application/x-tar', buffer };
    await (await moments()).getByLabel(technicalTexts.openFromFile).setInputFiles(file);
    await page.getByRole('dialog').getByRole('button', { name: 'Volver' }).click();
    await isAsBefore();
  });
});

test('a persona', async ({ page, operator: _ }) => {
  const console = new Console(page);
  await console.opens();

  await test.step('is signed in on the phone by one press, which removes the data of the previous one', async () => {
    await console.signsInOnPhoneAs('Renata Quiroga');
    await page.evaluate(() => sessionStorage.setItem('draft of somebody', 'left'));
    await console.signsInOnPhoneAs('Óscar Pacheco');
    await expect(console.phone.getByText('Renata')).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('draft of somebody'))).toBeNull();
    const onPhone = (await console.shows('Momentos')).getByRole('listitem').filter({ hasText: 'En el celular' });
    await expect(onPhone).toContainText('Óscar Pacheco');
    await console.shows('Expediente');
    await expect(console.caseFileOwner).toContainText('Óscar Pacheco');
  });
  await test.step('can be personalised: somebody with other data at the same point', async () => {
    await console.presses('Momentos', 'Personalizar a Renata Quiroga');
    const dialog = page.getByRole('dialog', { name: 'Personalizar a Renata Quiroga' });
    await dialog.getByRole('button', { name: 'Crear y entrar' }).click();
    await expect(dialog.getByLabel(/^Nombre/)).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel(/^Nombre/).fill('Ana María');
    await dialog.getByLabel('Apellidos').fill('de la Torre López');
    await dialog.getByLabel(/^Renta/).fill('32500.5');
    await dialog.getByLabel('Plazo').selectOption('12 meses');
    await dialog.getByLabel('Ciudad').selectOption('Puebla');
    await dialog.getByRole('button', { name: 'Crear y entrar' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(console.phone.getByRole('heading', { name: 'Hola, Ana María', exact: true })).toBeVisible();
    await expect(console.phone.getByText('$32,500').first()).toBeVisible();
    const created = (await console.shows('Momentos')).getByRole('listitem').filter({ hasText: 'En el celular' });
    await expect(created).toContainText('Ana María de la Torre López');
    await expect(created).toContainText('Pagó 3 de 12; 1 en revisión; 1 rechazada.');
  });
});
