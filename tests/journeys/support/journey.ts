import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { test as base } from 'playwright/test';
import { OperatorApi } from '../../operatorApi.ts';
import { Owner } from './owner.ts';

export { expect } from 'playwright/test';

/** The hour at which each journey begins: a Monday morning with no bank holiday near. */
export const MONDAY_MORNING = '2026-08-03T10:00:00-06:00';

type Journey = { operator: OperatorApi; owner: Owner; expectedErrors: string[]; failOnPageErrors: undefined };
/** `app`: whether the product's own bundle is served, or the demo's pages around it, as the stage shows them. */
type Worker = { app: 'product' | 'demo'; server: string };

const program = fileURLToPath(new URL('../../../dist/demo-server/main.js', import.meta.url));

/**
 * A journey: the production bundle on a real demo server of this worker's own, started afresh before each test. Whatever a
 * page throws or logs as an error, refuses by its policy, or asks of another host fails it, unless the test says that it
 * expects it.
 */
export const test = base.extend<Journey & { baseURL: string }, Worker>({
  app: ['product', { option: true, scope: 'worker' }],
  server: [
    async ({ app }, use, { workerIndex }) => {
      const server = spawn(
        process.execPath,
        [
          ...[program, '--port', '0', '--data-dir', ':memory:', '--scenario', 'empty'],
          ...['--log', 'silent', '--app', app, '--seed', `worker ${workerIndex}`],
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      await use(await addressOf(server));
      server.kill();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server),
  operator: async ({ server }, use) => {
    const operator = new OperatorApi(server);
    await operator.reset({ scenario: 'sales', now: MONDAY_MORNING });
    await use(operator);
  },
  /** Complaints that a journey provokes on purpose, as parts of their text. */
  expectedErrors: [[], { option: true }],
  failOnPageErrors: [
    async ({ context, baseURL, expectedErrors }, use) => {
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (!expectedErrors.some((part) => text.includes(part))) complaints.push(text);
      };
      context.on('weberror', (error) => complain(String(error.error())));
      // A page that is no HTML, where sessions are handed over, has the browser look for an icon by itself.
      const isAboutIcon = (address: string) => address.endsWith('/favicon.ico');
      context.on('console', (line) => {
        if (line.type() === 'error' && !isAboutIcon(line.location().url)) complain(line.text());
      });
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) complain(`Asked of another host: ${request.url()}`);
      });
      await context.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          reportError(new Error(`Refused by the policy: ${violatedDirective} ${blockedURI}`)),
        ),
      );
      await use(undefined);
      if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`);
    },
    { auto: true },
  ],
  owner: ({ page, operator }, use) => use(new Owner(page, operator)),
});

/** The address in the server's ready line. */
async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('The server says nothing');
  for await (const line of createInterface({ input: server.stdout })) {
    const ready = /^Adelantto demo ready: (.+)$/.exec(line);
    if (ready?.[1]) return ready[1];
  }
  throw new Error('The server ended before it was ready');
}
