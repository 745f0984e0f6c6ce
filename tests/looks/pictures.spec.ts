import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { screens, statesOf } from '../../demo-server/states/screens.ts';
import { test as base } from '../journeys/support/scriptedApi.ts';
import { resizeTo } from '../screens/layout.ts';
import { openState } from '../screens/openScreen.ts';
import { folder, type Size, schemes, sizes } from './sizes.ts';

const test = base.extend<object, { windows: Size[] }>({
  windows: [[], { option: true, scope: 'worker' }],
});

test.use({
  expectedErrors: ['Failed to load resource', 'net::ERR_', 'Failed to fetch dynamically imported module'],
});

/** Upper bound for one state on a busy machine, ms. */
const STATE_TIMEOUT_MS = 40_000;

for (const [at, screen] of screens.entries()) {
  test(screen.name, async ({ page, owner, api, windows }) => {
    const states = [...statesOf(screen)];
    test.setTimeout(states.length * STATE_TIMEOUT_MS);
    for (const [order, [name, state]] of states.entries()) {
      await test.step(name, async () => {
        await openState({ page, owner, api }, screen, state);
        for (const size of windows) {
          await resizeToFit(page, size);
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
 * Resizes the window to this size, and increases its height until the page fits. Sticky elements thus stay at their
 * edge, which they would not in a picture that is larger than its window.
 */
async function resizeToFit(page: Page, size: Size): Promise<void> {
  const { width, height } = sizes[size];
  let pageHeight: number = height;
  // In a higher window a page may become higher.
  for (let least = 0; least < pageHeight; ) {
    least = pageHeight;
    await resizeTo(page, { width, height: least });
    pageHeight = await page.evaluate(() => {
      scrollTo(0, 0);
      return document.documentElement.scrollHeight;
    });
  }
}

/** Returns a file name that sorts the pictures in the order of the list. */
const fileOf = (order: readonly number[], name: string): string =>
  `${order.map((number) => String(number).padStart(2, '0')).join('-')} ${name}.png`.replaceAll('/', '|');
