import { type Browser, chromium, type Page } from 'playwright';
import { savesData } from '../journeys/support/savesData.ts';
import { findBrowser } from '../runner/browser.mjs';
import type { Row } from './benchmark.ts';
import { root, withDemo } from './withDemo.ts';

/** An owner with a loan, whose next step is a payment. */
const OWNER = { email: 'vencida@adelantto.test', password: 'Adelantto1!' };
/** How long nothing may be requested before a visit counts as complete, ms. */
const QUIET_MS = 3000;

/** The visited pages, and how many bytes may be received in a visit with all that is fetched ahead. */
const visits: readonly { readonly path: string; readonly atMost?: number }[] = [
  { path: '/', atMost: 120_000 },
  { path: '/login' },
  { path: '/home', atMost: 260_000 },
];

/** Measures what a first visit receives besides data: documents, scripts, styles and font, compressed, without headers. */
export const bytesOfVisits = (): Promise<Row[]> =>
  withDemo(
    async (url) => {
      const browser = await chromium.launch({ executablePath: findBrowser() });
      try {
        const rows: Row[] = [];
        for (const { path, ...limit } of visits) {
          const what = `bytes of a visit to ${path}`;
          rows.push({ what, value: await bytesOfVisit(browser, url + path), unit: '', ...limit });
          const saved = await bytesOfVisit(browser, url + path, savesData);
          rows.push({ what: `${what} in data-saver mode`, value: saved, unit: '' });
        }
        return rows;
      } finally {
        await browser.close();
      }
    },
    [process.execPath, `${root}dist/demo-server/main.js`, '--stage', 'off'],
  );

async function bytesOfVisit(browser: Browser, url: string, prepare?: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await prepare?.(page);
  if (url.endsWith('/home')) await signIn(page, new URL(url).origin);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const expected = new Map<string, number>();
  let bytes = 0;
  let lastAt = Date.now();
  devtools.on('Network.requestWillBeSent', () => {
    lastAt = Date.now();
  });
  devtools.on('Network.responseReceived', ({ requestId, response: { headers, url: from } }) => {
    const isData = /^\/(api|marketing)\//.test(new URL(from).pathname);
    expected.set(requestId, isData ? 0 : Number(headers['Content-Length']));
    lastAt = Date.now();
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // A file from the cache of the browser has no length on the line.
    if (encodedDataLength > 0) bytes += expected.get(requestId) ?? 0;
    lastAt = Date.now();
  });
  await page.goto(url);
  while (Date.now() < lastAt + QUIET_MS) await page.waitForTimeout(100);
  await context.close();
  return bytes;
}

/** Opens a session for the page before its documents load. */
async function signIn(page: Page, origin: string): Promise<void> {
  const response = await page.request.post(`${origin}/api/auth/login`, { data: OWNER });
  const { token, user } = (await response.json()) as { token: string; user: object };
  const record = JSON.stringify({ token, user, isAuthenticated: true });
  await page.addInitScript((stored) => sessionStorage.setItem('auth', stored), record);
}
