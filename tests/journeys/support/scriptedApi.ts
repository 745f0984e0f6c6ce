import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { selfie } from '../../../demo-server/files/sampleFiles.ts';
import { defaultAnswers } from '../../../demo-server/states/defaultAnswers.ts';
import { type OwnerChanges, sessionRecord } from '../../../demo-server/states/sampleResponses.ts';
import {
  type ApiCall,
  brokenConnection,
  RawResponse,
  type Script,
  scriptedAnswer,
  sendAnswer,
} from '../../../demo-server/states/scriptedAnswers.ts';
import { deferred } from '../../deferred.ts';
import { cutConnection } from './cutConnection.ts';
import { test as journey } from './journey.ts';
import { randomOfRound } from './shaking.ts';

export { expect } from 'playwright/test';
export * from '../../../demo-server/states/sampleResponses.ts';
export {
  brokenConnection,
  ErrorResponse,
  RawResponse,
  SATURDAY_NOON,
} from '../../../demo-server/states/scriptedAnswers.ts';

/** A call that the product sent. */
export type RecordedCall = {
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/** Returns the content of a meta tag that configures the served pages. Throws when it is empty. */
export async function settingOf(page: Page, name: string): Promise<string> {
  const content = await page.locator(`meta[name="${name}"]`).getAttribute('content');
  if (!content) throw new Error(`The page has no meta tag ${name}`);
  return content;
}

/** How long each response may take under `npm run shake`, in ms. */
const LONGEST_SHAKE_MS = 400;
/** The content of every file. */
const picture = new RawResponse(200, 'image/jpeg', selfie.bytes);

/**
 * An API that responds by a script and records the calls. It gives a test any response at once, without the steps that
 * would lead to it on a real server. A call without a scripted response gets a 404.
 */
export class ScriptedApi {
  readonly #page: Page;
  readonly #shake: () => number;
  readonly #sent = new Map<string, RecordedCall[]>();
  #script: Script = defaultAnswers;
  #held: Promise<void> | undefined;
  #isReachable = true;
  #latency = 0;
  readonly #delays = new Set<Promise<void>>();

  constructor(page: Page, shake: () => number) {
    this.#page = page;
    this.#shake = shake;
  }

  /** Sets the responses of these calls from now on; other calls keep theirs. */
  answers(script: Script): void {
    this.#script = { ...this.#script, ...script };
  }

  /** Forgets the recorded calls and all scripted responses, then sets these. */
  restartsWith(script: Script): void {
    this.#sent.clear();
    this.#script = { ...defaultAnswers, ...script };
  }

  /** From now on each response takes this time, in ms. */
  respondsAfter(latency: number): void {
    this.#latency = latency;
  }

  /** Holds all responses from now on. Returns the function that releases them. */
  holdsResponses(): () => void {
    const { promise, resolve } = deferred();
    this.#held = promise;
    return resolve;
  }

  /** Holds the response of a call, `'PUT /api/user'`. Returns the function that sends it. */
  holdsResponseOf(call: string): (response: unknown) => void {
    const { promise, resolve } = deferred<unknown>();
    this.answers({ [call]: promise });
    return resolve;
  }

  /**
   * Switches the browser's connection on or off. Late responses arrive before: the browser lets them pass, and the page would
   * take its connection for restored.
   */
  async setReachable(reachable: boolean): Promise<void> {
    // A call may begin during this wait; its response has to arrive before, too.
    while (this.#delays.size > 0) await Promise.all(this.#delays);
    this.#isReachable = reachable;
    if (reachable) await this.#page.context().setOffline(false);
    else await cutConnection(this.#page);
  }

  /** Returns the recorded calls of a kind, `'GET /api/user'`, in their order. */
  calls = (call: string): readonly RecordedCall[] => this.#sent.get(call) ?? [];

  /** Returns the newest recorded call of a kind. Throws when there is none. */
  lastCall(call: string): RecordedCall {
    const last = this.calls(call).at(-1);
    if (last === undefined) throw new Error(`${call} was not called`);
    return last;
  }

  /** Stores a session in the tab before its first page. Call it before `page.goto`. */
  signsIn = (changes: OwnerChanges = {}) =>
    this.#page.addInitScript((record) => {
      // Once for each tab: neither a page that loads after a logout nor a frame may find the session again. The empty page
      // before the first one, where Firefox runs the script too, has no storage.
      if (window !== window.top || window.name !== '' || origin === 'null') return;
      window.name = 'visited';
      sessionStorage.setItem('auth', record);
    }, sessionRecord(changes));

  /** Signs the owner in and opens a page, with these responses from now on. */
  async opens(path: string, script: Script = {}): Promise<void> {
    this.answers(script);
    await this.signsIn();
    await this.#page.goto(path);
  }

  /** Responds to a call as scripted. */
  async respond(apiCall: ApiCall, response: ServerResponse): Promise<void> {
    const { method, url, headers } = apiCall;
    const call = `${method} ${url.pathname}`;
    // On a busy machine the browser lets a request pass just after it was switched off.
    if (!this.#isReachable) return breakConnection(response);
    const log = this.#sent.get(call) ?? [];
    this.#sent.set(call, [...log, { query: url.search, headers, body: bodyOf(apiCall) }]);
    await this.#held;
    const latency = this.#latency + this.#shake();
    if (latency > 0) await this.#wait(latency);
    const answer = call.startsWith('GET /api/files/') ? picture : await scriptedAnswer(this.#script, apiCall);
    if (answer === brokenConnection) breakConnection(response);
    else sendAnswer(response, answer);
  }

  async #wait(latency: number): Promise<void> {
    const waiting = delay(latency);
    this.#delays.add(waiting);
    await waiting;
    this.#delays.delete(waiting);
  }
}

/**
 * Makes a request fail in the browser as if its connection broke before the response. Chromium repeats a request whose
 * connection really breaks, if it had opened that connection before it needed it; the tests count requests. A response with
 * two contradictory lengths looks the same to a page, and no browser repeats the request.
 */
const breakConnection = ({ socket }: ServerResponse) =>
  void socket?.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n');

function bodyOf({ headers, body }: ApiCall): unknown {
  if (body.length === 0) return null;
  const text = Buffer.from(body).toString();
  return headers['content-type']?.includes('json') ? JSON.parse(text) : text;
}

/**
 * The `test` of the scripted tests: the product's own pages against a `ScriptedApi`, the fixture `api`. Nothing is stored
 * on a server between calls.
 */
export const test = journey.extend<{ api: ScriptedApi }>({
  baseURL: ({ pageProxy }, use) => use(pageProxy.url),
  // The browser logs each failed call as an error.
  expectedErrors: ({ baseURL: _ }, use) => use(['Failed to load resource']),
  serviceWorkers: 'block',
  api: async ({ page, pageProxy }, use, { testId }) => {
    const random = randomOfRound(testId);
    const api = new ScriptedApi(page, () => random?.below(LONGEST_SHAKE_MS) ?? 0);
    pageProxy.handlesCallsWith((call, response) => api.respond(call, response));
    await use(api);
    pageProxy.dropsCalls();
  },
});
