import type { Page } from 'playwright/test';
import { expect, test } from '../support/journey.ts';

test.use({ app: 'demo', viewport: { width: 390, height: 700 } });

const mark = (page: Page) => page.getByRole('complementary', { name: 'Demostración: datos ficticios' });

/** Expects that the mark is at the top and that the document does not scroll: only the app below the mark does. */
async function expectInPlace(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect((await mark(page).boundingBox())?.y).toBe(0);
}

test.describe('a long form below the mark of the demo', () => {
  test.beforeEach(async ({ page, owner }) => {
    await owner.signsInAs('nueva', '/profile/identification');
    await owner.seesHeading('Identificación');
    await expect(mark(page)).toBeVisible();
  });

  test('does not move the mark when a link of the error summary scrolls to a field at its end', async ({
    page,
    owner,
  }) => {
    await owner.presses('Continuar');
    await owner.followsLink('Escribe tu código postal.');
    await expect(page.getByLabel('Código postal')).toBeFocused();
    await expect(page.getByLabel('Código postal')).toBeInViewport({ ratio: 1 });
    await expectInPlace(page);
  });

  test('does not move the mark when its last button gets the focus by keyboard', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Continuar' });
    const hasFocus = () => button.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 60 && !(await hasFocus()); presses++) await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expectInPlace(page);
  });
});
