import type { Page } from 'playwright/test';
import { minus, pesos } from '#domain/money';
import { openingFees, principalOf } from '#domain/preOffer';
import { repaymentOf } from '#domain/repayment';
import { money } from '#i18n/format';
import type { Step } from '../../../demo-server/script/steps.ts';
import type { Stage } from '../../stage.ts';
import { type Console, fillsAtOnce, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';
import { recordTextOf } from '../support/recordTextOf.ts';
import { Talk } from '../support/talk.ts';

test.use({
  ...wideScreen,
  app: 'demo',
  // The only test of the console with all motion.
  contextOptions: { reducedMotion: 'no-preference' },
  // The interrupted upload, and the rejection by the bureau.
  expectedErrors: ['ERR_CONNECTION_RESET', '422'],
});

/** Limit of presses from the landing page to the end of the talk. */
const MAX_PRESSES = 32;

const GIVEN = 'Ana María';
const WHOLE = 'Ana María de la Torre López';
const rent = pesos(23_750.5);
const repayment = repaymentOf({ rent, term: 9 });
const total = principalOf({ rent, term: 9 });
const { commission, iva, fees } = openingFees(total);
const offer = [
  commission,
  iva,
  repayment.costs.interest,
  minus(repayment.costs.tax, iva),
  repayment.received.value,
  total,
  rent,
];
const contract = [...Object.values(repayment.costs), repayment.totalCost, repayment.received.value, rent];
const payments = [minus(total, rent), pesos(0), fees];
/** All amounts of this loan. No screen and no message about it has another one. */
const amounts = new Set([...offer, ...contract, ...payments].map(money));

const moneyLine = `Recibes ${money(repayment.received.value)} · pagas 9 mensualidades de ${money(rent)}`;
/** Until the approval. */
const ESTIMATED = moneyLine.replace(' ·', ' (estimado) ·');
/** The title of the phone's page as a step begins. */
const titleAt: Partial<Record<Step['id'], string | RegExp>> = {
  landing: 'Tu renta de mañana, hoy.',
  register: 'Crea tu cuenta',
  code: 'Verifica tu cuenta',
  name: 'Crea tu perfil',
  identification: 'Identificación',
  selfie: 'Validación biométrica',
  income: 'Ingresos e impuestos',
  property: 'Documentos de tu propiedad',
  'sign authorisation': 'Confirma tu autorización',
  sent: 'Recibimos tu solicitud',
  statement: 'Tu adelantto ha sido aprobado',
  signature: 'Contrato de adelanto de rentas',
  'time passes': /^Adelantto \d{4}$/,
  proof: 'Pago del mes 1',
  'office applies': /^Adelantto \d{4}$/,
  'other application': 'Hola, Hugo',
  'other authorisation': 'Autoriza la consulta de tu historial crediticio',
  'other code': 'Confirma tu autorización',
  'kind no': 'Por ahora no podemos continuar',
};
/** Texts on the phone as a step begins. */
const shownAt: Partial<Record<Step['id'], readonly string[]>> = {
  welcome: [`¡Listo, ${GIVEN}!`],
  request: [`Hola, ${GIVEN}`, '¡Tu perfil está completo!'],
  offer: ['9 meses', ESTIMATED, ...offer.map(money)],
  'office approves': [`Hola, ${GIVEN}`, 'En espera de validación', ESTIMATED, money(fees)],
  'good news': [`Hola, ${GIVEN}`, 'Sube tu estado de cuenta', moneyLine, money(total)],
  statement: [moneyLine],
  'office accepts': [`Hola, ${GIVEN}`, moneyLine],
  contract: [`Hola, ${GIVEN}`, moneyLine],
  signature: [`y ${WHOLE}. Contrato`, moneyLine, 'Mes 9', ...contract.map(money)],
  loan: [`Hola, ${GIVEN}`, 'Activo', '0 de 9 pagos', money(total)],
  'time passes': ['0 de 9 pagos', money(total)],
  proof: ['Pago del mes 1', money(rent)],
  'other person': ['1 de 9 pagos', money(minus(total, rent))],
};
/** Status of the first month as a step begins. */
const firstMonthAt: Partial<Record<Step['id'], string>> = {
  'time passes': 'Pendiente',
  'overdue month': 'Atrasado',
  'other person': 'Aprobado',
};
/** The steps about another person. */
const ofHugo: readonly Step['id'][] = ['other application', 'other authorisation', 'other code', 'kind no'];

const foreignAmounts = (text: string) =>
  (text.match(/\$[\d,]+(?:\.\d\d)?/g) ?? []).filter((amount) => !amounts.has(amount));

/** Checks that a text names only this prospect and their amounts. */
function isOnlyTheirs(text: string, where: string): void {
  expect(foreignAmounts(text), where).toEqual([]);
  expect(text, where).not.toMatch(/Elena|Robles/);
}

test('the whole talk is about the prospect: Ana María de la Torre López of Puebla, $23,750.50, 9 months', async ({
  page,
  operator,
}) => {
  test.slow();
  const talk = new Talk(page);
  await talk.opens();
  await fillsAtOnce(page);
  await preparesTalk(page);
  let presses = 0;
  const sees = async (step: Step) => {
    presses += 1;
    await seesStep(talk, step);
  };

  await talk.does('landing', 'code', sees);
  await test.step('the code is taken from the message instead', async () => {
    presses += 1;
    await page
      .getByRole('button', { name: /^Usar \d{4}$/ })
      .first()
      .click();
    await talk.isAt('Su nombre', 'Crea tu perfil');
    await expect(talk.section('Mensajes')).toContainText('Tu código de Adelantto es');
    // That of another owner, who must not be seen beside the prospect.
    await expect(talk.section('Mensajes')).not.toContainText('Tu contraseña temporal');
    await expect(page.getByRole('button', { name: /^Usar \d{4}$/ })).toHaveCount(0);
  });
  await talk.does('name', 'selfie', sees);
  // A new page on the phone does not take the focus away from the script.
  await expect(talk.script.getByRole('button', { name: 'Hazlo por mí' })).toBeFocused();
  await talk.does('selfie', 'statement', sees);
  const textSeen = await recordTextOf(talk.phone.locator('body'));
  await talk.does('statement', 'office accepts', sees);
  await test.step('the interrupted upload goes on', async () => {
    const upload = /[1-9]\d?% · .*Reintentando….*[1-9]\d?% · .*Recibimos tu estado de cuenta.*Hola, Ana María/s;
    expect(await textSeen()).toMatch(upload);
    expect(await textSeen()).toContain('estado-de-cuenta-con-mala-señal.pdf');
  });
  await talk.does('office accepts', undefined, sees);

  await test.step('the end of the talk, with the owner whom it was about', async () => {
    await talk.isAt('Eso es Adelantto', `Hola, ${GIVEN}`);
    await expect(talk.title).toBeFocused();
    // The key that was pressed does nothing more.
    await page.keyboard.press('Space');
    await expect(talk.script).toContainText(`Esto vio ${GIVEN}: pedir su dinero`);
    await expect(talk.script.getByRole('listitem')).toHaveText([
      new RegExp(`De cero a su depósito${money(repayment.received.value).replace(/[$.]/g, '\\$&')}`),
      /Paga su mensualidad1 mensualidad pagada/,
      /Cuando el buró dice que noUn no que ayuda/,
    ]);
    await expect(page.locator('main')).not.toContainText('Lo que sigue');
    await expect(talk.section('Mensajes')).toContainText(`Hola, ${GIVEN}. Aplicamos tu pago`);
    presses += 1;
    await talk.script.getByRole('button', { name: `Seguir con ${GIVEN}` }).click();
    await expect(talk.script.getByText('Terminó la plática · 31 pasos')).toBeVisible();
    expect(presses).toBeLessThanOrEqual(MAX_PRESSES);
    await expect((await talk.shows('Expediente')).getByLabel('De quién')).toContainText(WHOLE);
    await expect(talk.section('Expediente')).toContainText(money(repayment.received.value));
  });
  await test.step('the pages with the whole name', () => seesTheirPages(talk));
  await test.step('the messages', () => readsMessages(operator, page));
});

/** Checks the phone as a step begins: its title, texts and amounts, and the status of the first month. */
async function seesStep({ phone }: Talk, { id }: Step): Promise<void> {
  const title = titleAt[id];
  if (title !== undefined) await expect(phone.getByRole('heading', { level: 1, name: title }), id).toBeVisible();
  const shown = phone.locator('body');
  for (const text of shownAt[id] ?? []) await expect(shown, id).toContainText(text);
  const firstMonth = phone.getByRole('listitem').filter({ has: phone.getByLabel('Ver, mes 1', { exact: true }) });
  const status = firstMonthAt[id];
  if (status !== undefined) await expect(firstMonth, id).toContainText(status);
  if (!ofHugo.includes(id)) isOnlyTheirs(await shown.innerText(), id);
}

/** Fills in "Preparar la plática", reads how it will look, and starts. */
async function preparesTalk(page: Page): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name: /^Preparar la plática/ });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Preparar la plática' });
  await dialog.getByLabel('Nombre o nombres').fill(GIVEN);
  await dialog.getByLabel('Apellidos').fill('de la Torre López');
  await dialog.getByLabel('Renta al mes (MXN)').fill('23750.5');
  await dialog.getByLabel('Ciudad').fill('Puebla, Puebla');
  for (let month = 6; month < 9; month += 1) await dialog.getByRole('button', { name: 'Un mes más' }).click();
  for (const text of [money(repayment.received.value), `9 meses de ${money(rent)}`, `Hola, ${GIVEN}`, WHOLE])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  await expect(dialog.getByText('Centro, C.P. 72000').last()).toBeVisible();
  await dialog.getByRole('button', { name: 'Empezar la plática' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button).toContainText(`Plática de ${WHOLE}`);
  await expect(button).toContainText(`Puebla, Puebla · ${money(rent)} al mes · 9 meses`);
}

/** Opens the plan, the receipt and the personal data on the phone. */
async function seesTheirPages(console: Console): Promise<void> {
  const { phone } = console;
  const shown = phone.locator('body');
  const follows = (name: string | RegExp) => console.pressesOnPhone('link', name);
  await follows(/^Ver Adelantto/);
  await follows(/^Plan de pagos/);
  for (const text of [WHOLE, 'Mes 9', money(rent), money(total)]) await expect(shown).toContainText(text);
  await follows('Regresar');
  await follows(/^Recibo/);
  for (const text of [WHOLE, 'Mes 1 de 9', money(rent)]) await expect(shown).toContainText(text);
  isOnlyTheirs(await shown.innerText(), 'the receipt');
  await follows('Regresar');
  await follows(/^Perfil/);
  await expect(shown).toContainText(WHOLE);
  await follows(/^Mis datos/);
  for (const text of [GIVEN, 'de la Torre López', 'ana.torre@correo.test', 'Centro', 'Puebla', '72000'])
    await expect(phone.getByRole('definition').filter({ hasText: text }).first()).toBeVisible();
}

/** Reads all messages to them, and each e-mail as its page. */
async function readsMessages(operator: Stage, page: Page): Promise<void> {
  const emails = await operator.messages('ana.torre@correo.test');
  expect(emails.length).toBeGreaterThan(9);
  for (const { id, subject, text } of emails) {
    expect(text, subject).toContain(`Hola, ${GIVEN}. `);
    isOnlyTheirs(text, `${subject}`);
    const html = await (await page.request.get(`/demo/mail/${id}`)).text();
    expect(html, subject).toContain(`Hola, ${GIVEN}. `);
    isOnlyTheirs(html, `${subject}`);
  }
  const approved = emails.find(({ subject }) => subject === 'Tu Adelantto fue aprobado');
  // The line has spaces at which it does not break.
  const approval = approved?.text.replaceAll('\u00a0', ' ');
  for (const text of [moneyLine, ...contract.map(money), 'Mes 9']) expect(approval).toContain(text);
  const property = (
    await operator.rows<{ property_zip_code: string; lease_monthly_income: number }>('applications')
  ).find(({ lease_monthly_income }) => lease_monthly_income === 23_750.5);
  expect(property?.property_zip_code).toBe('72000');
}
