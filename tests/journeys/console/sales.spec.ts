import type { Locator, Page } from 'playwright/test';
import { fillsAtOnce } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';
import { recordTextOf } from '../support/recordTextOf.ts';

/** Limit of clicks from the registration to the deposit, with an overdue payment and a rejection by the bureau. */
const MAX_CLICKS = 32;

test.use({
  app: 'demo',
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
  contextOptions: { reducedMotion: 'no-preference' },
  // The interrupted upload, and the rejection by the bureau.
  expectedErrors: ['ERR_CONNECTION_RESET', '422'],
});

/** Gives the talk on the console and counts the clicks. */
class Seller {
  clicks = 0;
  readonly phone;
  readonly #script: Locator;

  constructor(page: Page) {
    this.phone = page.frameLocator('iframe');
    this.#script = page.getByRole('region', { name: 'Guion' });
  }

  async press(button: Locator): Promise<void> {
    this.clicks += 1;
    await button.click();
  }

  /** Clicks "Hazlo por mí" when the script is at this step. */
  async does(step: string): Promise<void> {
    await expect(this.#script.getByRole('heading', { level: 3 })).toHaveText(step);
    const button = this.#script.getByRole('button', { name: 'Hazlo por mí' });
    await expect(button).not.toHaveAttribute('aria-busy');
    await this.press(button);
  }

  reads = (heading: string | RegExp) =>
    expect(this.phone.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test('a seller shows a first loan, a late payment and a rejection by the bureau in 32 clicks', async ({
  page,
  // Resets the demo before the talk.
  operator: _,
}) => {
  test.slow();
  const seller = new Seller(page);
  const { phone } = seller;
  await page.goto('/demo');
  await fillsAtOnce(page);

  await seller.reads('Tu renta de mañana, hoy.');
  await seller.does('Bienvenida');
  await seller.reads('Crea tu cuenta');
  await seller.does('Crear su cuenta');
  await seller.reads('Verifica tu cuenta');
  // Uses the button of the message instead of the script.
  await seller.press(page.getByRole('button', { name: /^Usar \d{4}$/ }).first());
  await seller.reads('Crea tu perfil');
  await seller.does('Su nombre');
  await seller.does('Cuenta lista');
  await seller.reads('Identificación');
  // A new page on the phone does not take the focus away from the script.
  await expect(page.getByRole('button', { name: 'Hazlo por mí' })).toBeFocused();
  await seller.does('Su identificación');
  await seller.reads('Validación biométrica');
  await seller.does('Su selfie');
  await seller.reads('Ingresos e impuestos');
  await seller.does('Ingresos e impuestos');
  await expect(phone.getByRole('status').filter({ hasText: '¡Tu perfil está completo!' })).toBeVisible();

  await seller.does('Pedir su primer Adelantto');
  await expect(phone.getByRole('definition').filter({ hasText: '$93,552.00' })).toBeVisible();
  await seller.does('Su pre-oferta');
  await seller.reads('Documentos de tu propiedad');
  await seller.does('Los documentos de su propiedad');
  await seller.does('Autorizar la consulta');
  await seller.reads('Confirma tu autorización');
  await seller.does('Firmar con un código');
  await seller.reads('Recibimos tu solicitud');
  await seller.does('Solicitud enviada');
  await expect(phone.getByText('En espera de validación')).toBeVisible();

  await seller.does('La oficina aprueba');
  await expect(phone.getByRole('heading', { name: 'Sube tu estado de cuenta' })).toBeVisible();
  await seller.does('La buena noticia llega por correo');
  await seller.reads('Tu adelantto ha sido aprobado');
  const textSeen = await recordTextOf(phone.locator('body'));
  await seller.does('Su estado de cuenta, con mala señal');
  await seller.reads('Hola, Elena');
  expect(await textSeen()).toMatch(
    /[1-9]\d?% · .*Reintentando….*[1-9]\d?% · .*Recibimos tu estado de cuenta.*Hola, Elena/s,
  );
  await seller.does('La oficina valida la cuenta');
  await seller.does('El contrato llega por correo');
  await seller.reads('Contrato de adelanto de rentas');
  await seller.does('Firma digital');
  await seller.reads('Hola, Elena');
  await seller.does('El depósito');
  await expect(phone.getByText('Activo')).toBeVisible();
  await seller.does('Su Adelantto activo');
  await seller.reads(/^Adelantto \d{4}$/);

  const firstMonth = phone.getByRole('listitem').filter({ has: phone.getByLabel('Ver, mes 1', { exact: true }) });
  await expect(firstMonth).toContainText('Pendiente');
  await seller.does('Se le pasa la fecha');
  await expect(firstMonth).toContainText('Atrasado');
  await seller.does('La mensualidad atrasada');
  await seller.reads('Pago del mes 1');
  await seller.does('Subir su comprobante');
  await seller.reads(/^Adelantto \d{4}$/);
  await seller.does('La oficina aplica el pago');
  await expect(firstMonth).toContainText('Aprobado');
  await expect(phone.getByText('1 de 6 pagos')).toBeVisible();

  await seller.does('Hugo, con buró bajo');
  await seller.reads('Hola, Hugo');
  await seller.does('Su solicitud');
  await seller.reads('Autoriza la consulta de tu historial crediticio');
  await seller.does('Autoriza la consulta');
  await seller.reads('Confirma tu autorización');
  await seller.does('Firma con su código');
  await seller.reads('Por ahora no podemos continuar');

  // The talk ends with the owner whom it was about, not with a rejection; the key that was pressed does nothing more.
  await seller.does('Un no que ayuda');
  await seller.reads('Hola, Elena');
  const script = page.getByRole('region', { name: 'Guion' });
  await expect(script.getByRole('heading', { level: 3 })).toHaveText('Eso es Adelantto');
  await expect(script.getByRole('heading', { level: 3 })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(script).toContainText('Esto vio Elena: pedir su dinero');
  await expect(script.getByRole('listitem')).toHaveText([
    /De cero a su depósito\$93,552\.00/,
    /Paga su mensualidad1 pago al corriente/,
    /Cuando el buró dice que noUn no que ayuda/,
  ]);
  await expect(page.locator('main')).not.toContainText('Lo que sigue');
  await seller.press(script.getByRole('button', { name: 'Seguir con Elena' }));
  await expect(script.getByText('Terminó la plática · 31 pasos')).toBeVisible();

  expect(seller.clicks).toBeLessThanOrEqual(MAX_CLICKS);
});
