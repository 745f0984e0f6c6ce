import { minus, pesos } from '#domain/money';
import { openingFees, principalOf } from '#domain/preOffer';
import { repaymentOf } from '#domain/repayment';
import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import * as propertyTexts from '#i18n/es-MX/applications/property';
import * as closingTexts from '#i18n/es-MX/demo/closing';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import * as pageTexts from '#i18n/es-MX/demo/pages';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import * as landingTexts from '#i18n/es-MX/landing';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as nextStepTexts from '#i18n/es-MX/nextStep';
import * as progressTexts from '#i18n/es-MX/profile/progress';
import { money } from '#i18n/format';
import type { Step } from '../../../demo-server/script/steps.ts';
import { Stage } from '../../stage.ts';
import { wideScreen } from '../support/console.ts';
import { expect, test as journeyTest, MONDAY_MORNING } from '../support/journey.ts';
import { RestartableServer } from '../support/restartableServer.ts';
import { Talk } from '../support/talk.ts';

/** With a server of its own, which can be restarted. */
const test = journeyTest.extend<{ restartable: RestartableServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures in the parameter.
  restartable: async ({}, use) => {
    const restartable = await RestartableServer.start();
    await use(restartable);
    await restartable.end();
  },
  baseURL: ({ restartable }, use) => use(restartable.address),
  operator: async ({ restartable }, use) => {
    const operator = new Stage(restartable.address);
    await operator.reset({ scenario: 'sales', now: MONDAY_MORNING });
    await use(operator);
  },
});

test.use({
  ...wideScreen,
  app: 'demo',
  // The interrupted upload, the rejection by the bureau, the restart, and how a window finds out that its session is gone.
  expectedErrors: ['ERR_CONNECTION_RESET', '422', 'ERR_CONNECTION_REFUSED', '401 (Unauthorized'],
});

const GIVEN = 'Ana María';
const WHOLE = 'Ana María de la Torre López';
const PROSPECT = { name: GIVEN, last_name: 'de la Torre López', rent: '23,750.50', city: 'Puebla', term: '9 meses' };
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
/** The second half, below the amount on the loan's card. */
const payback = `Pagas 9 mensualidades de ${money(rent)}`;
const ESTIMATED = moneyLine.replace(' ·', ' (estimado) ·');

/** What the phone shows as a step begins: its title and texts. */
const shownAt: Partial<Record<Step['id'], readonly [title: string | RegExp, ...texts: string[]]>> = {
  landing: [landingTexts.rentOfTomorrowToday],
  register: ['Crea tu cuenta'],
  code: ['Verifica tu cuenta'],
  name: ['Crea tu perfil'],
  welcome: [`¡Listo, ${GIVEN}!`],
  identification: ['Identificación'],
  selfie: ['Validación biométrica'],
  income: ['Ingresos e impuestos'],
  request: [`Hola, ${GIVEN}`, progressTexts.profileCompleteAnnouncement],
  offer: [preOfferTexts.yourPreOffer, '9 meses', ESTIMATED, ...offer.map(money)],
  property: [propertyTexts.propertyDocuments],
  'sign authorisation': ['Confirma tu autorización'],
  sent: ['Recibimos tu solicitud'],
  'office approves': [`Hola, ${GIVEN}`, 'En espera de validación', ESTIMATED, money(fees)],
  'good news': [`Hola, ${GIVEN}`, loanTexts.uploadStatement, payback, money(total)],
  statement: ['Tu adelantto ha sido aprobado', money(repayment.received.value), payback],
  'office accepts': [`Hola, ${GIVEN}`, payback],
  signature: [pageTexts.contract, `y ${WHOLE}. Contrato`, moneyLine, 'Mes 9', ...contract.map(money)],
  loan: [`Hola, ${GIVEN}`, 'Activo', '0 de 9 pagos', money(total)],
  'time passes': [/^Adelantto \d{4}$/, '0 de 9 pagos', money(total)],
  proof: ['Pago del mes 1', money(rent)],
  'other person': [/^Adelantto \d{4}$/, '1 de 9 pagos', money(minus(total, rent))],
  'other application': ['Hola, Hugo'],
  'kind no': [nextStepTexts.cannotGoOnNow],
};
const ofHugo: readonly Step['id'][] = ['other application', 'other authorisation', 'other code', 'kind no'];

/** Checks the phone as a step begins: what it shows is there, and no other person's name or amount. */
async function seesStep({ phone }: Talk, { id }: Step): Promise<void> {
  const [title, ...texts] = shownAt[id] ?? [/./];
  await expect(phone.getByRole('heading', { level: 1, name: title }).first(), id).toBeVisible();
  const shown = phone.locator('body');
  for (const text of texts) await expect(shown, id).toContainText(text);
  if (!ofHugo.includes(id)) isOnlyTheirs(await shown.innerText(), id);
}

function isOnlyTheirs(text: string, where: string): void {
  const foreign = (text.match(/\$[\d,]+(?:\.\d\d)?/g) ?? []).filter((amount) => !amounts.has(amount));
  expect(foreign, where).toEqual([]);
  expect(text, where).not.toMatch(/Elena|Robles/);
}

/** Whether the demo's clock is at the real time, as at the beginning of a talk. */
async function isAtRealTime(operator: Stage): Promise<void> {
  const { now } = await operator.clock();
  expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(120_000);
}

test.describe('the talk at 1280 × 720', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('is about its prospect, from the dialog to the closing, by the keys and after a reload, and the next one is new', async ({
    page,
    operator,
  }) => {
    // The whole talk.
    test.slow();
    const talk = new Talk(page);
    await talk.opens();
    await talk.begins(PROSPECT);
    await expect(talk.header).toContainText(`Plática de ${WHOLE}${money(rent)} · 9 meses`);
    await isAtRealTime(operator);
    await talk.does('landing', 'property', (step) => seesStep(talk, step));
    await test.step('goes on after a reload', async () => {
      await page.reload();
      await talk.does('property', undefined, (step) => seesStep(talk, step));
    });
    await test.step('ends with what its owner’s file and Hugo’s screen show', async () => {
      await expect(talk.phone.getByRole('heading', { level: 1, name: `Hola, ${GIVEN}` })).toBeVisible();
      await expect(talk.phone.locator('body')).toContainText('1 de 9 pagos');
      await expect(talk.closing.getByRole('heading', { level: 2 })).toHaveText(`Esto vio ${GIVEN}`);
      await expect(talk.closing.getByRole('listitem')).toHaveText([
        new RegExp(`${money(repayment.received.value).replace(/[$.]/g, '\\$&')} ?Recibió su dinero.*por 9 meses`),
        /1 de 9 pagos ?Pagó su primera mensualidad/,
        /Hugo ?El buró dijo que no“/,
      ]);
      // The key that was pressed last does nothing more.
      for (const key of ['Space', 'PageDown']) await page.keyboard.press(key);
      await expect(talk.closing).toBeVisible();
    });
    for (const { subject, text } of await operator.messages('ana.torre@correo.test')) {
      expect(text, subject).toContain(`Hola, ${GIVEN}. `);
      isOnlyTheirs(text, `${subject}`);
    }
    await test.step('the next one begins with its own name, clock, messages, drafts and form', async () => {
      await talk.closing.getByRole('button', { name: 'Plática nueva' }).click();
      const dialog = page.getByRole('dialog', { name: 'Plática nueva' });
      await expect(dialog).toContainText(`La plática de ${WHOLE} se borra.`);
      for (const label of ['Nombre o nombres', 'Apellidos', 'Renta al mes'])
        await expect(dialog.getByLabel(label)).toHaveValue('');
      await expect(dialog.getByLabel('Plazo')).toHaveValue('6');
      await expect(dialog.getByLabel('Ciudad')).toHaveValue('Puebla');
      await dialog.getByRole('button', { name: 'Cancelar' }).click();
      await talk.begins({ name: 'Íñigo', rent: '18000' });
      await expect(talk.header).toContainText('Plática de Íñigo Robles Cano$18,000 · 6 meses');
      await isAtRealTime(operator);
      await expect(talk.section('Mensajes')).toContainText(technicalTexts.noMessages);
      await expect(talk.section('Decisiones')).toContainText('Nada por decidir.');
      expect(
        await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /draft|^aside:|^auth$/.test(key))),
      ).toEqual([]);
      await talk.does('landing', 'identification');
      await expect(talk.header).toContainText('Plática de Íñigo Robles Cano');
    });
  });

  test('comes to its end through a jump that is undone, a saved point and a restart of the server', async ({
    page,
    operator,
    restartable,
  }) => {
    const talk = new Talk(page);
    await talk.opens();
    await page.getByRole('button', { name: /^Probar con Ana Robles Cano/ }).click();
    await talk.beginsAt('landing');
    await page.getByRole('radio', { name: 'Al instante' }).click();
    await talk.does('landing', 'name');
    await test.step('a jump, and back', async () => {
      await talk.goesTo('office accepts');
      await talk.isAt('office accepts', 'Hola, Ana');
      await talk.script.getByRole('button', { name: 'Deshacer' }).click();
      await talk.isAt('name', 'Crea tu perfil');
      await expect(talk.section('Decisiones')).toContainText('Nada por decidir.');
      await talk.goesTo('office accepts');
    });
    await test.step('a saved point', async () => {
      await talk.does('office accepts', 'contract');
      await talk.saves('Antes de firmar');
      await talk.does('contract', 'deposit');
      await talk.returnsTo('Antes de firmar');
      await talk.isAt('contract', 'Hola, Ana');
      await talk.goesTo('overdue month');
      await talk.beginsAt('overdue month');
    });
    await test.step('a restart of the server', async () => {
      await restartable.restart();
      await expect(page.getByText(consoleTexts.serverUnreachable)).toHaveCount(0);
      await talk.does('overdue month');
    });
    await test.step('a jump back, to the question that was asked', async () => {
      await expect(talk.closing.getByRole('listitem')).toHaveText([
        /^\$[\d,]+\.\d\d ?Recibió su dinero.*por 6 meses de \$20,000\.00/,
        /1 de 6 pagos ?Pagó su primera mensualidad/,
        /Hugo ?El buró dijo que no/,
      ]);
      await talk.closing.getByRole('button', { name: closingTexts.questions['overdue month'] }).click();
      await talk.isAt('overdue month', /^Adelantto \d{4}$/);
      await expect(talk.phone.locator('body')).toContainText('0 de 6 pagos');
      await expect(talk.header).toContainText('Plática de Ana Robles Cano$20,000 · 6 meses');
    });
    expect((await operator.talk())?.owner_id).not.toBeNull();
  });
});
