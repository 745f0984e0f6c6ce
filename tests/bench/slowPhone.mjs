import { chromium } from 'playwright';
import { PageProxy } from '../journeys/support/pageProxy.ts';
import { applicationOf, loanOf, profileOf, sampleOwner } from '../journeys/support/scriptedApi.ts';
import { findBrowser } from '../runner/browser.mjs';
import { withDemo } from './demo.mjs';

/** Factor by which the phone is slower than this machine. */
const SLOWER = 4;

/**
 * Calls `use` with a simulated slow phone, signed in, whose calls get scripted answers. `open` opens a page with the
 * given number of applications and loans: `open('/home', { count: 500, prepare })`; `prepare` runs in each
 * document before its scripts.
 */
export const onSlowPhone = (use) =>
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
        await page.addInitScript((kept) => sessionStorage.setItem('auth', kept), session);
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

const session = JSON.stringify({ token: 'owner-token', user: sampleOwner, isAuthenticated: true });

const answersOf = (count, profile) => ({
  'GET /api/user': profile,
  'GET /api/applications': many(count, (id) =>
    applicationOf('uncompleted', { id: String(id), next_step: 'pre_offer' }),
  ),
  'GET /api/loans': many(count, (id) => loanOf(id % 2 === 0 ? 'active' : 'liquidated', { id: String(id) })),
  'GET /marketing/api/services/articles': [],
  'POST /api/files': { id: 'f1', name: 'foto.jpg', size: 400_000, url: '/api/files/f1' },
});

const many = (count, one) => Array.from({ length: count }, (_, i) => one(i + 1));
