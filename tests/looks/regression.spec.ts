import type { Page } from 'playwright/test';
import { expect, test } from '../journeys/support/scriptedApi.ts';
import { screens, statesOf } from '../screens/states/screens.ts';
import { opens, seen } from '../screens/visit.ts';
import { baselines } from './baselines.ts';
import { type Look, looks } from './looks.ts';
import { sizes } from './sizes.ts';

const painter = baselines();

test.use({
  expectedErrors: ['Failed to load resource', 'net::ERR_', 'Failed to fetch dynamically imported module'],
  contextOptions: { reducedMotion: 'reduce' },
});

/*
 * The house's own pictures beside those that were agreed to. A picture that changed fails with the two of them and their
 * difference; a change that is wanted is agreed to with `npm run looks`.
 */
for (const { size, scheme, of } of painter === undefined ? [] : looks) {
  test.describe(`${size}, ${scheme}`, () => {
    test.use({
      viewport: sizes[size],
      colorScheme: scheme,
      ...(size === '1280x800' && { isMobile: false, hasTouch: false }),
    });

    test('looks as it was agreed to', async ({ page, owner, api }) => {
      test.setTimeout(of.length * 20_000);
      for (const look of of) {
        await test.step(look.join(', '), async () => {
          const [screen, state] = found(look);
          await opens({ page, owner, api }, screen, state);
          if (!look.includes(WAITING)) await hasAll(page);
          if (size === '1280x800') await page.locator(PATIO).first().waitFor();
          await settled(page);
          // Else a picture of something else would be all that tells that it went away again.
          await expect.soft(seen(page, state.shows).first()).toBeVisible();
          await expect.soft(page).toHaveScreenshot([painter ?? '', `${size}-${scheme}`, `${fileOf(look)}.png`]);
        });
      }
    });
  });
}

/** The one state in which something stays on its way. */
const WAITING = 'while it waits';
/** The wide window's picture, which comes after the page. */
const PATIO = '#root svg:not([data-scroller] svg)';

/** Until nothing of the page is on its way any more. */
const hasAll = (page: Page): Promise<void> => page.locator('main:not(:has([aria-busy="true"]))').waitFor();

function found([name, stateName = 'as it is']: Look) {
  const screen = screens.find((it) => it.name === name);
  const state = screen && statesOf(screen).get(stateName);
  if (!screen || !state) throw new Error(`No such look: ${name}, ${stateName}`);
  return [screen, state] as const;
}

const fileOf = ([name, state]: Look): string =>
  [name, state]
    .filter(Boolean)
    .join('-')
    .replace(/[^a-z]+/gi, '-');

/** Until its face and its pictures are there; scrolled to its beginning, whatever took the focus. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
    document.querySelector('[data-scroller]')?.scrollTo(0, 0);
  });
