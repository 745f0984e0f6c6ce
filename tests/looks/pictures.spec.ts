import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { test as base } from '../journeys/support/scriptedApi.ts';
import { resized } from '../screens/layout.ts';
import { screens, statesOf } from '../screens/states/screens.ts';
import { opens } from '../screens/visit.ts';
import { folder, type Size, schemes, sizes } from './sizes.ts';

const test = base.extend<object, { windows: Size[] }>({
  windows: [[], { option: true, scope: 'worker' }],
});

test.use({
  expectedErrors: ['Failed to load resource', 'net::ERR_', 'Failed to fetch dynamically imported module'],
  contextOptions: { reducedMotion: 'reduce' },
});

/** More than a busy machine needs for one state, ms. */
const A_STATE = 40_000;

for (const [at, screen] of screens.entries()) {
  test(screen.name, async ({ page, owner, api, windows }) => {
    const states = [...statesOf(screen)];
    test.setTimeout(states.length * A_STATE);
    for (const [order, [name, state]] of states.entries()) {
      await test.step(name, async () => {
        await opens({ page, owner, api }, screen, state);
        for (const size of windows) {
          await fits(page, size);
          for (const colorScheme of schemes) {
            await page.emulateMedia({ colorScheme });
            const path = join(folder, `${size}-${colorScheme}`, fileOf([at, order], `${screen.name}, ${name}`));
            await page.screenshot({ path, animations: 'disabled' });
          }
        }
      });
    }
  });
}

/**
 * The page in a window of this size; on a phone as much higher as shows it to its end. What sticks to an edge stays on it so,
 * which it would not on a picture that is wider than its window.
 */
async function fits(page: Page, size: Size): Promise<void> {
  const { width, height } = sizes[size];
  let whole: number = height;
  // In a higher window a page may take more room than it did.
  for (let least = 0; least < whole; ) {
    least = whole;
    await resized(page, { width, height: least });
    whole = await page.evaluate(() => {
      scrollTo(0, 0);
      return document.documentElement.scrollHeight;
    });
  }
}

/** The pictures of a screen lie beside each other, in the order of the list. */
const fileOf = (order: readonly number[], name: string): string =>
  `${order.map((number) => String(number).padStart(2, '0')).join('-')} ${name}.png`.replaceAll('/', '|');
