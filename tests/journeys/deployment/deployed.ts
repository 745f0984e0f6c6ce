import { findNginx } from '../../runner/nginx.mjs';
import { startDemoServer } from '../support/demoServer.ts';
import { expect, test as journey } from '../support/journey.ts';
import { freePort, type NginxServer, startNginx } from '../support/nginx.ts';
import { personalTexts, reportsAfterLeaving, textsOf } from './reports.ts';

/**
 * The `test` of the deployment: pages from nginx, as `npm run build` configures it, and the API on another origin, a demo
 * server. A test fails when a report of its pages contains anything that the store knows about owners.
 */
export const test = journey.extend<
  { baseURL: string; expectedErrors: string[]; reportNothingPersonal: undefined },
  { sitePort: number; site: NginxServer }
>({
  sitePort: [({ app: _ }, use) => freePort().then(use), { scope: 'worker' }],
  server: [
    async ({ app, sitePort }, use) => {
      const server = await startDemoServer(
        app,
        'deployment',
        '--allow-origin',
        `http://127.0.0.1:${sitePort}`,
        '--reports',
        'on',
      );
      await use(server);
      server.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ sitePort, server }, use) => {
      const { address } = server;
      const settings = { API_HOST: address, MARKETING_HOST: `${address}/marketing`, REPORT_URL: `${address}/reports` };
      const site = await startNginx(sitePort, settings);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  reportNothingPersonal: [
    async ({ page, operator }, use) => {
      await use(undefined);
      if (!page.url().startsWith('http')) return;
      const token = await page.evaluate(() => sessionStorage.getItem('auth'));
      const reports = textsOf(await reportsAfterLeaving(page, operator));
      expect(reports).toContain('"kind":"vitals"');
      const personal = [...(await personalTexts(operator)), ...(token ? [JSON.parse(token).token] : [])];
      expect(personal.length).toBeGreaterThan(300);
      expect(personal.filter((text) => reports.includes(text))).toEqual([]);
    },
    { auto: true },
  ],
  baseURL: ({ site }, use) => use(site.url),
  // All calls go to another host here. The browser logs a rejected log-in as an error.
  expectedErrors: ({ server }, use) => use([`Request to another host: ${server.address}/`, '401 (Unauthorized']),
});

export { expect };

/** The condition and the reason of `test.skip` in each file of these tests. */
export const withoutNginx = [findNginx().program === null, 'nginx is not installed'] as const;
