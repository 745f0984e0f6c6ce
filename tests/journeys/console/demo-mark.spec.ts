import type { Page } from 'playwright/test';
import { findingsOf } from '../../screens/axe.ts';
import { expect, test } from '../support/journey.ts';

test.use({ app: 'demo' });

const mark = (page: Page) => page.getByRole('complementary', { name: 'Demostración: datos ficticios' });

/** Expects that the app fills the window below the mark, and that the document does not scroll. */
async function expectClear(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect
    .poll(async () => {
      const markBox = await mark(page).boundingBox();
      const appBox = await page.locator('#root').boundingBox();
      if (markBox === null || appBox === null) return 'not rendered';
      return {
        markTop: markBox.y,
        gap: appBox.y - markBox.height,
        appWidth: appBox.width,
        appBottom: appBox.y + appBox.height,
        scrolls: await page.evaluate(() => document.documentElement.scrollHeight > innerHeight),
      };
    })
    .toEqual({ markTop: 0, gap: 0, appWidth: width, appBottom: height, scrolls: false });
}

test('the mark is above the app, covers nothing of it, and can be reduced but not removed', { tag: '@long' }, async ({
  page,
  owner,
}) => {
  await owner.signsInAs('activa');
  await owner.seesHeading('Hola, Renata');
  await expect(mark(page)).toHaveText(/^Demostración: datos ficticios/);
  await expectClear(page);

  // The tab bar stays at the bottom while the page scrolls.
  const bar = page.getByRole('navigation', { name: 'Principal' });
  await page.getByRole('heading', { name: 'Temas de interés' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(mark(page)).toBeInViewport({ ratio: 1 });

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findingsOf(page)).toEqual([]);
  }

  await page.getByRole('button', { name: /Reducir aviso/ }).click();
  await expect(mark(page)).toHaveCSS('height', '24px');
  await expectClear(page);
  await page.reload();
  await expect(mark(page)).toHaveCSS('height', '24px');
  await page.getByRole('button', { name: 'Ver aviso completo' }).click();
  await expect(mark(page)).toHaveCSS('height', '36px');
});
