import type { Locator, Page } from 'playwright/test';
import { expect, SATURDAY_NOON, someone } from '../journeys/scriptedApi.ts';
import type { Screen, Sight, State, Visit, Who, Write } from './screen.ts';

/** An address of the same origin at which no app runs. */
const EMPTY = '/marketing/nothing';

/**
 * Opens a screen in a state, in a tab that has seen no other: nothing kept, a fresh script, noon of the scripted journeys.
 * One page can so be shown every state after the other.
 */
export async function opens(visit: Visit, screen: Screen, state: State): Promise<void> {
  const { page } = visit;
  await page.clock.setFixedTime(new Date(SATURDAY_NOON));
  await enters(visit, screen, state);

  const { act, heading = screen.heading } = state;
  if (act !== undefined) {
    await reads(page, state.begins ?? screen.heading);
    await act(visit);
  }
  if (act === undefined || state.begins !== undefined) await reads(page, heading);
  await expect(seen(page, state.shows).first()).toBeVisible();
}

/** Loads a screen's address as in a tab that has seen no other, with a fresh script, and leaves its clock alone. */
export async function enters({ page, api }: Visit, screen: Screen, state: Partial<State> = {}): Promise<void> {
  await api.isReachable(true);
  api.startsOver({ ...screen.script, ...state.script });
  // Away from the app first: while it runs, it writes into the tab's storage.
  await page.goto(EMPTY);
  await page.evaluate(keepOnly, sessionOf(state.who ?? screen.who ?? {}));
  await page.goto(state.path ?? screen.path);
}

/** Fills in what a write wants and presses its button. The screen stands there already. */
export async function sends(visit: Visit, write: Write): Promise<void> {
  await fillsIn(visit, write);
  await visit.owner.presses(write.press);
}

/** Fills in what a write wants, without sending it. */
export async function fillsIn(visit: Visit, { typed = {}, also }: Write): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await visit.owner.writes(label, text);
  await also?.(visit);
}

/** Where a sight is on the page. */
export const seen = (page: Page, sight: Sight): Locator =>
  typeof sight === 'function' ? sight(page) : page.getByText(sight);

const reads = (page: Page, heading: string | RegExp) =>
  expect(
    // Behind an open dialog it is hidden from screen readers only.
    page.getByRole('heading', { level: 1, name: heading, exact: typeof heading === 'string', includeHidden: true }),
  ).toBeVisible();

/** What the tab keeps of whoever looks; nothing of a visitor. */
const sessionOf = (who: Who): string | null =>
  who === 'visitor'
    ? null
    : JSON.stringify({ token: 'her-token', user: { ...someone, ...who }, isAuthenticated: true });

function keepOnly(session: string | null): void {
  sessionStorage.clear();
  if (session !== null) sessionStorage.setItem('auth', session);
}
