import { median } from '../quantile.ts';
import { inTurn } from './inTurn.mjs';
import { onSlowPhone } from './slowPhone.mjs';

/** Applications, and as many loans; the first and the last are compared. */
const SIZES = [5, 50, 200, 500];
const ROUNDS = 5;
const PATHS = ['/home', '/loans'];
const SCROLLING_MS = 2000;

/** How soon a page with long lists can be used, whether it stays awake, and how smoothly it scrolls. */
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
            .push(await page.waitForFunction(() => globalThis.usableAt).then((it) => it.jsonValue()));
          if (count === SIZES.at(-1)) {
            frames.push(await page.evaluate(framesWhileScrolling, SCROLLING_MS));
            await page.waitForFunction((all) => document.querySelectorAll('article').length >= all, count);
            tasks.push(await page.evaluate(longestOnceItStands));
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
        // What comes before is the start of the app, the same with a list of five.
        { what: `longest task with ${most}, once the page stands`, value: median(tasks), unit: 'ms', atMost: 200 },
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

/** In the page: when it stands, when its first card does what it says, and the long tasks. */
function watched() {
  globalThis.tasks = [];
  new PerformanceObserver((list) => {
    globalThis.tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })));
  }).observe({ type: 'longtask', buffered: true });
  const isAlive = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const watching = new MutationObserver(() => {
    const heading = document.querySelector('h1');
    // Home's outline has its heading before the app is there.
    if (heading !== null && isAlive(heading)) globalThis.standsAt ??= performance.now();
    const way = document.querySelector('article a');
    if (way === null || !isAlive(way)) return;
    watching.disconnect();
    // Drawn with the next frame.
    requestAnimationFrame(() => {
      globalThis.usableAt = performance.now();
    });
  });
  watching.observe(document, { childList: true, subtree: true });
}

/** In the page. */
const longestOnceItStands = () =>
  Math.max(0, ...globalThis.tasks.filter((task) => task.startTime > globalThis.standsAt).map((task) => task.duration));

/** In the page: frames per second while it is scrolled as by a quick thumb. */
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
