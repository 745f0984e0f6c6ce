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
