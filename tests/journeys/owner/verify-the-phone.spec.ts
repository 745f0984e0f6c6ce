import type { Locator } from 'playwright/test';
import { expect, test } from '../support/journey.ts';
import { newcomer } from '../support/owner.ts';
import { recordRequests } from '../support/recordRequests.ts';

const phone = `+52${newcomer.phone}`;

// The browser logs each rejected code as an error.
test.use({ expectedErrors: ['422 (Unprocessable'] });

test('rejects an expired code and a wrong code, and accepts the code that was sent again', async ({
  page,
  owner,
  operator,
}) => {
  await owner.signsUp();
  const expired = await operator.code(phone);
  await expect(page.getByRole('timer')).toContainText(/El código vence en.*(3:00|2:5\d)/);

  await operator.moveClock({ advance: 'PT3M' });
  await owner.typesCode(expired);
  await owner.presses('Verificar cuenta');
  await expect(page.getByText('El código venció. Pide uno nuevo.').first()).toBeVisible();

  await owner.presses('Reenviar código');
  const dialog = page.getByRole('dialog', { name: 'Código reenviado' });
  await expect(dialog).toContainText('Te enviamos otra vez un SMS con el código de confirmación.');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByLabel('Código de 4 dígitos')).toBeFocused();

  await owner.typesCode('0000');
  await owner.presses('Verificar cuenta');
  await expect(page.getByText('El código es incorrecto. Revísalo o pide uno nuevo.').first()).toBeVisible();
  await expect(page.getByLabel('Código de 4 dígitos')).toHaveValue('');

  await owner.verifiesPhone();
  await owner.seesHeading('Crea tu perfil');
});

test('continues the countdown of the code after a reload', async ({ page, owner }) => {
  await owner.signsUp();
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/\d:\d\d/);
  const before = await secondsOf(timer);
  await page.reload();
  await expect.poll(() => secondsOf(timer)).toBeLessThanOrEqual(before);
  expect(await secondsOf(timer)).toBeGreaterThan(before - 15);
});

test('submits a code that the phone fills in exactly once, without a press', async ({ page, owner, operator }) => {
  await owner.signsUp();
  const sent = recordRequests(page, /\/verify-phone-code$/);
  await page.getByLabel('Código de 4 dígitos').fill(await operator.code(phone));
  await owner.seesHeading('Crea tu perfil');
  expect(sent).toHaveLength(1);
});

const secondsOf = async (timer: Locator): Promise<number> => {
  const [, minutes, seconds] = /(\d):(\d\d)/.exec((await timer.textContent()) ?? '') ?? [];
  return Number(minutes) * 60 + Number(seconds);
};
