import type { Page } from 'playwright/test';
import type { Screen } from '../../demo-server/states/screen.ts';
import { DEFAULT_STATE, screenNamed, screens, stateNamed } from '../../demo-server/states/screens.ts';
import { fontShift, MAX_SHIFT } from '../engines/fontShift.ts';
import { expect, SATURDAY_NOON, test } from '../journeys/support/scriptedApi.ts';
import config from '../playwright.config.ts';
import { loadScreen, locatorOf } from './openScreen.ts';

test.use({
  expectedErrors: ['Failed to load resource', 'net::ERR_', 'Failed to fetch dynamically imported module'],
  contextOptions: { reducedMotion: 'no-preference' },
});

// Letters have fractional widths as on a phone: rounded ones break lines of the fallback font at other places.
const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--font-render-hinting=none'] },
});

/** States that the skeleton of their screen cannot anticipate. */
const DATA_DEPENDENT = [
  ['the profile', 'with the first step open'],
  ['the profile', 'with two steps done'],
] as const;

/**
 * Screens on which one line breaks elsewhere while the font is missing: a text that fills its line to the last few pixels,
 * or amounts, because Figtree's bold digits are wider than Arial's for the width of its letters.
 */
const BREAKS_ELSEWHERE = ['the identification', 'the pre-offer', 'the process of an application'];

/** Each screen in its plain state, and the states whose layout depends on the answer. */
const pages: readonly (readonly [screen: Screen, stateName: string])[] = [
  ...screens.map((screen) => [screen, DEFAULT_STATE] as const),
  ...DATA_DEPENDENT.map(([name, stateName]) => [screenNamed(name), stateName] as const),
];

/*
 * Simulates a slow phone in steps instead of by time: first the page is painted, then its skeletons, then the answers
 * and pictures arrive. A shift on a slow phone is thus reproduced on every machine.
 */
test('no page shifts while it loads', { tag: '@long' }, async ({ page, owner, api }) => {
  test.setTimeout(120_000);
  await page.clock.setFixedTime(new Date(SATURDAY_NOON));
  await page.addInitScript(watchShifts);
  for (const [screen, stateName] of pages) {
    const name = `${screen.name}, ${stateName}`;
    const state = stateNamed(screen, stateName);
    await test.step(name, async () => {
      const answers = api.holdsResponses();
      await loadScreen({ page, owner, api }, screen, state);
      await page.locator('h1').waitFor();
      await painted(page);
      answers();
      await locatorOf(page, state.shows).first().waitFor();
      await page.locator('main:not(:has([aria-busy="true"]))').first().waitFor();
      await painted(page);
      const shifts = await shiftsOf(page);
      const sum = shifts.reduce((before, { value }) => before + value, 0);
      expect.soft(sum, `${name}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MAX_SHIFT);
      if (BREAKS_ELSEWHERE.includes(screen.name)) return;
      const { score, moved } = await fontShift(page);
      expect.soft(score, `${name}, late font: ${moved.join('; ')}`).toBeLessThanOrEqual(MAX_SHIFT);
    });
  }
});

/** Waits until the page has been painted with its font and pictures. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter(({ loading }) => loading !== 'lazy')
        .map((image) => image.decode().catch(() => undefined)),
    );
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let frames = 0; frames < 3; frames += 1) await frame();
  });

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};
type Watched = Window & { shifts?: PerformanceObserver; found?: PerformanceEntry[] };

/** Records each layout shift from the start of the document. */
function watchShifts(): void {
  const watched: Watched = window;
  const found: PerformanceEntry[] = [];
  watched.found = found;
  watched.shifts = new PerformanceObserver((list) => void found.push(...list.getEntries()));
  watched.shifts.observe({ type: 'layout-shift' });
}

/** Returns each shift so far, with the elements that moved and their positions before and after. */
const shiftsOf = (page: Page): Promise<{ value: number; moved: string[] }[]> =>
  page.evaluate(() => {
    const { found = [], shifts }: Watched = window;
    const at = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
    return ([...found, ...(shifts?.takeRecords() ?? [])] as Shift[]).map(({ value, sources }) => ({
      value,
      moved: sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.textContent?.slice(0, 40)}: ${at(previousRect)} → ${at(currentRect)}`,
      ),
    }));
  });
