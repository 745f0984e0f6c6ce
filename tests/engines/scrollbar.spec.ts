import { expect, test } from '../journeys/support/journey.ts';
import { firefoxWith } from './firefox.ts';

// A window on a desktop, whose scrollbar takes room beside the page.
const { launchOptions } = firefoxWith({
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'widget.gtk.overlay-scrollbars.enabled': false,
  'ui.useOverlayScrollbars': 0,
});
test.use({ launchOptions });

test('opening a sheet does not move the page by the width of the scrollbar', async ({ page, owner }) => {
  for (const width of [500, 800]) {
    await page.setViewportSize({ width, height: 700 });
    await owner.signsInAs('activa', '/profile');
    await owner.seesHeading('Renata Quiroga');
    const scrollbar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    expect(scrollbar, 'the width of the scrollbar').toBeGreaterThan(5);
    const edges = () =>
      page.locator('main').evaluate((main) => {
        const { left, right } = main.getBoundingClientRect();
        return { left, right };
      });
    const before = await edges();
    await owner.presses('Reportar un problema');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await edges(), `in a window of ${width} px`).toEqual(before);
  }
});
