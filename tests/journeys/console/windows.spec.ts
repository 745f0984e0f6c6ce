import type { Page } from 'playwright/test';
import { shortOrFull } from '../../fullRun.ts';
import type { Stage } from '../../stage.ts';
import { Console, fillsAtOnce, wideScreen } from '../support/console.ts';
import { holdRequests, SCRIPTS } from '../support/holdRequests.ts';
import { expect, MONDAY_MORNING, test } from '../support/journey.ts';
import { Owner } from '../support/owner.ts';
import { Talk } from '../support/talk.ts';

// The 401 is how a window finds out that its session is gone. A reset also ends the addresses of the pictures that it may
// just be loading.
test.use({ ...wideScreen, app: 'demo', expectedErrors: ['401 (Unauthorized', '403 (Forbidden'] });

const clockOf = (page: Page) => page.getByRole('banner').getByRole('time');

/** Opens the app as a persona in a window of its own. */
async function opensApp(page: Page, operator: Stage, key: string, heading: string): Promise<Page> {
  const app = await page.context().newPage();
  await new Owner(app, operator).signsInAs(key);
  await expect(app.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  return app;
}

/** Windows of console and app. In all more than the six connections that a browser has to a host. */
const CONSOLES = shortOrFull(3, 6);
const APPS = shortOrFull(4, 6);

test('more windows of console and app than a browser has connections stay live, also when the first one is closed', async ({
  page,
  operator,
}) => {
  test.slow();
  await operator.reset({ scenario: 'sales', now: MONDAY_MORNING });
  const first = new Console(page);
  await first.opens();
  const consoles = [page];
  for (let count = 1; count < CONSOLES; count += 1) {
    const other = await page.context().newPage();
    await new Console(other).opens();
    consoles.push(other);
  }
  const apps: Page[] = [];
  for (let count = 0; count < APPS; count += 1) apps.push(await opensApp(page, operator, 'vencida', 'Hola, Óscar'));

  // `npm run bench -- windows` measures how soon.
  await test.step('a press on the clock reaches all', async () => {
    await first.presses('Reloj', '+1 mes');
    for (const each of consoles) await expect(clockOf(each)).toContainText('sep 2026');
    for (const each of apps) await expect(each.getByText('y 1 más')).toBeVisible();
  });
  await test.step('the rest stay live when the window that was first is closed', async () => {
    await page.close();
    const [, second] = consoles as [Page, Page];
    await new Console(second).presses('Reloj', '+1 mes');
    for (const each of consoles.slice(1)) await expect(clockOf(each)).toContainText('oct 2026');
  });
});

test('a reset in one window is followed by the others, which say so, also when a call was rejected before', async ({
  page,
  operator,
}) => {
  const first = new Console(page);
  await first.opens();
  const app = await opensApp(page, operator, 'activa', 'Hola, Renata');
  const other = await page.context().newPage();
  const second = new Console(other);
  await second.opens();
  await second.signsInOnPhoneAs('Renata Quiroga');

  // In both windows a call with the old session is under way at the reset, and reaches the server right after it.
  const releases = await Promise.all([app, other].map((each) => holdRequests(each, '**/api/loans')));
  const sent = Promise.all([app, other].map((each) => each.waitForRequest('**/api/loans')));
  await operator.moveClock({ advance: 'PT1M' });
  await sent;
  // They ask late whether their session is gone.
  const follow = await Promise.all([app, other].map((each) => holdRequests(each, '**/api/user')));
  const hasReset = page.waitForResponse('**/demo/api/reset');
  await page.getByRole('banner').getByRole('button', { name: 'Reiniciar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reiniciar' }).click();
  await hasReset;
  for (const release of releases) release();
  await first.seesStatus('La demostración empezó de nuevo.');
  await expect(app.getByText('Tu sesión terminó')).toBeVisible();
  for (const release of follow) release();
  await new Owner(app, operator).seesStatus('La demostración empezó de nuevo.');
  await expect(app.getByText('Tu renta de mañana, hoy.')).toBeVisible();
  await expect(second.phone.getByText('Tu renta de mañana, hoy.')).toBeVisible();
});

test('a window that asks for a case file just as a reset in another one takes it away follows the reset', async ({
  page,
  operator,
}) => {
  const first = new Talk(page);
  await first.opens();
  await first.goesTo('Su pre-oferta');
  await first.isAt('Su pre-oferta', 'Tu pre-oferta');
  const other = await page.context().newPage();
  const second = new Console(other);
  await second.opens();

  const caseFile = /\/demo\/api\/owners\/[\w-]+$/;
  const release = await holdRequests(page, caseFile);
  const sent = page.waitForRequest(caseFile);
  await operator.moveClock({ advance: 'PT1M' });
  await sent;
  await other.getByRole('banner').getByRole('button', { name: 'Reiniciar' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Reiniciar' }).click();
  await second.seesStatus('La demostración empezó de nuevo.');
  const missing = page.waitForResponse((response) => response.status() === 404);
  release();
  await missing;
  await first.isAt('Bienvenida', 'Tu renta de mañana, hoy.');
});

test('a signature in one window takes the contract off the phone of the other one', async ({ page, operator: _ }) => {
  const first = new Talk(page);
  await first.opens();
  await first.goesTo('Firma digital');
  await first.isAt('Firma digital', /^Contrato/);
  const other = await page.context().newPage();
  const second = new Talk(other);
  await second.opens();
  await fillsAtOnce(other);
  await second.isAt('Firma digital', /^Contrato/);
  await second.doItForMe.click();
  for (const each of [first, second]) await each.isAt('El depósito', /^Hola/);
});

test('a phone that loads late after a jump does not take back a persona of another window', async ({
  page,
  operator: _,
}) => {
  const first = new Talk(page);
  await first.opens();
  const other = await page.context().newPage();
  const second = new Talk(other);
  await second.opens();
  const releaseFirst = await holdRequests(page, SCRIPTS);
  await first.goesTo('Su pre-oferta');
  await second.isAt('Su pre-oferta', 'Tu pre-oferta');
  const releaseSecond = await holdRequests(other, SCRIPTS);
  const session = other.waitForResponse(/personas\/\w+\/session$/);
  await second.presses('Personas', 'Entrar como Renata Quiroga');
  await session;
  releaseFirst();
  await first.isAt('Su pre-oferta', 'Tu pre-oferta');
  releaseSecond();
  for (const each of [first, second]) {
    await expect(each.phone.getByRole('heading', { level: 1, name: 'Hola, Renata' })).toBeVisible();
    await expect(each.script.getByRole('button', { name: 'Volver con Elena' })).toBeVisible();
  }
});

test('each window follows the talk: a step, a persona and the way back, a jump and a reset in another one', async ({
  page,
  operator: _,
}) => {
  const first = new Talk(page);
  await first.opens();
  await fillsAtOnce(page);
  const other = await page.context().newPage();
  const second = new Talk(other);
  await second.opens();
  await second.isAt('Bienvenida', 'Tu renta de mañana, hoy.');

  await test.step('a step', async () => {
    await first.presses('Guion', 'Hazlo por mí');
    for (const each of [first, second]) await each.isAt('Crear su cuenta', 'Crea tu cuenta');
    await second.presses('Guion', 'Hazlo por mí');
    for (const each of [first, second]) await each.isAt('Verificar su celular', 'Verifica tu cuenta');
  });
  await test.step('a jump', async () => {
    await first.goesTo('Su pre-oferta');
    for (const each of [first, second]) await each.isAt('Su pre-oferta', 'Tu pre-oferta');
  });
  await test.step('a persona, and the way back to the talk', async () => {
    await second.signsInOnPhoneAs('Renata Quiroga');
    await expect(first.phone.getByRole('heading', { level: 1, name: 'Hola, Renata' })).toBeVisible();
    await expect(first.script).toContainText('En el celular está Renata Quiroga. Tu plática se quedó en el paso 10.');
    await first.presses('Guion', 'Volver con Elena');
    for (const each of [first, second]) await each.isAt('Su pre-oferta', 'Tu pre-oferta');
    await expect(second.script.getByRole('button', { name: 'Volver con Elena' })).toHaveCount(0);
  });
  await test.step('a step to a page that opens only with the data of the other window', async () => {
    await first.presses('Guion', 'Hazlo por mí');
    for (const each of [first, second]) await each.isAt('Los documentos de su propiedad', 'Documentos de tu propiedad');
  });
  await test.step('a reset', async () => {
    await other.getByRole('banner').getByRole('button', { name: 'Reiniciar' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Reiniciar' }).click();
    for (const each of [first, second]) await each.isAt('Bienvenida', 'Tu renta de mañana, hoy.');
  });
});
