import type { Page } from 'playwright/test';
import { newcomer } from '../../../demo-server/states/newcomer.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { paste } from '../../journeys/support/paste.ts';
import { recordRequests } from '../../journeys/support/recordRequests.ts';
import { completeDraftByApi } from './draftByApi.ts';

const VERIFY = /\/verify-phone-code$/;
const phone = `+52${newcomer.phone}`;
const boxes = (page: Page) => page.getByLabel('Código de 4 dígitos');

/** Expects these digits in the four boxes, from the first one on; the other boxes are empty. */
const expectBoxes = (page: Page, texts: string, message?: string) =>
  expect(page.locator('[data-testid^="code-"]'), message).toHaveText([0, 1, 2, 3].map((at) => texts[at] ?? ''));

/** Returns the index of the outlined box, -1 when there is none. */
const outlinedBox = (page: Page) =>
  page
    .locator('[data-testid^="code-"]')
    .evaluateAll((all) => all.findIndex((box) => getComputedStyle(box).outlineStyle === 'solid'));

test.use({ expectedErrors: ['422 (Unprocessable', '429 (Too Many'] });

test('the four boxes are one labelled field that handles keys, taps and pasted texts like four', async ({
  page,
  owner,
  hasTouch,
}) => {
  const sent = recordRequests(page, VERIFY);
  await owner.signsUp();
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Código de 4 dígitos' })).toHaveAccessibleDescription(
    /El código vence en \d:\d\d/,
  );
  await expect(boxes(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(boxes(page)).toHaveAttribute('inputmode', 'numeric');
  await expect(page.locator('[data-testid^="code-"][aria-hidden="true"]')).toHaveCount(4);

  await test.step('typing', async () => {
    await boxes(page).focus();
    await expect.poll(() => outlinedBox(page)).toBe(0);
    await page.keyboard.type('1a2');
    await expectBoxes(page, '12');
    await expect.poll(() => outlinedBox(page)).toBe(2);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => outlinedBox(page)).toBe(1);
    await page.keyboard.type('9');
    await expectBoxes(page, '19');
    await page.keyboard.type('87');
    await expectBoxes(page, '1987');
    await page.keyboard.press('Backspace');
    await expectBoxes(page, '198');
    await expect.poll(() => outlinedBox(page)).toBe(3);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Backspace');
    await expectBoxes(page, '18');
    await expect.poll(() => outlinedBox(page)).toBe(0);
  });
  await test.step('tapping', async () => {
    await boxes(page).fill('');
    await boxes(page).pressSequentially('123');
    const { width, height } = (await boxes(page).boundingBox()) ?? { width: 0, height: 0 };
    const tap = (x: number) => boxes(page)[hasTouch ? 'tap' : 'click']({ position: { x, y: height / 2 } });
    await tap(width * 0.4);
    await expect.poll(() => outlinedBox(page)).toBe(1);
    await page.keyboard.type('7');
    await expectBoxes(page, '173');
    // The caret goes behind the last digit, wherever the owner taps.
    await tap(width - 5);
    await expect.poll(() => outlinedBox(page)).toBe(3);
  });
  await test.step('pasting', async () => {
    const table: readonly (readonly [string, string])[] = [
      ['0123', '0123'],
      ['45 67', '4567'],
      ['Tu código es 8901', '8901'],
      ['Tu código de Adelantto es 0042. No lo compartas.\n@127.0.0.1 #0042', '0042'],
    ];
    for (const [text, code] of table) {
      await boxes(page).fill('');
      await paste(boxes(page), text);
      await expectBoxes(page, code, text);
    }
    for (const text of ['12345', '5512345678', '123', 'hola', '1234 o 5678']) {
      await boxes(page).fill('');
      await paste(boxes(page), text);
      await expectBoxes(page, '', text);
    }
  });
  // Typing does not submit; the owner presses the button.
  await boxes(page).fill('');
  await boxes(page).pressSequentially('4321');
  expect(sent).toEqual([]);

  await boxes(page).press('Backspace');
  await owner.presses('Verificar cuenta');
  await expect(page.getByText('Escribe los 4 dígitos del código.')).toBeVisible();
  await expect(boxes(page)).toBeFocused();
  await expect(boxes(page)).toHaveAccessibleDescription(/Escribe los 4 dígitos del código\./);
  expect(sent).toEqual([]);
});

test('sends an autofilled code once, empties the boxes after a wrong one and says when there were too many', async ({
  page,
  owner,
  operator,
}) => {
  const sent = recordRequests(page, VERIFY);
  await owner.signsUp();
  const wrong = 'El código es incorrecto. Revísalo o pide uno nuevo.';
  await boxes(page).fill('0000');
  await expect(page.getByText(wrong)).toBeVisible();
  await expect(boxes(page)).toHaveValue('');
  await expect(boxes(page)).toBeFocused();
  await expect(boxes(page)).toHaveAccessibleDescription(new RegExp(wrong));
  await expect.poll(() => outlinedBox(page)).toBe(0);
  // Autofilling the same code again does not send it again.
  await boxes(page).fill('0000');
  await expect(page.getByText(wrong)).toHaveCount(0);
  expect(sent).toHaveLength(1);

  for (let tries = 2; tries <= 5; tries += 1) {
    const answer = page.waitForResponse('**/verify-phone-code');
    await owner.presses('Verificar cuenta');
    await answer;
    await expect(boxes(page)).toHaveValue('');
    if (tries < 5) await owner.typesCode('0000');
  }
  await owner.typesCode(await operator.code(phone));
  await owner.presses('Verificar cuenta');
  await expect(page.getByText('Este código ya no sirve. Pide uno nuevo.')).toBeVisible();
  await expect(boxes(page)).toBeFocused();

  // A new code is sent on autofill again.
  await owner.presses('Reenviar código');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await expect(boxes(page)).toBeFocused();
  await boxes(page).fill(await operator.code(phone));
  await owner.seesHeading('Crea tu perfil');
  expect(sent).toHaveLength(7);
});

type Otp = { otpRequests: string[]; otpGive?: (code: string) => void };

test('takes the code of an SMS that the browser offers, and stops waiting on submit, expiry and navigation', async ({
  page,
  owner,
  operator,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    // The empty page before the first one; Firefox runs the script there too.
    if (origin === 'null') return;
    const seen = window as unknown as Otp;
    seen.otpRequests = [];
    Object.assign(window, { OTPCredential: class {} });
    navigator.credentials.get = (options) =>
      new Promise((resolve, reject) => {
        const { otp, signal } = options as { otp: { transport: string[] }; signal: AbortSignal };
        seen.otpRequests.push(otp.transport.join());
        seen.otpGive = (code) => resolve({ code } as unknown as Credential);
        signal.addEventListener('abort', () => {
          seen.otpRequests.push('aborted');
          reject(new DOMException('Aborted', 'AbortError'));
        });
      });
  });
  const requests = () => page.evaluate(() => (window as unknown as Otp).otpRequests);
  const sent = recordRequests(page, VERIFY);
  await owner.signsUp();
  await expect.poll(requests).toContain('sms');
  await page.clock.fastForward('03:01');
  await expect(page.getByRole('main').getByText('El código venció. Pide uno nuevo.')).toBeVisible();
  await expect.poll(async () => (await requests()).at(-1)).toBe('aborted');

  await owner.presses('Reenviar código');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await expect.poll(async () => (await requests()).at(-1)).toBe('sms');
  await owner.followsLink(/Inicia sesión/);
  await owner.seesHeading('Iniciar sesión');
  await expect.poll(async () => (await requests()).at(-1)).toBe('aborted');

  await page.goBack();
  await expect.poll(async () => (await requests()).at(-1)).toBe('sms');
  await page.evaluate((code) => (window as unknown as Otp).otpGive?.(code), await operator.code(phone));
  await owner.seesHeading('Crea tu perfil');
  expect(sent).toHaveLength(1);
});

test('sends the code of the bureau at most three times a minute, then the button counts down the seconds', async ({
  page,
  owner,
}) => {
  await page.clock.install();
  await owner.signsInAs('borrador');
  await page.goto(`/applications/${await completeDraftByApi(page)}/privacy-policy`);
  await owner.presses('Autorizar y recibir código');
  await owner.seesHeading('Confirma tu autorización');
  const again = page.getByRole('button', { name: /^Reenviar código/ });
  const sentAgain = page.getByText('Te enviamos otra vez un SMS con el código de confirmación.');
  // The code that the authorisation sent is one of the three.
  for (let times = 1; times <= 2; times += 1) {
    const answer = page.waitForResponse('**/privacy-policy/resend');
    await again.click();
    expect((await answer).status()).toBe(200);
    await expect(boxes(page)).toBeFocused();
    await expect(again).toHaveAttribute('aria-disabled', 'false');
  }
  await again.click();
  await expect(page.getByText('Demasiados intentos, inténtalo de nuevo después de un minuto.')).toBeVisible();
  // Without waiting: after six seconds the toast of the second one would be gone anyway.
  expect(await sentAgain.count()).toBe(0);
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(again).toHaveText(/Reenviar código en (1:00|0:[45]\d)/);
  await page.clock.fastForward('01:00');
  await expect(again).toHaveText('Reenviar código');
  await expect(again).toHaveAttribute('aria-disabled', 'false');
  await expect(page.getByText('Demasiados intentos')).toHaveCount(0);
});
