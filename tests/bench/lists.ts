import { median } from '../quantile.ts';
import { inSequence, type Row } from './benchmark.ts';
import { onSlowPhone } from './slowPhone.ts';

/** The numbers of applications and of loans that are compared. */
const [FEWEST, MOST] = [5, 500];
const ROUNDS = 5;
const PATHS = ['/home', '/loans'] as const;
const SCROLLING_MS = 2000;

/** What the page records: its long tasks, when the app has rendered its heading, and when its first card works, ms. */
type Recording = Window & { tasks?: { startTime: number; duration: number }[]; renderedAt?: number; usableAt?: number };

/** Measures when a page with long lists is usable, its longest task and how smoothly it scrolls. */
export const lists = (): Promise<Row[]> =>
  onSlowPhone(async (open) => {
    const usable: { path: (typeof PATHS)[number]; size: number; at: number }[] = [];
    const [tasks, frames]: [number[], number[]] = [[], []];
    await inSequence(ROUNDS, async () => {
      for (const path of PATHS) {
        for (const size of [FEWEST, MOST]) {
          const { page, close } = await open(path, { count: size, prepare: recordLoading });
          const usableAt = await page.waitForFunction(() => (window as Recording).usableAt);
          usable.push({ path, size, at: (await usableAt.jsonValue()) ?? Number.NaN });
          if (size === MOST) {
            frames.push(await page.evaluate(framesWhileScrolling, SCROLLING_MS));
            await page.waitForFunction((all) => document.querySelectorAll('article').length >= all, size);
            tasks.push(await page.evaluate(longestTaskOnceLoaded));
          }
          await close();
        }
      }
    });
    const medianOf = (path: string, size: number) =>
      median(usable.filter((entry) => entry.path === path && entry.size === size).map(({ at }) => at));
    return [
      ...PATHS.map((path) => ({
        what: `${path} usable with ${MOST} ÷ with ${FEWEST}`,
        value: medianOf(path, MOST) / medianOf(path, FEWEST),
        unit: '' as const,
        atMost: 1.3,
      })),
      // Earlier tasks belong to the start of the app and are the same with five items.
      { what: `longest task with ${MOST}, once the page has loaded`, value: median(tasks), unit: 'ms', atMost: 200 },
      { what: `frames while ${MOST} are scrolled`, value: median(frames), unit: '/s', atLeast: 50 },
    ];
  });

/** Runs in the page: records when it has loaded, when its first card works, and the long tasks. */
function recordLoading(): void {
  const recording: Recording = window;
  const tasks: NonNullable<Recording['tasks']> = [];
  recording.tasks = tasks;
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })));
  }).observe({ type: 'longtask', buffered: true });
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('h1');
    // The prerendered outline of home has its heading before the app has loaded.
    if (heading !== null && isHydrated(heading)) recording.renderedAt ??= performance.now();
    const link = document.querySelector('article a');
    if (link === null || !isHydrated(link)) return;
    observer.disconnect();
    // Rendered with the next frame.
    requestAnimationFrame(() => {
      recording.usableAt = performance.now();
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page: returns the duration of the longest task after the app has rendered its heading, ms. */
function longestTaskOnceLoaded(): number {
  const { tasks = [], renderedAt = 0 } = window as Recording;
  return Math.max(0, ...tasks.filter(({ startTime }) => startTime > renderedAt).map(({ duration }) => duration));
}

/** Runs in the page: returns the frames per second during quick scrolling. */
async function framesWhileScrolling(ms: number): Promise<number> {
  let frames = 0;
  const begun = performance.now();
  while (performance.now() - begun < ms) {
    scrollBy(0, 40);
    await new Promise(requestAnimationFrame);
    frames += 1;
  }
  return (frames * 1000) / (performance.now() - begun);
}
