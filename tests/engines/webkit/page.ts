import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { APIRequestContext, Page } from 'playwright/test';
import type { WebKitSession } from './driver.ts';
import { type Expectation, fits, WebKitLocator } from './locator.ts';

/** How long an action waits, in ms. */
const PATIENCE = 15_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns the script that finds elements in a page, as an expression. */
export async function bundleQueries(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('pageQueries.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'queries',
  });
  return outputFiles[0]?.text ?? '';
}

/** A page in WebKit, with the part of Playwright's `Page` that the journeys use. */
export class WebKitPage {
  /** By this name Playwright's `expect` knows a page. */
  readonly _apiName = 'Page';
  readonly session: WebKitSession;
  readonly request: APIRequestContext;
  readonly #queries: string;
  readonly #baseURL: string;
  readonly #all = new WebKitLocator(this, []);

  constructor(session: WebKitSession, queries: string, baseURL: string, request: APIRequestContext) {
    this.session = session;
    this.#queries = queries;
    this.#baseURL = baseURL;
    this.request = request;
  }

  /** The page as the type that the journeys name. What it lacks fails when a journey calls it. */
  asPage = () => this as unknown as Page;

  getByRole = this.#all.getByRole;
  getByLabel = this.#all.getByLabel;
  getByText = this.#all.getByText;
  locator = this.#all.locator;

  goto = (path: string) => this.session.post('/url', { url: new URL(path, this.#baseURL).href });
  reload = () => this.session.post('/refresh');
  goBack = () => this.session.post('/back');
  mainFrame = () => this;
  /** Playwright's `expect` completes an address by it. */
  context = () => ({ _options: { baseURL: this.#baseURL } });

  /** Runs the body of a function in the page with `queries` and `args`. */
  async run<Value>(body: string, ...args: unknown[]): Promise<Value> {
    // Evaluated once for each document; the script declares the variable.
    const load = `if (!window.pageQueries) { ${this.#queries} window.pageQueries = queries; } queries = window.pageQueries;`;
    return this.session.run<Value>(`${load} ${body}`, ...args);
  }

  evaluate = <Value>(run: (arg: never) => Value, arg?: unknown): Promise<Awaited<Value>> =>
    this.session.run(`return (${run})(args[0]);`, arg);

  async waitForFunction<Value>(run: () => Value): Promise<{ jsonValue: () => Promise<Value> }> {
    const value = await this.until('wait for a function', () => this.session.run<Value>(`return (${run})();`));
    return { jsonValue: async () => value };
  }

  waitForURL = (isThere: (url: URL) => boolean) =>
    this.until('wait for an address', async () => isThere(new URL(await this.session.get('/url'))) || undefined);

  /** Repeats until something is returned; a document that is being left cannot be asked. */
  async until<Value>(what: string, attempt: () => Promise<Value | undefined | null>): Promise<Value> {
    const end = Date.now() + PATIENCE;
    let last = '';
    while (Date.now() < end) {
      const value = await attempt().catch((error: Error) => {
        last = error.message;
      });
      if (value !== undefined && value !== null) return value;
      await pause(20);
    }
    throw new Error(`Waited ${PATIENCE} ms to ${what}. ${last}`);
  }

  /** Repeats a judgement until it is as Playwright's `expect` wants it. */
  async expects(
    { isNot = false, timeout = 0 }: Expectation,
    judge: () => Promise<{ received: unknown; matches: boolean }>,
  ) {
    const end = Date.now() + timeout;
    for (;;) {
      const { received, matches } = await judge().catch((error) => ({ received: String(error), matches: isNot }));
      if (matches !== isNot) return { matches, received: { value: received } };
      if (Date.now() >= end) return { matches, received: { value: received }, timedOut: true };
      await pause(20);
    }
  }

  /** Called by Playwright's `expect`. */
  _expect = (expression: string, expectation: Expectation) =>
    this.expects(expectation, async () => {
      if (expression !== 'to.have.url') throw new Error(`The journeys in WebKit cannot expect ${expression} yet`);
      const received = await this.session.get('/url');
      return { received, matches: fits(expectation, received) };
    });
}
