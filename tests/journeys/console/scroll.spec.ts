import type { Page } from 'playwright/test';
import { expect, test } from '../support/journey.ts';

test.use({ app: 'demo', viewport: { width: 390, height: 700 } });

const mark = (page: Page) => page.getByRole('complementary', { name: 'Demostración: datos ficticios' });

/** The mark is in its place, and the document cannot be scrolled: only the app below the mark can. */
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

  test('stays in its place when a link of the error summary leads to a field at its end', async ({ page, owner }) => {
    await owner.presses('Continuar');
    await owner.followsLink('Escribe tu código postal.');
    await expect(page.getByLabel('Código postal')).toBeFocused();
    await expect(page.getByLabel('Código postal')).toBeInViewport({ ratio: 1 });
    await expectInPlace(page);
  });

  test('stays in its place when its last button gets the focus by the keyboard', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Continuar' });
    const hasFocus = () => button.evaluate((it) => it === document.activeElement);
    for (let presses = 0; presses < 60 && !(await hasFocus()); presses++) await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expectInPlace(page);
  });
});
