import { expect, type Page, test } from 'playwright/test';
import type { Screen } from '../../demo-server/states/screen.ts';
import { screens } from '../../demo-server/states/screens.ts';

/** So many that opening a page, which takes as long as three documents in it, is a small part of a test. */
const SCREENS_A_TEST = 4;

/** All screens in groups for one test and one page each: the titles of the tests, and the screens. */
export const screenGroups: readonly (readonly [title: string, group: readonly Screen[]])[] = Array.from(
  { length: Math.ceil(screens.length / SCREENS_A_TEST) },
  (_, at) => {
    const group = screens.slice(at * SCREENS_A_TEST, (at + 1) * SCREENS_A_TEST);
    return [group.map(({ name }) => name).join(' · '), group];
  },
);

/** Runs a step of a long test. When it throws, the test fails with the step's name and a picture, after the other steps. */
export const softStep = (page: Page, name: string, run: () => Promise<void>): Promise<void> =>
  test.step(name, async () => {
    try {
      await run();
    } catch (error) {
      await test.info().attach(name, { body: await page.screenshot(), contentType: 'image/png' });
      expect.soft(error instanceof Error ? error.message : String(error), name).toBe('');
    }
  });
