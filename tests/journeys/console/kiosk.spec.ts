import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo' });

test('kiosk mode begins the demo anew when nobody uses it, outlives a reload, and ends with its code', async ({
  page,
  operator,
}) => {
  await page.clock.install();
  const console = new Console(page);
  await console.opens();
  await operator.moveClock({ frozen: true });
  await console.signsInOnPhoneAs('Óscar Pacheco');
  const dialog = page.getByRole('dialog');
  await console.presses('Puntos', 'Modo feria');
  await dialog.getByLabel('Clave para salir, 4 dígitos').fill('24');
  await dialog.getByRole('button', { name: 'Activar modo feria' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('La clave lleva 4 dígitos.');
  await dialog.getByLabel('Clave para salir, 4 dígitos').fill('2468');
  await dialog.getByRole('button', { name: 'Activar modo feria' }).click();
  await expect(page.getByTitle('Modo feria: vuelve a empezar en 3 min')).toBeVisible();

  await test.step('warns first; a use of the phone keeps it as it is', async () => {
    await page.clock.fastForward('02:45');
    await expect(page.getByText('¿Sigues aquí?')).toBeVisible();
    await console.phone.getByRole('heading', { level: 1 }).press('Enter');
    await expect(page.getByText('¿Sigues aquí?')).toBeHidden();
    await expect(console.phone.getByRole('heading', { level: 1, name: 'Hola, Óscar' })).toBeVisible();
  });
  await test.step('begins anew, with the mode still on after a reload', async () => {
    await page.clock.fastForward('02:59');
    await expect(console.phone.getByRole('heading', { level: 1, name: 'Tu renta de mañana, hoy.' })).toBeVisible();
    await page.reload();
    await expect(page.getByTitle(/^Modo feria: vuelve a empezar en/)).toBeVisible();
  });
  await test.step('asks for its code', async () => {
    await page.getByRole('button', { name: /^Quitar: Modo feria/ }).click();
    await dialog.getByLabel('Clave', { exact: true }).fill('1111');
    await dialog.getByRole('button', { name: 'Salir del modo feria' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Esa no es la clave.');
    await dialog.getByLabel('Clave', { exact: true }).fill('2468');
    await dialog.getByRole('button', { name: 'Salir del modo feria' }).click();
    await expect(page.getByTitle(/^Modo feria: vuelve/)).toBeHidden();
  });
});
