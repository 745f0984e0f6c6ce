import type { Locator, Page } from 'playwright/test';
import { SATURDAY_NOON, sampleOwner } from '../journeys/support/scriptedApi.ts';
import type { Screen, Sight, State, Visit, Who, Write } from './states/screen.ts';

/**
 * Opens a screen in a state, in a tab that has seen no other: nothing kept, a fresh script, noon of the scripted journeys.
 * One page can so be shown every state after the other.
 */
export async function opens(visit: Visit, screen: Screen, state: State): Promise<void> {
  const { page } = visit;
  await standsStill(page);
  await enters(visit, screen, state);
  // A prerendered page is there before its code; the front has none.
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    const isAlive = Object.keys(heading ?? {}).some((key) => key.startsWith('__react'));
    return isAlive || (heading !== null && document.querySelector('script[type="module"]') === null);
  });

  const { act, heading = screen.heading } = state;
  if (act !== undefined) {
    await reads(page, state.begins ?? screen.heading);
    await act(visit);
  }
  if (act === undefined || state.begins !== undefined) await reads(page, heading);
  await seen(page, state.shows).first().waitFor();
}

/** Loads a screen's address as in a tab that has seen no other, with a fresh script, and leaves its clock alone. */
export async function enters({ page, api }: Visit, screen: Screen, state: Partial<State> = {}): Promise<void> {
  await api.setReachable(true);
  api.restartsWith({ ...screen.script, ...state.script });
  await handsOver(page, sessionOf(state.who ?? screen.who ?? {}));
  await page.goto(state.path ?? screen.path);
}

/** Fills in what a write wants and presses its button. The screen stands there already. */
export async function sends(visit: Visit, write: Write): Promise<void> {
  await fillsIn(visit, write);
  await visit.owner.presses(write.press);
}

/** Fills in what a write wants, without sending it. */
export async function fillsIn(visit: Visit, { typed = {}, also }: Write): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await visit.owner.fillsIn(label, text);
  await also?.(visit);
}

/** Where a sight is on the page. */
export const seen = (page: Page, sight: Sight): Locator =>
  typeof sight === 'function' ? sight(page) : page.getByText(sight);

/** Waits frame by frame: an assertion would look again after 100, 250, 500 ms only, in hundreds of states. */
const reads = (page: Page, heading: string | RegExp) =>
  page
    // Behind an open dialog it is hidden from screen readers only.
    .getByRole('heading', { level: 1, name: heading, exact: typeof heading === 'string', includeHidden: true })
    .waitFor();

/** What the tab keeps of whoever looks; nothing of a visitor. */
const sessionOf = (who: Who): string | null =>
  who === 'visitor'
    ? null
    : JSON.stringify({ token: 'owner-token', user: { ...sampleOwner, ...who }, isAuthenticated: true });

const still = new WeakSet<Page>();

/** Stops a page's clock once: each further time would run again in each further document. */
async function standsStill(page: Page): Promise<void> {
  if (still.has(page)) return;
  still.add(page);
  await page.clock.setFixedTime(new Date(SATURDAY_NOON));
}

const prepared = new WeakSet<Page>();

/**
 * The next document of the tab begins with this session and nothing else; what is loaded after it finds what that one kept.
 * Not into the storage at once: the app that still runs in the tab writes into it until it is left.
 */
async function handsOver(page: Page, session: string | null): Promise<void> {
  if (!prepared.has(page)) {
    prepared.add(page);
    await page.addInitScript(keepWhatIsHandedOver);
  }
  const value = encodeURIComponent(JSON.stringify(session));
  await page.context().addCookies([{ name: 'handed-over', value, domain: '127.0.0.1', path: '/' }]);
}

function keepWhatIsHandedOver(): void {
  // The empty page before the first one has no cookies.
  const isOurs = window === window.top && location.protocol === 'http:';
  const handed = isOurs ? /handed-over=([^;]+)/.exec(document.cookie)?.[1] : undefined;
  if (handed === undefined) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the other way of writing one would be too late for the page's first script
  document.cookie = 'handed-over=; max-age=0; path=/';
  const session: string | null = JSON.parse(decodeURIComponent(handed));
  // To the same address again, a browser goes with what the history entry was handed.
  history.replaceState(null, '');
  sessionStorage.clear();
  if (session !== null) sessionStorage.setItem('auth', session);
}
