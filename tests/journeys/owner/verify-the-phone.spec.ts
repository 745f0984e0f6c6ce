import { expect, test } from '../support/journey.ts';
import { recordRequests } from '../support/recordRequests.ts';

// The browser logs each rejected code as an error.
test.use({ expectedErrors: ['422 (Unprocessable'] });

test('the code of a new owner', async ({ page, owner, operator }) => {
  const code = page.getByLabel('Código de 4 dígitos');
  await owner.signsUp();

  await test.step('is counted down, also after a reload', async () => {
    const timer = page.getByRole('timer');
    const secondsLeft = async (): Promise<number> => {
      const [, minutes, seconds] = /vence en.*(\d):(\d\d)/.exec((await timer.textContent()) ?? '') ?? [];
      return Number(minutes) * 60 + Number(seconds);
    };
    await expect.poll(secondsLeft).toBeGreaterThan(170);
    const before = await secondsLeft();
    await page.reload();
    await expect.poll(secondsLeft).toBeLessThanOrEqual(before);
    expect(await secondsLeft()).toBeGreaterThan(before - 15);
  });
  await test.step('is rejected after three minutes', async () => {
    const expired = await operator.code(owner.phone);
    await operator.moveClock({ advance: 'PT3M' });
    await owner.typesCode(expired);
    await owner.presses('Verificar cuenta');
    await expect(code).toBeFocused();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(page.getByRole('main').getByText('El código venció. Pide uno nuevo.')).toHaveCount(1);
  });
  await test.step('can be sent again', async () => {
    await owner.presses('Reenviar código');
    const dialog = page.getByRole('dialog', { name: 'Código reenviado' });
    await expect(dialog).toContainText('Te enviamos otra vez un SMS con el código de confirmación.');
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(code).toBeFocused();
  });
  await test.step('is rejected and cleared when it is wrong', async () => {
    await owner.typesCode('0000');
    await owner.presses('Verificar cuenta');
    await expect(page.getByText('El código es incorrecto. Revísalo o pide uno nuevo.').first()).toBeVisible();
    await expect(code).toHaveValue('');
  });
  await test.step('is submitted exactly once, without a press, when the phone fills it in', async () => {
    const sent = recordRequests(page, /\/verify-phone-code$/);
    await code.fill(await operator.code(owner.phone));
    await owner.seesHeading('Crea tu perfil');
    expect(sent).toHaveLength(1);
  });
});
