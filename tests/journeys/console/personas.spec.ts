import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';
import { Talk } from '../support/talk.ts';

// A city that nobody knows is a 422.
test.use({ ...wideScreen, app: 'demo', expectedErrors: ['422 (Unprocessable'] });

test('a persona', async ({ page, operator: _ }) => {
  const console = new Console(page);
  const dialog = page.getByRole('dialog', { name: 'Preparar la plática' });
  await console.opens();

  await test.step('is signed in on the phone by a click, which removes the data of the previous one', async () => {
    await console.signsInOnPhoneAs('Renata Quiroga');
    await page.evaluate(() => sessionStorage.setItem('draft of somebody', 'left'));

    await console.signsInOnPhoneAs('Óscar Pacheco');
    await console.seesStatus('Óscar Pacheco: paso 24, “La mensualidad atrasada”.');
    await expect(console.section('Guion').getByRole('heading', { level: 3 })).toHaveText('La mensualidad atrasada');
    await expect(console.phone.getByText('Renata')).toHaveCount(0);
    const emailOfSession = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('auth') ?? '{}').user?.email);
    await expect.poll(emailOfSession).toBe('vencida@adelantto.test');
    expect(await page.evaluate(() => sessionStorage.getItem('draft of somebody'))).toBeNull();
    await expect((await console.shows('Personas')).getByRole('button', { pressed: true })).toHaveAccessibleName(
      'Entrar como Óscar Pacheco',
    );
    await expect(
      (await console.shows('Personas')).getByRole('button', { pressed: true }).getByText('ÓP', { exact: true }),
    ).toBeVisible();
    await expect((await console.shows('Expediente')).getByLabel('De quién')).toContainText('Óscar Pacheco');
  });
  await test.step('with a temporary password has to change it first', async () => {
    await console.signsInOnPhoneAs('Sofía Carmona', 'Bienvenido');
    await expect(console.phone.getByLabel('Nueva contraseña', { exact: true })).toBeVisible();
    await console.seesStatus('Sofía Carmona está fuera del guion.');
  });
  await test.step('can be a prospect, who stands first and is signed in in the chosen state', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Preparar la plática/ })
      .click();
    await dialog.getByLabel('Nombre o nombres').fill('Ana María');
    await dialog.getByLabel('Apellidos').fill('de la Torre López');
    await dialog.getByLabel('Empieza como').selectOption('activa');
    await dialog.getByLabel('Renta al mes (MXN)').fill('32500.5');
    await dialog.getByRole('spinbutton', { name: 'Plazo' }).press('End');
    await expect(dialog.getByRole('button', { name: 'Un mes más' })).toBeDisabled();
    await expect(dialog.getByText('Hola, Ana María', { exact: true })).toBeVisible();
    await expect(dialog.getByText('12 meses de $32,500.50')).toBeVisible();
    await dialog.getByLabel('Ciudad').fill('Atlántida');
    await dialog.getByRole('button', { name: 'Empezar la plática' }).click();
    await expect(dialog.getByRole('alert')).toContainText('No conocemos esta ciudad.');
    await dialog.getByLabel('Ciudad').fill('Puebla, Puebla');
    await expect(dialog.getByRole('alert')).toHaveText('');
    await dialog.getByRole('button', { name: 'Empezar la plática' }).click();

    // It closes when the script is at the prospect's step, which closes the other sections.
    await expect(dialog).toHaveCount(0);
    await expect(console.phone.getByRole('heading', { name: 'Hola, Ana María', exact: true })).toBeVisible();
    await expect(console.phone.getByText('$32,500').first()).toBeVisible();
    const first = (await console.shows('Personas')).getByRole('listitem').first();
    await expect(first.getByRole('button', { pressed: true })).toHaveAccessibleName(
      'Entrar como Ana María de la Torre López',
    );
    await expect(first).toBeInViewport();
    await expect(first).toContainText('Pagó 3 de 12; 1 en revisión; 1 rechazada.');
  });
  await test.step('can be a prospect who begins with the script, whose forms are filled in for them', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Preparar la plática/ })
      .click();
    await expect(dialog.getByLabel('Apellidos')).toHaveValue('de la Torre López');
    await dialog.getByRole('button', { name: 'Empezar la plática' }).click();
    const question = page.getByRole('dialog', { name: '¿Empezar la plática con Ana María?' });
    await expect(question).toContainText('La que llevas va en el paso 26 y se pierde.');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await dialog.getByRole('button', { name: 'Empezar la plática' }).click();
    await question.getByRole('button', { name: 'Empezar la plática' }).click();
    await console.seesStatus('Lista la plática de Ana María de la Torre López.');
    await expect(console.phone.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  });
  await test.step('can be changed during the talk, which goes on at its step with the new data', async () => {
    const script = await console.shows('Guion');
    await console.presses('Guion', 'Hazlo por mí');
    await expect(script.getByRole('heading', { level: 3 })).toHaveText('Crear su cuenta');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Preparar la plática/ })
      .click();
    await dialog.getByLabel('Nombre o nombres').fill('Íñigo');
    await dialog.getByRole('radio', { name: /^A una empresa/ }).click();
    await dialog.getByRole('button', { name: 'Solo cambiar los datos' }).click();
    await page.getByRole('button', { name: 'Cambiar los datos', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(script.getByRole('heading', { level: 3 })).toHaveText('Crear su cuenta');
    await expect(script.getByLabel('Puedes decir')).toContainText('Íñigo abre su cuenta en un minuto');
    await expect(console.phone.getByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeVisible();
  });
  await test.step('are forgotten by a reset, which says so before', async () => {
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Reiniciar' }).click();
    const question = page.getByRole('dialog', { name: '¿Reiniciar la demostración?' });
    await expect(question).toContainText('se olvidan los datos de Íñigo');
    await question.getByRole('button', { name: 'Reiniciar' }).click();
    await expect(header.getByRole('button', { name: /^Preparar la plática/ })).not.toContainText('Íñigo');
  });
});

test('another talk that begins in the middle of one is about its own prospect at once', async ({ page, operator }) => {
  await operator.beginTalk({ name: 'Tadeo', last_name: 'Luna', rent: 41_000, city: 'Puebla', term: 6 });
  const talk = new Talk(page);
  await talk.opensAt('La oficina aprueba', 'Hola, Tadeo');
  const prepare = page.getByRole('banner').getByRole('button', { name: /^Preparar la plática|^Plática de/ });
  await prepare.click();
  const dialog = page.getByRole('dialog', { name: 'Preparar la plática' });
  await dialog.getByLabel('Nombre o nombres').fill('Ofelia');
  await dialog.getByLabel('Apellidos').fill('Cano');
  await dialog.getByRole('button', { name: 'Empezar la plática' }).click();
  await page
    .getByRole('dialog', { name: '¿Empezar la plática con Ofelia?' })
    .getByRole('button', { name: 'Empezar la plática' })
    .click();
  await talk.isAt('Bienvenida', 'Tu renta de mañana, hoy.');
  await expect(prepare).toContainText('Ofelia');
});

test('a prepared talk that has not begun can return after a persona', async ({ page, operator }) => {
  await operator.beginTalk({ name: 'Rosa', last_name: 'Núñez', rent: 20_000, city: 'Puebla', term: 6 });
  const talk = new Talk(page);
  await talk.opens();
  await talk.isAt('Bienvenida', 'Tu renta de mañana, hoy.');
  await talk.signsInOnPhoneAs('Renata Quiroga');
  await expect(talk.script).toContainText('En el celular está Renata Quiroga. Tu plática se quedó en el paso 1.');
  await talk.presses('Guion', 'Volver con Rosa');
  await talk.isAt('Bienvenida', 'Tu renta de mañana, hoy.');
  await expect(talk.script.getByRole('button', { name: 'Volver con Rosa' })).toHaveCount(0);
});
