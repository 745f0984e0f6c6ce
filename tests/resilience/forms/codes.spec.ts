import type { Locator, Page } from 'playwright/test';
import { apiErrors } from '#i18n/es-MX/apiErrors';
import * as serverTexts from '#i18n/es-MX/demo/server';
import { expect, test } from '../../journeys/support/journey.ts';
import { recordRequests } from '../../journeys/support/recordRequests.ts';

const VERIFY = /\/verify-phone-code$/;
const boxes = (page: Page) => page.getByLabel('Código de 4 dígitos');

/** Expects these digits in the four boxes, from the first one on; the other boxes are empty. */
const expectBoxes = (page: Page, texts: string, message?: string) =>
  expect(page.locator('[data-testid^="code-"]'), message).toHaveText([0, 1, 2, 3].map((at) => texts[at] ?? ''));

/** Returns the index of the outlined box, -1 when there is none. */
const outlinedBox = (page: Page) =>
  page
    .locator('[data-testid^="code-"]')
    .evaluateAll((all) => all.findIndex((box) => getComputedStyle(box).outlineStyle === 'solid'));

/** Dispatches a paste event as a browser does; only the control's own handler can insert the text. */
const paste = (control: Locator, text: string): Promise<void> =>
  control.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    // Firefox drops the data that the event is created with.
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    element.dispatchEvent(event);
  }, text);

test.use({ expectedErrors: ['422 (Unprocessable'] });

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
    for (const [text, code] of [
      [serverTexts.codeBySms({ code: '0042', host: '127.0.0.1' }), '0042'],
      ['5512345678', ''],
    ] as const) {
      await boxes(page).fill('');
      await paste(boxes(page), text);
      await expectBoxes(page, code, text);
    }
  });
  // Typing does not submit; the owner presses the button.
  await boxes(page).fill('');
  await boxes(page).pressSequentially('4321');
  expect(sent).toEqual([]);
});

test('sends an autofilled code once, and empties the boxes after a wrong one', async ({ page, owner, operator }) => {
  const sent = recordRequests(page, VERIFY);
  await owner.signsUp();
  const wrong = apiErrors['Your confirmation code is incorrect.'];
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
  // A new code is sent on autofill again.
  await owner.presses('Reenviar código');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await boxes(page).fill(await operator.code(owner.phone));
  await owner.seesHeading('Crea tu perfil');
  expect(sent).toHaveLength(2);
});
