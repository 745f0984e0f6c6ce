import type { Page } from 'playwright/test';
import { steps as stepTexts } from '#i18n/es-MX/demo/script';
import { type Step, steps } from '../../../demo-server/console/script/steps.ts';
import { Console, fillsAtOnce, wideScreen } from '../support/console.ts';
import { holdRequests, SCRIPTS } from '../support/holdRequests.ts';
import { expect, test } from '../support/journey.ts';

// The interrupted upload, and the rejection by the bureau.
test.use({ ...wideScreen, app: 'demo', expectedErrors: ['ERR_CONNECTION_RESET', '422'] });

const indexOf = (id: Step['id']) => steps.findIndex((step) => step.id === id);

/** The talk: its script, and the phone's page. */
class Talk extends Console {
  readonly script = this.section('Guion');

  /** Chooses a step of the list of all. */
  async chooses(step: string): Promise<void> {
    await this.script.getByRole('button', { name: 'Todos los pasos' }).click();
    await this.page
      .getByRole('region', { name: 'Todos los pasos' })
      .getByRole('button', { name: new RegExp(`^\\d+ ?${step}$`) })
      .click();
  }

  async goesTo(step: string): Promise<void> {
    await this.chooses(step);
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Ir al paso/ })
      .click();
  }

  async isAt(step: string, heading: string): Promise<void> {
    await expect(this.script.getByRole('heading', { level: 3 })).toHaveText(step);
    await expect(this.phone.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
}

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
    await expect(page.getByRole('dialog')).toContainText('¿Ir al paso 10, “Su pre-oferta”?');
    await page.getByRole('button', { name: 'Quedarme en el 1' }).click();
    await page.keyboard.press('Escape');
    await talk.isAt('Bienvenida', 'Tu renta de mañana, hoy.');
  });
  await test.step('forwards', async () => {
    await talk.goesTo('Subir su comprobante');
    await talk.seesStatus('Listo, estás en el paso 25.');
    await talk.isAt('Subir su comprobante', 'Pago del mes 1');
    await expect(talk.phone.getByText('Atrasado')).toBeVisible();
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
    await talk.presses('Guion', 'Hazlo por mí');
    await talk.isAt('Verificar su celular', 'Verifica tu cuenta');
  });
});

test('a reload of the console and a saved point keep the step, the owner and the page on the phone', async ({
  page,
  operator: _,
}) => {
  const talk = new Talk(page);
  await talk.opens();
  await talk.isAt('Bienvenida', 'Tu renta de mañana, hoy.');

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
    await talk.presses('Guion', 'Hazlo por mí');
    await talk.isAt('Los documentos de su propiedad', 'Documentos de tu propiedad');
  });
  await test.step('a saved point, after another persona was signed in', async () => {
    await (await talk.shows('Puntos')).getByRole('textbox', { name: 'Nombre del punto' }).fill('Los documentos');
    await talk.presses('Puntos', 'Guardar punto');
    await talk.signsInOnPhoneAs('Renata Quiroga');
    await (await talk.shows('Puntos')).getByRole('button', { name: 'Volver a Los documentos' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Volver' }).click();
    await talk.isAt('Los documentos de su propiedad', 'Documentos de tu propiedad');
    expect(await signedIn(page)).toBe('Elena');
    // A reset keeps the points.
    await talk.presses('Puntos', 'Borrar Los documentos');
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

test('the talk comes to the same end with a reload at every third step, a restored point and two jumps', async ({
  page,
  operator: _,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 720 });
  const talk = new Talk(page);
  const title = talk.script.getByRole('heading', { level: 3 });
  const doIt = talk.script.getByRole('button', { name: 'Hazlo por mí' });
  const titleOf = ({ id }: Step) => stepTexts[id].title;
  /** Does the steps from one to before another, which it waits for: a section that opens earlier closes as it begins. */
  const does = async (from: Step['id'], until?: Step['id']) => {
    const last = until === undefined ? steps.length : indexOf(until);
    for (const [index, step] of steps.entries()) {
      if (index < indexOf(from) || index >= last) continue;
      await expect(title).toHaveText(titleOf(step));
      if (index % 3 === 0) {
        await page.reload();
        await fillsAtOnce(page);
      }
      await expect(title).toHaveText(titleOf(step));
      await expect(doIt).not.toHaveAttribute('aria-busy');
      await doIt.click();
    }
    const next = steps[last];
    if (next) await expect(title).toHaveText(titleOf(next));
  };
  await talk.opens();
  await fillsAtOnce(page);
  await does('landing', 'selfie');
  await talk.goesTo('Pedir su primer Adelantto');
  await does('request', 'good news');

  await expect(title).toHaveText('La buena noticia llega por correo');
  await (await talk.shows('Puntos')).getByRole('textbox', { name: 'Nombre del punto' }).fill('Aprobada');
  await talk.presses('Puntos', 'Guardar punto');
  await does('good news', 'office accepts');
  await (await talk.shows('Puntos')).getByRole('button', { name: 'Volver a Aprobada' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Volver' }).click();
  await does('good news', 'deposit');
  await talk.goesTo('La buena noticia llega por correo');
  await does('good news');

  await talk.isAt('Eso es Adelantto', 'Hola, Elena');
  for (const text of ['1 de 6 pagos', '$120,000.00', '$100,000.00'])
    await expect(talk.phone.getByText(text).first()).toBeVisible();
  await talk.presses('Puntos', 'Borrar Aprobada');
});
