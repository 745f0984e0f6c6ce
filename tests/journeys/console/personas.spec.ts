import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo' });

test('a persona', async ({ page, operator: _ }) => {
  const console = new Console(page);
  const personas = console.section('Personas');
  await console.opens();

  await test.step('is signed in on the phone by a click, which removes the data of the previous one', async () => {
    await console.signsInOnPhoneAs('Renata Quiroga');
    await page.evaluate(() => sessionStorage.setItem('draft of somebody', 'left'));

    await console.signsInOnPhoneAs('Óscar Pacheco');
    await expect(console.phone.getByText('Renata')).toHaveCount(0);
    const emailOfSession = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('auth') ?? '{}').user?.email);
    await expect.poll(emailOfSession).toBe('vencida@adelantto.test');
    expect(await page.evaluate(() => sessionStorage.getItem('draft of somebody'))).toBeNull();
    await expect(personas.getByRole('button', { pressed: true })).toHaveAccessibleName('Entrar como Óscar Pacheco');
    await expect(personas.getByRole('button', { pressed: true }).getByText('ÓP', { exact: true })).toBeVisible();
    await expect(console.section('Expediente').getByLabel('De quién')).toContainText('Óscar Pacheco');
  });
  await test.step('with a temporary password has to change it first', async () => {
    await console.signsInOnPhoneAs('Sofía Carmona', 'Bienvenido');
    await expect(console.phone.getByLabel('Nueva contraseña', { exact: true })).toBeVisible();
  });
  await test.step('can be personalised, and is signed in in the chosen state', async () => {
    await console.presses('Personas', 'Personalizar');
    const dialog = page.getByRole('dialog', { name: 'Personalizar' });
    await dialog.getByLabel('Nombre completo').fill('Beatriz Olmedo');
    await dialog.getByLabel('Empieza como').selectOption('activa');
    await dialog.getByLabel('Renta mensual (MXN)').fill('32500');
    await dialog.getByLabel('Ciudad').selectOption('Mérida');
    await dialog.getByLabel('Plazo en meses').selectOption('10');
    await dialog.getByRole('button', { name: 'Crear persona' }).click();

    await expect(console.phone.getByRole('heading', { name: 'Hola, Beatriz' })).toBeVisible();
    await expect(console.phone.getByText('$32,500').first()).toBeVisible();
    await expect(personas.getByRole('button', { pressed: true })).toHaveAccessibleName('Entrar como Beatriz Olmedo');
  });
});
