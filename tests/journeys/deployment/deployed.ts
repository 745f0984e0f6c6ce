import { findNginx } from '../../runner/nginx.mjs';
import { startDemoServer } from '../support/demoServer.ts';
import { test as journey } from '../support/journey.ts';
import { freePort, type NginxServer, startNginx } from '../support/nginx.ts';

export { expect } from 'playwright/test';

/**
 * The `test` of the deployment: pages from nginx, as `npm run build` configures it, and the API on another origin, a demo
 * server. Skipped where nginx is not installed.
 */
export const test = journey.extend<
  { baseURL: string; expectedErrors: string[] },
  { sitePort: number; site: NginxServer }
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
  site: [
    async ({ sitePort, server }, use) => {
      const settings = { API_HOST: server.address, MARKETING_HOST: `${server.address}/marketing` };
      const site = await startNginx(sitePort, settings);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  // All calls go to another host here. The browser logs a rejected log-in as an error.
  expectedErrors: ({ server }, use) => use([`Request to another host: ${server.address}/`, '401 (Unauthorized']),
});

test.skip(findNginx().program === null, 'nginx is not installed');
