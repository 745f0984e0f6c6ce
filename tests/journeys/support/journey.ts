import { writeFile } from 'node:fs/promises';
import { test as playwrightTest } from 'playwright/test';
import { undocumentedRequest } from '../../openapi/undocumentedRequest.ts';
import { Stage } from '../../stage.ts';
import { type DemoServer, startDemoServer } from './demoServer.ts';
import { Owner } from './owner.ts';
import { PageProxy } from './pageProxy.ts';
import { delayRequests, randomOfRound } from './shaking.ts';

export { expect } from 'playwright/test';

/** Firefox's numbers for requests that end because the page is being left, or the connection is switched off. */
const ENDED_REQUESTS = [0x804b0002, 0x804b0010];

/** The time at which each journey begins: a Monday morning with no bank holiday near, which business days need. */
export const MONDAY_MORNING = '2026-08-03T10:00:00-06:00';

type Journey = {
  operator: Stage;
  owner: Owner;
  expectedErrors: string[];
  failOnPageErrors: undefined;
  keepServerLog: undefined;
  takesPressesAtOnce: boolean;
};
/** `app`: which build the server serves, the product's own or the demo's with its mark and sample files. */
type Worker = { app: 'product' | 'demo'; server: DemoServer; pageProxy: PageProxy };

/** `ENGINE` names the engine, as in `tests/playwright.config.ts`. */
const base =
  process.env.ENGINE === 'webkit' ? (await import('../../engines/webkit/fixtures.ts')).webKitTest : playwrightTest;

/**
 * The `test` of a journey: the production build on a real demo server, one server for each worker, reset to the sales
 * scenario before each test. A test fails when the page throws, logs an error, violates its content security policy,
 * sends a request to another host or one that the OpenAPI document does not describe, unless `expectedErrors` names a part of the text. A failed test keeps the server's log
 * as `server.log` among its results.
 *
 * Fixtures: `owner` drives the page, `operator` calls the demo server.
 */
export const test = base.extend<Journey & { baseURL: string }, Worker>({
  app: ['product', { option: true, scope: 'worker' }],
  server: [
    async ({ app }, use, { workerIndex }) => {
      const server = await startDemoServer(app, `worker ${workerIndex}`);
      await use(server);
      server.stop();
    },
    { scope: 'worker' },
  ],
  // For the scripted tests only, but here: with a fixture of their own they would need other workers than the journeys.
  pageProxy: [
    async ({ server }, use) => {
      const pageProxy = await PageProxy.before(server.address);
      await use(pageProxy);
      pageProxy.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.address),
  operator: async ({ server }, use) => {
    const operator = new Stage(server.address);
    await operator.reset({ scenario: 'sales', now: MONDAY_MORNING });
    // A reset keeps them, and a jump in the talk saves one.
    for (const { name } of await operator.snapshots()) await operator.deleteSnapshot(name);
    await use(operator);
  },
  /**
   * Whether a screen or dialog that has just appeared takes a press at once. For owners it does so after half a second,
   * which would double the time of the tests; `screens/secondTap.spec.ts` tests it.
   */
  takesPressesAtOnce: [true, { option: true }],
  context: async ({ context, takesPressesAtOnce }, use, { testId }) => {
    if (takesPressesAtOnce) await context.addInitScript(letPressesThrough);
    const random = randomOfRound(testId);
    if (random) await delayRequests(context, random);
    await use(context);
  },
  /** Parts of the texts of page errors that a test causes on purpose. */
  expectedErrors: [[], { option: true }],
  failOnPageErrors: [
    // `keepServerLog` is asked for so that it ends after this one and keeps the log of its failures too.
    async ({ context, baseURL, browserName, expectedErrors, keepServerLog: _ }, use) => {
      const errors: string[] = [];
      // Firefox reports a font or picture that was loading when the page was left or a test switched the connection off.
      const isOfEndedRequest = (text: string) =>
        browserName === 'firefox' &&
        (text.startsWith('Image corrupt or truncated') ||
          ENDED_REQUESTS.some((number) => text.includes(`status=${number}`)));
      const report = (text: string) => {
        if (!isOfEndedRequest(text) && !expectedErrors.some((part) => text.includes(part))) errors.push(text);
      };
      context.on('weberror', (error) => report(String(error.error())));
      // The browser looks for an icon by itself on a page that is no HTML, such as the one on which sessions are stored.
      const isAboutIcon = (address: string) => address.endsWith('/favicon.ico');
      // Firefox rejects the imports of a page that is being left, and React logs what its error boundary then catches. A
      // page that stays shows that error instead of what the test looks for.
      const isOfLeaving = (text: string) => browserName === 'firefox' && text === 'Error';
      // The console asks for a case file just as a reset, a jump or a saved point takes its owner away.
      const isOfReplacedData = (text: string, address: string) =>
        text.includes('404 (Not Found') && /\/demo\/api\/owners\/[\w-]+$/.test(address);
      context.on('console', (line) => {
        const { url } = line.location();
        const text = line.text();
        const isExpected = isAboutIcon(url) || isOfLeaving(text) || isOfReplacedData(text, url);
        if (line.type() === 'error' && !isExpected) report(`${text} ${url}`);
      });
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) report(`Request to another host: ${request.url()}`);
        const problem = undocumentedRequest(request);
        if (problem !== undefined) report(`Not as in the OpenAPI document: ${problem}`);
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
  keepServerLog: [
    async ({ server }, use, testInfo) => {
      server.log.length = 0;
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      const path = testInfo.outputPath('server.log');
      await writeFile(path, server.log.join('\n'));
      await testInfo.attach('server-log', { path, contentType: 'text/plain' });
    },
    { auto: true },
  ],
  owner: ({ page, operator }, use) => use(new Owner(page, operator)),
});

function letPressesThrough(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':is(main, dialog, [data-appears])::before { display: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
