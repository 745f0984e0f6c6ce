import * as closingTexts from '#i18n/es-MX/demo/closing';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { codeExpired } from '#i18n/es-MX/kit/codes';
import * as landingTexts from '#i18n/es-MX/landing';
import { resendCode } from '#i18n/es-MX/verification';
import { wideScreen } from '../support/console.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { expect, test } from '../support/journey.ts';
import { Talk } from '../support/talk.ts';

// Faults that are on, and the rejection by the bureau.
test.use({
  ...wideScreen,
  viewport: { width: 1280, height: 720 },
  app: 'demo',
  expectedErrors: ['422', '500', '503', 'Failed to load resource', 'ERR_CONNECTION_RESET'],
});

const prospect = { name: 'Ana', last_name: 'Luna', rent: 20_000, city: 'Puebla', term: 3 };

test('a fault stands in the way until it is mended by the same button, of two both are switched off', async ({
  page,
  operator,
}) => {
  await operator.beginTalk(prospect);
  const talk = new Talk(page);
  await talk.opensAt('landing');
  await talk.does('landing', 'register');

  await test.step('one that counts once is not used up by what nobody sees, and says why the step has not ended', async () => {
    const faults = await talk.shows('Fallas');
    await talk.switchesOn(faults.getByRole('radio', { name: 'Una vez' }));
    await talk.switchesOn(faults.getByRole('switch', { name: 'Error del servidor' }));
    // The switch shows its new position before the server has it.
    await expect(talk.technicalButton).toContainText('Error del servidor');
    await page.keyboard.press('PageDown');
    await expect(talk.line).toContainText('El celular dice: “');
    const mend = talk.script.getByRole('button', { name: 'Intentar otra vez' });
    await expect(mend).toBeVisible();
    await page.keyboard.press('PageDown');
    await talk.beginsAt('code');
  });
  await test.step('two that last', async () => {
    const faults = await talk.shows('Fallas');
    await talk.switchesOn(faults.getByRole('radio', { name: 'Hasta quitarla' }));
    await talk.switchesOn(faults.getByRole('switch', { name: 'Error del servidor' }));
    await talk.switchesOn(faults.getByRole('switch', { name: technicalTexts.faults.glasses.title }));
    await expect(talk.technicalButton).toContainText('+1');
    await page.keyboard.press('PageDown');
    await expect(talk.line).toContainText('Está puesta la falla');
    await talk.script.getByRole('button', { name: scriptTexts.mends.endFaults }).click();
    await talk.beginsAt('name');
    await expect(talk.technicalButton).toHaveText('Técnico');
    await expect(talk.phone.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
  });
});

test('a step that ends after it was given up leaves nothing of that behind', async ({ page, operator }) => {
  await operator.beginTalk(prospect);
  const talk = new Talk(page);
  await talk.opensAt('landing');
  await talk.goesTo('office accepts');
  const accept = await holdRequests(page, '**/accept');
  const sent = page.waitForRequest('**/accept');
  await talk.doItForMe.click();
  await sent;
  const release = await holdRequests(page, '**/demo/api/owners/*');
  accept();
  await expect(talk.line).toHaveText(scriptTexts.nothingHappened);
  release();
  await talk.beginsAt('contract');
});

test('a code that expires while the operator talks is replaced by the same press', async ({ page, operator }) => {
  await operator.beginTalk(prospect);
  const talk = new Talk(page);
  await talk.opensAt('landing');
  await talk.does('landing', 'code');
  await operator.moveClock({ advance: 'PT5M' });
  // Whoever presses before that is told that no SMS has arrived, and presses again.
  await expect(talk.phone.locator('main').getByText(codeExpired)).toBeVisible();
  await expect(talk.section('Mensajes').getByRole('button', { name: /^Usar/ })).toHaveCount(0);
  const sendCode = await holdRequests(page, '**/verification-code');
  await talk.doItForMe.click();
  await expect(talk.phone.getByRole('button', { name: resendCode })).toHaveAttribute('aria-busy', 'true');
  sendCode();
  await talk.beginsAt('name');
});

test('a jump does not happen when the point before it cannot be saved', async ({ page, operator }) => {
  await operator.beginTalk(prospect);
  const talk = new Talk(page);
  await talk.opensAt('landing');
  await page.route('**/demo/api/snapshots/*', (route) => route.fulfill({ status: 500, json: {} }));
  await talk.rowOf('office accepts').click();
  await expect(page.getByText(consoleTexts.tryAgain)).toBeVisible();
  await talk.isAt('landing', landingTexts.rentOfTomorrowToday);
});

test('a talk that cannot begin says why, and begins with the same entries when it can', async ({ page }) => {
  const talk = new Talk(page);
  await talk.opens();
  await page.route('**/demo/api/talk', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Plática nueva' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre o nombres').fill('Ana');
  await dialog.getByLabel('Renta al mes').fill('20000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText(consoleTexts.tryAgain);
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Empezar la plática' }).click();
  await talk.isAt('landing', landingTexts.rentOfTomorrowToday);
  await expect(talk.header).toContainText('Plática de Ana');
});

test('a press that comes before the phone has opened does the step when it has', async ({ page, operator }) => {
  await operator.beginTalk(prospect);
  const talk = new Talk(page);
  await page.clock.install();
  await talk.opens();
  await talk.beginsAt('landing');
  for (const [step, next] of [
    ['landing', 'register'],
    ['office accepts', 'contract'],
  ] as const) {
    await page.getByRole('radio', { name: 'Al instante' }).click();
    const release = await holdRequests(page, /\/(home)?$/);
    await talk.rowOf(step).click();
    await expect(talk.line).toContainText('Fuiste del paso');
    await talk.doItForMe.click();
    // However long that takes.
    await page.clock.fastForward(10_000);
    release();
    await talk.beginsAt(next);
  }
});

test('the keys do the step whatever has the focus, but for a text field and an open dialog', async ({
  page,
  operator,
}) => {
  await operator.beginTalk(prospect);
  const talk = new Talk(page);
  await talk.opensAt('landing');
  const newTalk = talk.header.getByRole('button', { name: 'Plática nueva' });
  await newTalk.focus();
  await page.keyboard.press('Space');
  await talk.beginsAt('register');
  await talk.rowOf('landing').focus();
  await page.keyboard.press('PageDown');
  await talk.beginsAt('code');
  await talk.phone
    .getByRole('link', { name: 'Regresar' })
    .or(talk.phone.locator('main a, main button'))
    .first()
    .focus();
  await page.keyboard.press('Space');
  await talk.beginsAt('name');
  await newTalk.press('Enter');
  const name = page.getByRole('dialog').getByLabel('Nombre o nombres');
  await expect(name).toBeFocused();
  // Without an answer, a step that was done behind the dialog would not end before it is seen.
  await holdRequests(page, '**/api/user');
  await page.keyboard.type('Ana María');
  await page.keyboard.press('PageDown');
  await expect(name).toHaveValue('Ana María');
  await page.getByRole('dialog').getByRole('button').last().focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Escape');
  await expect(newTalk).toBeFocused();
  await talk.beginsAt('name');
});

test('the closing and the decisions say what is still to come only when the file of the owner has loaded', async ({
  page,
  operator,
}) => {
  await operator.beginTalk(prospect);
  const talk = new Talk(page);
  await talk.opensAt('landing');
  await talk.goesTo('loan');
  const release = await holdRequests(page, '**/demo/api/owners/*');
  await page.reload();
  await expect(talk.section('Decisiones')).toContainText(scriptTexts.nothingToDecide);
  await expect(talk.section('Decisiones')).not.toContainText('La primera');
  await talk.script.getByRole('button', { name: scriptTexts.closing }).click();
  await expect(talk.closing).toBeVisible();
  await expect(talk.closing).not.toContainText(closingTexts.nothingToTell);
  release();
  await expect(talk.closing.getByRole('heading', { level: 2 })).toHaveText(closingTexts.whatTheySaw({ name: 'Ana' }));
});
