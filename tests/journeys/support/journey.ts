import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { test as base } from 'playwright/test';
import { OperatorClient } from '../../operator.ts';
import { Owner } from './owner.ts';

export { expect } from 'playwright/test';

/** The time at which each journey begins: a Monday morning with no bank holiday near, which business days need. */
export const MONDAY_MORNING = '2026-08-03T10:00:00-06:00';

type Journey = { operator: OperatorClient; owner: Owner; expectedErrors: string[]; failOnPageErrors: undefined };
/** `app`: which build the server serves, the product's own or the demo's with its mark and sample files. */
type Worker = { app: 'product' | 'demo'; server: string };

const program = fileURLToPath(new URL('../../../dist/demo-server/main.js', import.meta.url));

/**
 * The `test` of a journey: the production build on a real demo server, one server for each worker, reset to the sales
 * scenario before each test. A test fails when the page throws, logs an error, violates its content security policy or
 * sends a request to another host, unless `expectedErrors` names a part of the text.
 *
 * Fixtures: `owner` drives the page, `operator` calls the demo server.
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
    const operator = new OperatorClient(server);
    await operator.reset({ scenario: 'sales', now: MONDAY_MORNING });
    await use(operator);
  },
  /** Parts of the texts of page errors that a test causes on purpose. */
  expectedErrors: [[], { option: true }],
  failOnPageErrors: [
    async ({ context, baseURL, expectedErrors }, use) => {
      const errors: string[] = [];
      const report = (text: string) => {
        if (!expectedErrors.some((part) => text.includes(part))) errors.push(text);
      };
      context.on('weberror', (error) => report(String(error.error())));
      // The browser looks for an icon by itself on a page that is no HTML, such as the one on which sessions are stored.
      const isAboutIcon = (address: string) => address.endsWith('/favicon.ico');
      context.on('console', (line) => {
        if (line.type() === 'error' && !isAboutIcon(line.location().url)) report(line.text());
      });
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) report(`Request to another host: ${request.url()}`);
      });
      await context.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          reportError(new Error(`Refused by the policy: ${violatedDirective} ${blockedURI}`)),
        ),
      );
      await use(undefined);
      if (errors.length > 0) throw new Error(`The page reported errors:\n${errors.join('\n')}`);
    },
    { auto: true },
  ],
  owner: ({ page, operator }, use) => use(new Owner(page, operator)),
});

/** Returns the address in the server's ready line. Throws when the server ends before it is ready. */
async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('The demo server has no standard output');
  for await (const line of createInterface({ input: server.stdout })) {
    const ready = /^Adelantto demo ready: (.+)$/.exec(line);
    if (ready?.[1]) return ready[1];
  }
  throw new Error('The demo server ended before it was ready');
}
