import type { Locator, Page } from 'playwright/test';
import {
  fillInForm as fillIn,
  type Screen,
  type State,
  submitForm as submit,
  type Visible,
  type Who,
  type Write,
} from '../../demo-server/states/screen.ts';
import { SATURDAY_NOON, sessionRecord } from '../journeys/support/scriptedApi.ts';
import type { Fixtures } from './fixtures.ts';
import { pageUser } from './pageUser.ts';

/**
 * Opens a screen in a state as in a new tab: empty storage, only its own script, at noon of the scripted journeys.
 * One Playwright page can thus go through all states. `beforeAct` runs once the page works, before its state is brought about.
 */
export async function openState(
  fixtures: Fixtures,
  screen: Screen,
  state: State,
  beforeAct: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  const { page } = fixtures;
  await stopClock(page, screen);
  await loadScreen(fixtures, screen, state);

  const { act, startsAt, heading = screen.heading } = state;
  await waitForHeading(page, act === undefined ? heading : (startsAt ?? screen.heading));
  await untilHydrated(page);
  await beforeAct(page);
  if (act !== undefined) await act(pageUser(fixtures));
  if (startsAt !== undefined) await waitForHeading(page, heading);
  await locatorOf(page, state.shows).first().waitFor();
}

/**
 * Waits until the code of a prerendered page, which is visible before, has loaded; the landing page has no code. By
 * `evaluate`: `waitForFunction` would load Playwright's scripts into each document a second time.
 */
export const untilHydrated = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isHydrated = () => {
      const heading = document.querySelector('h1');
      const hasCode = document.querySelector('script[type="module"]') !== null;
      return heading !== null && (!hasCode || Object.keys(heading).some((key) => key.startsWith('__react')));
    };
    for (let frames = 0; !isHydrated(); frames += 1) {
      if (frames > 900) throw new Error('The code of the page has not loaded');
      await new Promise((done) => requestAnimationFrame(done));
    }
  });

/** Loads a screen's address as in a new tab, with only its own script, and does not change the clock. */
export async function loadScreen({ page, api }: Fixtures, screen: Screen, state: Partial<State> = {}): Promise<void> {
  await api.setReachable(true);
  api.restartsWith({ ...screen.script, ...state.script });
  await presetSession(page, sessionOf(state.who ?? screen.who ?? {}));
  await page.goto(state.path ?? screen.path);
}

/** Fills in the form of a write and presses its button. The screen must be open. */
export const submitForm = (fixtures: Fixtures, write: Write): Promise<void> => submit(pageUser(fixtures), write);

/** Fills in the form of a write without sending it. */
export const fillInForm = (fixtures: Fixtures, write: Write): Promise<void> => fillIn(pageUser(fixtures), write);

/** Returns the locator of something visible. */
export const locatorOf = (page: Page, visible: Visible): Locator =>
  typeof visible === 'function' ? visible(page) : page.getByText(visible);

/** Waits for the heading frame by frame; an assertion, which polls after 100, 250 and 500 ms, would be slower. */
export const waitForHeading = (page: Page, heading: string | RegExp): Promise<void> =>
  page
    // Behind an open dialog the heading is hidden from screen readers only.
    .getByRole('heading', { level: 1, name: heading, exact: typeof heading === 'string', includeHidden: true })
    .waitFor();

/** Returns the stored session as JSON; null for a visitor. */
const sessionOf = (who: Who): string | null => (who === 'visitor' ? null : sessionRecord(who));

const stoppedFor = new WeakMap<Page, Screen>();

/** Makes the next state start at noon again, when one has moved the clock. */
export const forgetClock = (page: Page): boolean => stoppedFor.delete(page);

/** Stops a page's clock, once for each screen: a state may move it, but each call runs again in each later document. */
async function stopClock(page: Page, screen: Screen): Promise<void> {
  if (stoppedFor.get(page) === screen) return;
  stoppedFor.set(page, screen);
  await page.clock.setFixedTime(new Date(SATURDAY_NOON));
}

const preparedPages = new WeakSet<Page>();

/**
 * Makes the next document of the tab start with only this session in its storage; later documents keep their storage.
 * The session is not stored at once, because the running app may write to the storage until it is unloaded.
 */
async function presetSession(page: Page, session: string | null): Promise<void> {
  if (!preparedPages.has(page)) {
    preparedPages.add(page);
    await page.addInitScript(storePresetSession);
  }
  const value = encodeURIComponent(JSON.stringify(session));
  await page.context().addCookies([{ name: 'preset-session', value, domain: '127.0.0.1', path: '/' }]);
}

function storePresetSession(): void {
  // The blank page before the first document has no cookies.
  const isOurs = window === window.top && location.protocol === 'http:';
  const cookie = isOurs ? /preset-session=([^;]+)/.exec(document.cookie)?.[1] : undefined;
  if (cookie === undefined) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous cookie store would be too late for the page's first script
  document.cookie = 'preset-session=; max-age=0; path=/';
  const session: string | null = JSON.parse(decodeURIComponent(cookie));
  // On a navigation to the same address the browser keeps the state of the history entry.
  history.replaceState(null, '');
  sessionStorage.clear();
  if (session !== null) sessionStorage.setItem('auth', session);
}
