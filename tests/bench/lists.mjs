import { median } from '../quantile.ts';
import { inTurn } from './inTurn.mjs';
import { onSlowPhone } from './slowPhone.mjs';

/** Numbers of applications and of loans; the first and the last are compared. */
const SIZES = [5, 50, 200, 500];
const ROUNDS = 5;
const PATHS = ['/home', '/loans'];
const SCROLLING_MS = 2000;

/** Measures when a page with long lists is usable, its longest task and how smoothly it scrolls. */
export const lists = () =>
  onSlowPhone(async (open) => {
    const taken = Object.fromEntries(PATHS.map((path) => [path, new Map(SIZES.map((size) => [size, []]))]));
    const [tasks, frames] = [[], []];
    await inTurn(ROUNDS, async () => {
      for (const path of PATHS) {
        for (const count of SIZES) {
          const { page, close } = await open(path, { count, prepare: watched });
          taken[path]
            .get(count)
            .push(await page.waitForFunction(() => globalThis.usableAt).then((handle) => handle.jsonValue()));
          if (count === SIZES.at(-1)) {
            frames.push(await page.evaluate(framesWhileScrolling, SCROLLING_MS));
            await page.waitForFunction((all) => document.querySelectorAll('article').length >= all, count);
            tasks.push(await page.evaluate(longestTaskOnceLoaded));
          }
          await close();
        }
      }
    });
    const most = SIZES.at(-1);
    const medians = (path) => SIZES.map((size) => [size, median(taken[path].get(size))]);
    return {
      rows: [
        ...PATHS.map((path) => ({
          what: `${path} usable with ${most} ÷ with ${SIZES[0]}`,
          value: medians(path).at(-1)[1] / medians(path)[0][1],
          unit: '',
          atMost: 1.3,
        })),
        // Earlier tasks belong to the start of the app and are the same with five items.
        { what: `longest task with ${most}, once the page has loaded`, value: median(tasks), unit: 'ms', atMost: 200 },
        { what: `frames while ${most} are scrolled`, value: median(frames), unit: '/s', atLeast: 50 },
      ],
      plot: {
        file: 'lists.svg',
        title: 'When /home can be used by the number of its applications and of its loans',
        across: 'applications, and as many loans',
        up: '/home usable, ms (median, CPU slowed 4 times)',
        points: medians('/home'),
      },
    };
  });

/** Runs in the page: records when it has loaded, when its first card works, and the long tasks. */
function watched() {
  globalThis.tasks = [];
  new PerformanceObserver((list) => {
    globalThis.tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })));
  }).observe({ type: 'longtask', buffered: true });
  const isAlive = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const watching = new MutationObserver(() => {
    const heading = document.querySelector('h1');
    // The prerendered outline of home has its heading before the app has loaded.
    if (heading !== null && isAlive(heading)) globalThis.standsAt ??= performance.now();
    const link = document.querySelector('article a');
    if (link === null || !isAlive(link)) return;
    watching.disconnect();
    // Rendered with the next frame.
    requestAnimationFrame(() => {
      globalThis.usableAt = performance.now();
    });
  });
  watching.observe(document, { childList: true, subtree: true });
}

/** In the page. */
const longestTaskOnceLoaded = () =>
  Math.max(0, ...globalThis.tasks.filter((task) => task.startTime > globalThis.standsAt).map((task) => task.duration));

/** Runs in the page: returns the frames per second during quick scrolling. */
async function framesWhileScrolling(ms) {
  let frames = 0;
  const begun = performance.now();
  while (performance.now() - begun < ms) {
    scrollBy(0, 40);
    await new Promise(requestAnimationFrame);
    frames += 1;
  }
  return (frames * 1000) / (performance.now() - begun);
}
