import { findingsOf } from '../../screens/axe.ts';
import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo' });

test('the console', { tag: '@long' }, async ({ page, operator: _ }) => {
  const console = new Console(page);
  await console.opens();
  await console.signsInOnPhoneAs('Renata Quiroga');
  for (const [width, colorScheme, withDialog] of [
    [1440, 'light', true],
    [1440, 'dark', false],
    [800, 'light', false],
    [390, 'dark', true],
  ] as const) {
    await test.step(`has no accessibility violations and does not scroll sideways at ${width} px, ${colorScheme}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await findingsOf(page)).toEqual([]);
      if (withDialog) {
        await page.getByRole('button', { name: 'Plática nueva' }).click();
        expect(await findingsOf(page)).toEqual([]);
        await page.keyboard.press('Escape');
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      // Controls of the console are at least 36 px high.
      const tooLow = await page
        .locator('main :is(button, select, input:not([type]), a)')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 35.5)
            .map((element) => element.outerHTML.slice(0, 120)),
        );
      expect(tooLow).toEqual([]);
    });
  }
});

test('the keyboard alone is enough to sign a persona in, to move the clock and to open a decision', {
  tag: '@long',
}, async ({ page, operator: _ }) => {
  const console = new Console(page);
  await console.opens();
  const tabTo = async (name: string | RegExp) => {
    const focused = page.locator(':focus');
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab');
      const text = await focused
        .evaluate((element) => element.getAttribute('aria-label') ?? element.textContent ?? '')
        .catch(() => '');
      if (typeof name === 'string' ? text === name : name.test(text)) return;
    }
    throw new Error(`Tab never reached ${name}`);
  };
  await console.technicalButton.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Reloj' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await tabTo('Entrar como Renata Quiroga');
  const outline = await page.locator(':focus').evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).toBe('solid');
  await page.keyboard.press('Enter');
  await expect(console.phone.getByText('Hola, Renata')).toBeVisible();
  // Esc closes the panel and gives the focus back to its button.
  await page.keyboard.press('Escape');
  await expect(console.section('Momentos')).toHaveCount(0);
  await expect(console.technicalButton).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Expediente' })).toBeFocused();
  await tabTo(/^Rechazar pago…/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Rechazar pago' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Rechazar pago…/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await tabTo('+1 min');
  // Space would press "Hazlo por mí".
  await page.keyboard.press('Enter');
  await expect(page.locator('header').getByRole('time').first()).toHaveText(/lun 03 ago 2026.*10:01/);
});
