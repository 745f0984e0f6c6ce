import { request, test } from 'playwright/test';
import { WebKitDriver } from './driver.ts';
import { bundleQueries, WebKitPage } from './page.ts';

/** The first number of a screen; other programs use small ones. */
const FIRST_DISPLAY = 400;

type WebKit = { driver: WebKitDriver; queries: string };

/** Playwright's `test` with a page in WebKit. The engine reports no errors of a page, so none is noticed. */
export const webKitTest = test.extend<object, WebKit>({
  driver: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const driver = await WebKitDriver.start(FIRST_DISPLAY + (process.pid % 500) * 2 + parallelIndex);
      await use(driver);
      driver.stop();
    },
    { scope: 'worker' },
  ],
  queries: [async ({ browserName: _ }, use) => use(await bundleQueries()), { scope: 'worker' }],
  context: async ({ browserName: _ }, use) => {
    await use({ on: () => undefined, addInitScript: async () => undefined } as never);
  },
  page: async ({ driver, queries, baseURL }, use) => {
    const session = await driver.open();
    const api = await request.newContext({ baseURL: String(baseURL) });
    await use(new WebKitPage(session, queries, String(baseURL), api).asPage());
    await api.dispose();
    await session.close();
  },
});
