import { type CDPSession, chromium, type Page } from 'playwright';
import { PageProxy } from '../journeys/support/pageProxy.ts';
import { applicationOf, loanOf, profileOf, sessionRecord } from '../journeys/support/scriptedApi.ts';
import { findBrowser } from '../runner/browser.mjs';
import { withDemo } from './withDemo.ts';

/** Factor by which the phone is slower than this machine. */
export const SLOWER = 4;
/** A line with 150 ms for a round trip, 1.6 Mbit/s down and 0.75 up. */
export const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

type Options = {
  /** The number of applications, and of loans. */
  readonly count?: number;
  readonly profile?: object;
  /** Runs in each document before its scripts. */
  readonly prepare?: () => void;
};

type OpenPage = { readonly page: Page; readonly devtools: CDPSession; readonly close: () => Promise<void> };

/**
 * Calls `use` with a simulated slow phone, signed in, whose calls get scripted answers. `open` opens a page:
 * `open('/home', { count: 500, prepare })`.
 */
export const onSlowPhone = <Result>(
  use: (open: (path: string, options?: Options) => Promise<OpenPage>) => Promise<Result>,
): Promise<Result> =>
  withDemo(async (url) => {
    const pageProxy = await PageProxy.before(url);
    const browser = await chromium.launch({ executablePath: findBrowser() });
    try {
      return await use(async (path, { count = 0, profile = profileOf(), prepare } = {}) => {
        pageProxy.handlesCallsWith(async ({ method, url: { pathname } }, answer) => {
          const body = answersOf(count, profile)[`${method} ${pathname}`] ?? { message: 'Not found' };
          answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
        });
        const context = await browser.newContext({
          viewport: { width: 412, height: 823 },
          isMobile: true,
          hasTouch: true,
          locale: 'es-MX',
          timezoneId: 'America/Mexico_City',
        });
        const page = await context.newPage();
        // The compiler names functions by a helper that does not exist in the page.
        await page.addInitScript('globalThis.__name = (fn) => fn');
        if (prepare) await page.addInitScript(prepare);
        await page.addInitScript((record) => sessionStorage.setItem('auth', record), sessionRecord());
        const devtools = await context.newCDPSession(page);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
        await page.goto(pageProxy.url + path);
        return { page, devtools, close: () => context.close() };
      });
    } finally {
      await browser.close();
      pageProxy.close();
    }
  });

const answersOf = (count: number, profile: object): Record<string, unknown> => ({
  'GET /api/user': profile,
  'GET /api/applications': many(count, (id) =>
    applicationOf('uncompleted', { id: String(id), next_step: 'pre_offer' }),
  ),
  'GET /api/loans': many(count, (id) => loanOf(id % 2 === 0 ? 'active' : 'liquidated', { id: String(id) })),
  'GET /marketing/api/services/articles': [],
  'POST /api/files': { id: 'f1', name: 'foto.jpg', size: 400_000, url: '/api/files/f1' },
});

const many = (count: number, build: (number: number) => object) =>
  Array.from({ length: count }, (_, i) => build(i + 1));
