import type { Page } from 'playwright/test';
import { fillsAtOnce, wideScreen } from '../support/console.ts';
import { holdRequests, SCRIPTS } from '../support/holdRequests.ts';
import { expect, test } from '../support/journey.ts';
import { Talk } from '../support/talk.ts';

test.use({ ...wideScreen, app: 'demo' });

const signedIn = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('auth') ?? 'null')?.user?.name ?? null);

test('a step of the script that is chosen takes phone, data and clock with it, forwards and backwards', async ({
  page,
  operator,
}) => {
  const talk = new Talk(page);
  await talk.opens();
  const begun = Date.parse((await operator.clock()).now);

  await test.step('the question can be left', async () => {
    await talk.chooses('Su pre-oferta');
    const list = page.getByRole('region', { name: 'Todos los pasos' });
    await expect(list.getByRole('status')).toContainText('Paso 10 · Su pre-oferta');
    await expect(list.getByRole('status')).toContainText(
      /como al empezar ese paso: \w{3} \d\d \w{3} \d{4}, \d\d:\d\d\./,
    );
    // A search does not change which steps an act has.
    await list.getByLabel('Busca un paso').fill('30');
    await expect(list.getByRole('region', { name: 'Cuando el buró dice que no' })).toContainText('27 a 31');
    await page.getByRole('button', { name: 'Quedarme en el 1' }).click();
    await expect(list).toHaveCount(0);
    await talk.isAt('Bienvenida', 'Tu renta de mañana, hoy.');
  });
  await test.step('forwards', async () => {
    await talk.goesTo('Subir su comprobante');
    await talk.seesStatus('Listo, estás en el paso 25.');
    await talk.isAt('Subir su comprobante', 'Pago del mes 1');
    await expect(talk.phone.getByText('Atrasado', { exact: true })).toBeVisible();
    expect(Date.parse((await operator.clock()).now) - begun).toBeGreaterThan(20 * 86_400_000);
  });
  await test.step('backwards', async () => {
    await talk.goesTo('Su pre-oferta');
    await talk.isAt('Su pre-oferta', 'Tu pre-oferta');
    await expect(talk.phone.getByRole('definition').filter({ hasText: '$93,552.00' })).toBeVisible();
    expect(Date.parse((await operator.clock()).now) - begun).toBeLessThan(3_600_000);
    await talk.goesTo('Crear su cuenta');
    await talk.isAt('Crear su cuenta', 'Crea tu cuenta');
    expect(await signedIn(page)).toBeNull();
  });
  await test.step('and the script goes on from there', async () => {
    await fillsAtOnce(page);
    await talk.presses('Guion', 'Hazlo por mí');
    await talk.isAt('Verificar su celular', 'Verifica tu cuenta');
  });
});

test('a reload of the console keeps the step, the owner and the page on the phone', async ({ page, operator: _ }) => {
  const talk = new Talk(page);
  await talk.opens();

  await test.step('a reload, before the phone has loaded', async () => {
    const release = await holdRequests(page, SCRIPTS);
    await talk.goesTo('Su pre-oferta');
    await talk.seesStatus('Listo, estás en el paso 10.');
    await page.reload();
    release();
    await talk.isAt('Su pre-oferta', 'Tu pre-oferta');
  });
  await test.step('a reload', async () => {
    await page.reload();
    await talk.isAt('Su pre-oferta', 'Tu pre-oferta');
    await fillsAtOnce(page);
    await talk.presses('Guion', 'Hazlo por mí');
    await talk.isAt('Los documentos de su propiedad', 'Documentos de tu propiedad');
  });
});

test('a step that is done before the phone has loaded again ends as it should', async ({ page, operator: _ }) => {
  const talk = new Talk(page);
  await talk.opensAt('La oficina aprueba', 'Hola, Elena');
  const release = await holdRequests(page, SCRIPTS);
  await page.reload();
  await expect(talk.title).toHaveText('La oficina aprueba');
  await talk.presses('Guion', 'Hazlo por mí');
  release();
  await talk.isAt('La respuesta llega por correo', 'Hola, Elena');
});

test('a saved point and a second window of the console have the step, the owner and the page on the phone', async ({
  page,
  operator: _,
}) => {
  const talk = new Talk(page);
  await talk.opensAt('Los documentos de su propiedad', 'Documentos de tu propiedad');

  await test.step('a saved point, after another persona was signed in', async () => {
    await talk.saves('Los documentos');
    await talk.signsInOnPhoneAs('Renata Quiroga');
    await talk.returnsTo('Los documentos');
    await talk.isAt('Los documentos de su propiedad', 'Documentos de tu propiedad');
    expect(await signedIn(page)).toBe('Elena');
    // A reset keeps the points.
    await talk.presses('Puntos', 'Borrar Los documentos');
    await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click();
    await expect((await talk.shows('Puntos')).getByRole('listitem')).toHaveCount(0);
  });
  await test.step('in a window of its own', async () => {
    const other = await page.context().newPage();
    const second = new Talk(other);
    await second.opens();
    await second.isAt('Los documentos de su propiedad', 'Documentos de tu propiedad');
    await other.close();
  });
});

test('what was typed on the phone and not sent comes back with the talk after a persona was shown, but not in a jump', async ({
  page,
  operator: _,
}) => {
  const talk = new Talk(page);
  await talk.opens();
  const step = 'Los documentos de su propiedad';
  await talk.goesTo(step);
  await talk.isAt(step, 'Documentos de tu propiedad');
  const folio = talk.phone.getByRole('textbox', { name: 'Folio real' });
  await folio.fill('HMO-778812');
  await talk.signsInOnPhoneAs('Renata Quiroga');
  await page.reload();
  await talk.presses('Guion', /^Volver con/);
  await talk.isAt(step, 'Documentos de tu propiedad');
  await expect(folio).toHaveValue('HMO-778812');
  await talk.goesTo(step);
  await talk.seesStatus('Listo, estás en el paso 11.');
  await talk.isAt(step, 'Documentos de tu propiedad');
  await expect(folio).toHaveValue('');
});

test('a reload right after a sign-in keeps the owner on the phone, whose session the app has not stored yet', async ({
  page,
  operator: _,
}) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    const isPhone = parent !== window;
    Storage.prototype.setItem = function (key, value) {
      if (!isPhone || key !== 'auth') setItem.call(this, key, value);
    };
  });
  const talk = new Talk(page);
  await talk.opens();
  await fillsAtOnce(page);
  await talk.does('landing', 'name');
  await page.reload();
  await talk.isAt('Su nombre', 'Crea tu perfil');
});

test('a jump keeps the lease that the owner has entered, and the term that it allows', async ({ page, operator }) => {
  await operator.prepareTalk({ name: 'Ana', last_name: 'López', rent: 20_000, city: 'Puebla', term: 6 });
  const talk = new Talk(page);
  await talk.opensAt('Pedir su primer Adelantto', 'Hola, Ana');
  await talk.pressesOnPhone('button', /^Solicitar/);
  const { phone } = talk;
  await phone.getByLabel('Renta mensual').fill('24000');
  await phone.getByRole('textbox', { name: 'Inicio del contrato' }).fill('01/03/2026');
  await phone.getByRole('textbox', { name: 'Fin del contrato' }).fill('20/08/2028');
  await fillsAtOnce(page);
  await talk.doItForMe.click();
  await talk.does('offer', 'property');
  const header = page.getByRole('banner');
  await expect(header.getByText('Puebla · $24,000.00 al mes · 12 meses')).toBeVisible();
  await talk.goesTo('La oficina aprueba');
  await talk.isAt('La oficina aprueba', 'Hola, Ana');
  await expect(header.getByText('Puebla · $24,000.00 al mes · 12 meses')).toBeVisible();
});
