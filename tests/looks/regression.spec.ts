import type { Page } from 'playwright/test';
import { DEFAULT_STATE, screenNamed, stateNamed } from '../../demo-server/states/screens.ts';
import { expect, test } from '../journeys/support/scriptedApi.ts';
import { locatorOf, openState } from '../screens/openScreen.ts';
import { baselines } from './baselines.ts';
import { type Look, looks } from './looks.ts';
import { sizes } from './sizes.ts';

const environment = baselines();

test.use({
  expectedErrors: ['Failed to load resource', 'net::ERR_', 'Failed to fetch dynamically imported module'],
});

/*
 * Compares screenshots with their baselines. A picture that changed fails with both and their difference; an intended
 * change is accepted with `npm run e2e -- looks --update-snapshots`.
 */
for (const { size, scheme, of } of environment === undefined ? [] : looks) {
  test.describe(`${size}, ${scheme}`, () => {
    test.use({
      viewport: sizes[size],
      colorScheme: scheme,
      ...(size === '1280x800' && { isMobile: false, hasTouch: false }),
    });

    test('looks like its baselines', { tag: '@long' }, async ({ page, owner, api }) => {
      test.setTimeout(of.length * 20_000);
      for (const look of of) {
        await test.step(look.join(', '), async () => {
          const [screenName, stateName = DEFAULT_STATE] = look;
          const screen = screenNamed(screenName);
          const state = stateNamed(screen, stateName);
          await openState({ page, owner, api }, screen, state);
          await waitUntilLoaded(page);
          if (size === '1280x800') await page.locator(PATIO).first().waitFor();
          await settle(page);
          // Names the missing element when the state has changed again, which the picture alone would not.
          await expect.soft(locatorOf(page, state.shows).first()).toBeVisible();
          await expect.soft(page).toHaveScreenshot([environment ?? '', `${size}-${scheme}`, `${fileOf(look)}.png`]);
        });
      }
    });
  });
}

/** The picture in wide windows, which loads after the page. */
const PATIO = '#root svg:not([data-scroller] svg)';

/** Waits until no part of the page is busy. */
const waitUntilLoaded = (page: Page): Promise<void> => page.locator('main:not(:has([aria-busy="true"]))').waitFor();

const fileOf = ([name, state]: Look): string =>
  [name, state]
    .filter(Boolean)
    .join('-')
    .replace(/[^a-z]+/gi, '-');

/** Waits for the font and the pictures, and scrolls to the top. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
    document.querySelector('[data-scroller]')?.scrollTo(0, 0);
  });
