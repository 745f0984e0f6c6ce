import type { Page } from 'playwright/test';
import { findingsOf } from '../../screens/axe.ts';
import { expect, test } from '../support/journey.ts';

test.use({ app: 'demo' });

const mark = (page: Page) => page.getByRole('complementary', { name: 'Demostración: datos ficticios' });

/** The app below the mark: nothing of it lies beneath, and none of it needs a scroll of the page. */
async function expectClear(page: Page): Promise<void> {
  const strip = await mark(page).boundingBox();
  const app = await page.locator('#root').boundingBox();
  expect(strip?.y).toBe(0);
  expect(app?.y).toBe(strip?.height);
  expect(app?.width).toBe(page.viewportSize()?.width);
  expect((app?.y ?? 0) + (app?.height ?? 0)).toBe(page.viewportSize()?.height);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
}

test('the mark stands above the app, covers nothing of it, and can be made small but not be removed', async ({
  page,
  owner,
}) => {
  await owner.signsInAs('activa');
  await owner.seesHeading('Hola, Renata');
  await expect(mark(page)).toHaveText(/^Demostración: datos ficticios/);
  await expectClear(page);

  // The tab bar stays at the foot while the page scrolls under it.
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

test('the mark is on the pages of guests too, and nothing jumps when it is drawn', async ({ page }) => {
  // The mark's script comes last of all: what is there before it must already stand where it will stay.
  let letCome = () => {};
  const isWanted = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/main-*.js', async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  // The markup stands there before its styles do; only with them has anything a place.
  await expect(page.locator('body')).toHaveCSS('display', 'flex');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await page.locator('#root').boundingBox();
  await expect(mark(page)).toHaveCount(0);
  letCome();
  await expect(mark(page)).toBeVisible();
  await expectClear(page);
  expect(await page.locator('#root').boundingBox()).toEqual(before);
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false });

  test('the app still floats clear of the mark', async ({ page, owner }) => {
    await owner.signsInAs('activa');
    await owner.seesHeading('Hola, Renata');
    const column = await page.locator('[data-scroller]').boundingBox();
    const strip = await mark(page).boundingBox();
    expect(column?.y).toBeGreaterThan(strip?.height ?? 0);
    expect((column?.y ?? 0) + (column?.height ?? 0)).toBe(800 - 24);
  });
});
