import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from 'playwright/test';
import type { FilePayload } from '../../journeys/support/filePayload.ts';
import type { ElementRef, WebKitSession } from './driver.ts';
import type { Step, TextPattern } from './pageQueries.ts';

type Text = string | RegExp;
type ByRole = { name?: Text; exact?: boolean; level?: number };
type Expected = { string?: string; regexSource?: string; regexFlags?: string; matchSubstring?: boolean };
/** What Playwright's `expect` asks of a locator. */
export type Expectation = {
  isNot?: boolean;
  timeout?: number;
  expectedText?: readonly Expected[];
  expectedNumber?: number;
  expectedValue?: unknown;
  expressionArg?: unknown;
};

/** The keys that the journeys press, as WebDriver names them. */
const KEYS: Readonly<Record<string, string>> = { Home: '\uE011' };

export const patternOf = (text: Text, exact = false): TextPattern =>
  typeof text === 'string' ? { text, exact } : { source: text.source, flags: text.flags };

type Judgement = { readonly received: unknown; readonly matches: boolean };
/** What a locator needs of its page. */
type SearchedPage = {
  readonly session: WebKitSession;
  run<Value>(body: string, ...args: unknown[]): Promise<Value>;
  until<Value>(what: string, attempt: () => Promise<Value | undefined | null>): Promise<Value>;
  expects(expectation: Expectation, judge: () => Promise<Judgement>): Promise<unknown>;
};

/** Finds elements of a page in WebKit, with the part of Playwright's `Locator` that the journeys use. */
export class WebKitLocator {
  /** By this name Playwright's `expect` knows a locator. */
  readonly _apiName = 'Locator';
  readonly #page: SearchedPage;
  readonly #steps: readonly Step[];

  constructor(page: SearchedPage, steps: readonly Step[]) {
    this.#page = page;
    this.#steps = steps;
  }

  #with = (step: Step) => new WebKitLocator(this.#page, [...this.#steps, step]);

  getByRole = (role: string, { name, exact, level }: ByRole = {}) =>
    this.#with({ by: 'role', role, level, name: name === undefined ? undefined : patternOf(name, exact) });
  getByLabel = (text: Text, { exact }: { exact?: boolean } = {}) =>
    this.#with({ by: 'label', pattern: patternOf(text, exact) });
  getByText = (text: Text, { exact }: { exact?: boolean } = {}) =>
    this.#with({ by: 'text', pattern: patternOf(text, exact) });
  locator = (selector: string) => this.#with({ by: 'css', selector });
  filter = ({ hasText, has }: { hasText?: Text; has?: WebKitLocator }) =>
    this.#with({ by: 'filter', hasText: hasText === undefined ? undefined : patternOf(hasText), has: has?.steps() });
  or = (other: WebKitLocator) => this.#with({ by: 'or', other: other.steps() });
  nth = (index: number) => this.#with({ by: 'nth', index });
  first = () => this.nth(0);
  last = () => this.nth(-1);
  steps = () => this.#steps;
  toString = () => JSON.stringify(this.#steps);

  /** Runs the body of a function with `elements`, those found, and `args`. */
  #run = <Value>(body: string, ...args: unknown[]) =>
    this.#page.run<Value>(`const elements = queries.find(args[0]); args.shift(); ${body}`, this.#steps, ...args);

  /** Waits until the body returns something, and returns that. */
  async #until<Value>(what: string, body: string, ...args: unknown[]): Promise<Value> {
    return this.#page.until(`${what} ${this}`, () => this.#run<Value | undefined>(body, ...args));
  }

  /** Waits for a control that can be used, stands still in the middle of the screen and is not covered, and returns it. */
  #usable = (what: string) =>
    this.#until<ElementRef>(
      what,
      `const [element, more] = elements;
       if (more) throw new Error('More than one element');
       if (!element || !queries.isVisible(element) || !queries.isEnabled(element)) return undefined;
       element.scrollIntoView({ block: 'center', behavior: 'instant' });
       const place = () => JSON.stringify(element.getBoundingClientRect());
       const before = place();
       await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
       const { x, y, width, height } = element.getClientRects()[0];
       const isOnTop = element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
       return place() === before && isOnTop ? element : undefined;`,
    );

  click = async () => this.#page.session.clicks(await this.#usable('click'));
  waitFor = () => this.#until('wait for', 'return elements.some(queries.isVisible) || undefined;');
  scrollIntoViewIfNeeded = () =>
    this.#until(
      'scroll to',
      `elements[0]?.scrollIntoView({ block: 'center', behavior: 'instant' }); return elements[0] && true;`,
    );
  fill = (text: string) =>
    this.#until(
      'fill',
      'if (!elements[0] || !queries.isEnabled(elements[0])) return undefined; queries.fill(elements[0], args[0]); return true;',
      text,
    );
  check = () =>
    this.#until(
      'check',
      'if (!elements[0]) return undefined; if (!elements[0].checked) elements[0].click(); return elements[0].checked || undefined;',
    );

  async press(key: string): Promise<void> {
    await this.#until('focus', 'elements[0]?.focus(); return elements[0] && true;');
    const value = KEYS[key];
    if (value === undefined) throw new Error(`The journeys in WebKit cannot press ${key} yet`);
    const actions = [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    await this.#page.session.post('/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  async pressSequentially(text: string): Promise<void> {
    await this.#page.session.types(await this.#usable('type into'), text);
  }

  async setInputFiles({ name, buffer }: FilePayload): Promise<void> {
    // A folder for each, in the test's own: two files of a test may have the same name.
    const path = test.info().outputPath(randomUUID(), name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, buffer);
    await this.#page.session.types(await this.#until<ElementRef>('choose a file for', 'return elements[0];'), path);
  }

  evaluate = <Value>(run: (element: never, arg: never) => Value, arg?: unknown): Promise<Awaited<Value>> =>
    this.#until(
      'evaluate',
      `if (!elements[0]) return undefined; const value = await (${run})(elements[0], args[0]); return value;`,
      arg,
    );

  /** Called by Playwright's `expect`. */
  _expect = (expression: string, expectation: Expectation) =>
    this.#page.expects(expectation, async () => {
      const state = await this.#run<Record<string, unknown>>(
        `const [element] = elements;
         return {
           count: elements.length,
           text: element?.textContent,
           texts: elements.map(({ textContent }) => textContent),
           value: element?.value,
           attribute: element?.getAttribute(String(args[0])),
           visible: element !== undefined && queries.isVisible(element),
           enabled: element !== undefined && queries.isEnabled(element),
           focused: element !== undefined && element === document.activeElement,
         };`,
        expectation.expressionArg,
      );
      return judge(expression, expectation, state);
    });
}

const plain = (text: unknown) =>
  String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a text is as Playwright's `expect` wants it. */
export const fits = ({ expectedText: [expected] = [] }: Expectation, received: unknown): boolean =>
  fitsText(expected ?? {}, received);

function fitsText({ string, regexSource, regexFlags, matchSubstring }: Expected, received: unknown): boolean {
  if (regexSource !== undefined) return new RegExp(regexSource, regexFlags).test(plain(received));
  return matchSubstring ? plain(received).includes(plain(string)) : plain(received) === plain(string);
}

const fitsAll = ({ expectedText = [] }: Expectation, received: readonly string[]): boolean =>
  expectedText.length === received.length &&
  expectedText.every((expected, index) => fitsText(expected, received[index]));

function judge(expression: string, expectation: Expectation, state: Readonly<Record<string, unknown>>) {
  const exists = state.count !== 0;
  const of = (received: unknown, matches: boolean) => ({ received, matches });
  switch (expression) {
    case 'to.have.count':
      return of(state.count, state.count === expectation.expectedNumber);
    case 'to.have.text':
      return of(state.text, exists && fits(expectation, state.text));
    case 'to.have.text.array':
      return of(state.texts, fitsAll(expectation, state.texts as readonly string[]));
    case 'to.have.value':
      return of(state.value, exists && fits(expectation, state.value));
    case 'to.have.attribute.value':
      return of(state.attribute, exists && fits(expectation, state.attribute));
    case 'to.be.hidden':
      return of('', !state.visible);
    case 'to.be.disabled':
      return of('', exists && !state.enabled);
    case 'to.be.visible':
    case 'to.be.focused':
      return of('', state[expression.slice('to.be.'.length)] === true);
    default:
      throw new Error(`The journeys in WebKit cannot expect ${expression} yet`);
  }
}
