import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../../journeys/support/journey.ts';
import type { Stage } from '../../stage.ts';

const DAY = 86_400_000;
const timer = (page: Page): Locator => page.getByRole('timer');

const secondsShown = async (page: Page): Promise<number> => {
  const [, minutes, seconds] = /(\d):(\d\d)/.exec((await timer(page).textContent()) ?? '') ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

/** Expects the seconds shown to match the server's clock, to within one and the time that the check takes. */
async function expectCountdown(page: Page, operator: Stage, expiresAt: string): Promise<void> {
  await expect(timer(page)).toBeVisible();
  const remaining = async () => (Date.parse(expiresAt) - Date.parse((await operator.clock()).now)) / 1000;
  const before = await remaining();
  const shown = await secondsShown(page);
  const after = await remaining();
  expect(shown).toBeLessThanOrEqual(Math.ceil(before) + 1);
  expect(shown).toBeGreaterThanOrEqual(Math.ceil(after) - 1);
}

/** Returns the expiry in the answer of the call that sends a code. */
async function expiryIn(page: Page, call: string, act: () => Promise<void>): Promise<string> {
  const answer = page.waitForResponse(call);
  await act();
  return ((await (await answer).json()) as { expires_at: string }).expires_at;
}

test.use({ expectedErrors: ['409 (Conflict', 'Failed to load resource: net::ERR_FAILED'] });

test('the countdown of the phone’s code is right on a device a day slow: at first, after a reload and after sleep', async ({
  page,
  owner,
  operator,
}) => {
  // The server's clock is at its fixed Monday; the device's clock is one day off.
  const { now } = await operator.clock();
  await page.clock.install({ time: Date.parse(now) - DAY });
  const code = await expiryIn(page, '**/api/auth/register', () => owner.signsUp());
  await expectCountdown(page, operator, code);
  // No call follows the reload: the known difference to the server's clock is stored with the code.
  await page.reload();
  await expectCountdown(page, operator, code);
  const awake = await secondsShown(page);
  await page.clock.fastForward(60_000);
  await expect.poll(() => secondsShown(page)).toBeLessThanOrEqual(awake - 59);
  expect(await secondsShown(page)).toBeGreaterThanOrEqual(awake - 75);
});

test('the countdown of the bureau’s code is right on a device a day fast: at first and after a reload without any answer', {
  tag: '@long',
}, async ({ page, owner, operator }) => {
  const { now } = await operator.clock();
  await page.clock.install({ time: Date.parse(now) + DAY });
  await owner.signsInAs('buro');
  await owner.followsLink('Continuar mi solicitud');
  await owner.seesHeading('Autoriza la consulta de tu historial crediticio');
  // The page has to learn another difference to the server's clock.
  await page.clock.fastForward(60_000);
  const code = await expiryIn(page, '**/privacy-policy', () => owner.presses('Autorizar y recibir código'));
  await expectCountdown(page, operator, code);
  await page.route('**/api/applications/*', (route) => route.abort());
  await page.reload();
  await expectCountdown(page, operator, code);
});

test.describe('a session that ends while a code is valid', () => {
  test.use({ expectedErrors: ['401 (Unauthorized'] });

  test('returns to the countdown of that code after the log-in', { tag: '@long' }, async ({
    page,
    owner,
    operator,
  }) => {
    await page.clock.install({ time: Date.parse((await operator.clock()).now) });
    await owner.signsInAs('buro');
    await owner.followsLink('Continuar mi solicitud');
    await owner.seesHeading('Autoriza la consulta de tu historial crediticio');
    const expiresAt = await expiryIn(page, '**/privacy-policy', () => owner.presses('Autorizar y recibir código'));
    await expectCountdown(page, operator, expiresAt);
    await page.route('**/confirm-privacy-policy?*', (route) => route.fulfill({ status: 401, json: {} }));
    await owner.typesCode('1234');
    await owner.presses('Confirmar');
    await expect(page.getByText('Tu sesión terminó.')).toBeVisible();
    // The page to return to is kept over a reload of the login.
    await page.reload();
    await owner.fillsIn('Correo electrónico', 'buro@adelantto.test');
    await owner.fillsIn('Contraseña', 'Adelantto1!');
    await owner.presses('Iniciar sesión');
    await owner.seesHeading('Confirma tu autorización');
    await expectCountdown(page, operator, expiresAt);
  });
});

test('announces the countdown at 2:00, 1:00, 0:30 and 0:00, and keeps the button enabled at the end', async ({
  page,
  owner,
}) => {
  await page.clock.install();
  await owner.signsUp();
  const focused = page.getByLabel('Código de 4 dígitos');
  await focused.focus();
  await expect(timer(page)).toBeVisible();
  await expect(timer(page)).not.toHaveAttribute('aria-live', /.+/);
  const statuses = page.locator('[role="status"]');
  for (const [until, words] of [
    [120, 'El código vence en 2 minutos.'],
    [60, 'El código vence en 1 minuto.'],
    [30, 'El código vence en 30 segundos.'],
  ] as const) {
    await expect(statuses.getByText(words)).toHaveCount(0);
    await page.clock.fastForward(((await secondsShown(page)) - until) * 1000);
    await expect(statuses.getByText(words)).toHaveCount(1);
  }
  await page.clock.fastForward(31_000);
  await expect(statuses.getByText('El código venció. Pide uno nuevo.')).toHaveCount(1);
  await expect(timer(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByText('El código venció. Pide uno nuevo.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verificar cuenta' })).toBeEnabled();
  await expect(focused).toBeFocused();
});
