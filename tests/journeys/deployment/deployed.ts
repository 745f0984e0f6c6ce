import { findNginx } from '../../runner/nginx.mjs';
import { startDemoServer } from '../support/demoServer.ts';
import { expect, test as journey } from '../support/journey.ts';
import { freePort, type NginxServer, startNginx } from '../support/nginx.ts';
import { leavePage, personalTexts, type ReportReceiver, startReceiver, textsOf } from './reports.ts';

/**
 * The `test` of the deployment: pages from nginx, as `npm run build` configures it, and the API on another origin, a demo
 * server. A test fails when a report of its pages contains anything that the store knows about owners.
 */
export const test = journey.extend<
  { baseURL: string; expectedErrors: string[]; reportNothingPersonal: undefined },
  { sitePort: number; site: NginxServer; receiver: ReportReceiver }
>({
  sitePort: [({ app: _ }, use) => freePort().then(use), { scope: 'worker' }],
  server: [
    async ({ app, sitePort }, use) => {
      const server = await startDemoServer(app, 'deployment', '--allow-origin', `http://127.0.0.1:${sitePort}`);
      await use(server);
      server.stop();
    },
    { scope: 'worker' },
  ],
  receiver: [
    async ({ app: _ }, use) => {
      const receiver = await startReceiver();
      await use(receiver);
      receiver.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ sitePort, server, receiver }, use) => {
      const { address } = server;
      const settings = { API_HOST: address, MARKETING_HOST: `${address}/marketing`, REPORT_URL: receiver.url };
      const site = await startNginx(sitePort, settings);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  reportNothingPersonal: [
    async ({ page, operator, receiver }, use) => {
      receiver.reports.length = 0;
      await use(undefined);
      if (!page.url().startsWith('http')) return;
      const token = await page.evaluate(() => sessionStorage.getItem('auth'));
      await leavePage(page, receiver);
      const reports = textsOf(receiver.reports);
      expect(reports).toContain('"kind":"vitals"');
      const personal = [...(await personalTexts(operator)), ...(token ? [JSON.parse(token).token] : [])];
      expect(personal.length).toBeGreaterThan(300);
      expect(personal.filter((text) => reports.includes(text))).toEqual([]);
    },
    { auto: true },
  ],
  baseURL: ({ site }, use) => use(site.url),
  // All calls go to another host here. The browser logs a rejected log-in as an error.
  expectedErrors: ({ server, receiver }, use) =>
    use([
      `Request to another host: ${server.address}/`,
      `Request to another host: ${receiver.url}`,
      '401 (Unauthorized',
    ]),
});

export { expect };

/** The condition and the reason of `test.skip` in each file of these tests. */
export const withoutNginx = [findNginx().program === null, 'nginx is not installed'] as const;
