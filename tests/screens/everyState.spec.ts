import type { Page } from 'playwright/test';
import type { Screen, State } from '../../demo-server/states/screen.ts';
import { DEFAULT_STATE, screens, statesOf } from '../../demo-server/states/screens.ts';
import { paths } from '../../web/paths.ts';
import { expect, test } from '../journeys/support/scriptedApi.ts';
import { isLongRun } from '../longRun.ts';
import { findingsOf, servedAxe } from './axe.ts';
import { coveredWhenFocused, cutOff, layoutKinds, moving, resizeTo, vanished } from './layout.ts';
import { screenGroups, softStep } from './manySteps.ts';
import { openState } from './openScreen.ts';
import { pageFindings } from './pageFindings.ts';

/** As wide as a phone, and so high that no fixed bar covers anything. */
const TALL_PHONE = { width: 390, height: 4800 };
/** A phone of 390 × 844 whose browser enlarges the page to 200 %, as Chrome on Android does. */
const ZOOMED_PHONE = { width: 195, height: 422 };

test.use({
  viewport: TALL_PHONE,
  // The browser logs failed calls, and a page whose code does not load.
  expectedErrors: ['Failed to load resource', 'net::ERR_', 'Failed to fetch dynamically imported module'],
});

test('the list of screens has every address of the sitemap', () => {
  const routes = new Set<string | undefined>(screens.map(({ route }) => route));
  expect(Object.keys(paths).filter((route) => !routes.has(route))).toEqual([]);
});

/** Upper bound for one state on a busy machine, ms. */
const STATE_TIMEOUT_MS = 30_000;

test.beforeEach(({ pageProxy }) => pageProxy.servesScript(servedAxe.path, servedAxe.script));

/** Whether a state is described with its screen. The others follow from the screen's reads and writes. */
const isDeclared = (screen: Screen, name: string) => name === DEFAULT_STATE || Object.hasOwn(screen.states ?? {}, name);

/** The screens on which the ordinary run visits the states that are not declared: they look alike on every screen. */
const WITH_OTHER_STATES = ['home', 'a payment'];

type NamedState = { readonly screen: Screen; readonly name: string; readonly state: State };

/** Returns the states of a screen that are visited, without those that the spec of failed calls sees. */
const visitedStates = (screen: Screen): NamedState[] =>
  [...statesOf(screen)]
    .filter(([, { isSeenWithFaults }]) => !isSeenWithFaults)
    .filter(([name]) => isLongRun || isDeclared(screen, name) || WITH_OTHER_STATES.includes(screen.name))
    .map(([name, state]) => ({ screen, name, state }));

for (const [title, group] of screenGroups) {
  const states = group.flatMap(visitedStates);
  test(title, async ({ page, owner, api }) => {
    test.setTimeout(states.length * STATE_TIMEOUT_MS);
    const seen = new Map<string, number>();
    for (const { screen, name, state } of states) {
      await softStep(page, `${screen.name}, ${name}`, async () => {
        await openState({ page, owner, api }, screen, state);
        const findings = [
          ...(await pageFindings(page, screen, state)),
          // States that are not declared have the same layout on every screen.
          ...(isDeclared(screen, name) && (await hasNewLayout(page, name, seen))
            ? [
                ...(await invisibleControls(page)),
                ...(await layoutErrors(page, name).finally(() => page.setViewportSize(TALL_PHONE))),
              ]
            : []),
          // The contrast of each pair of colours is tested elsewhere for both schemes.
          ...(name === DEFAULT_STATE ? await lowContrastInDark(page) : []),
        ];
        expect.soft(findings, `${screen.name}, ${name}`).toEqual([]);
      });
    }
  });
}

/** So much longer than in all states before a text must be to be laid out again. */
const LONGER = 1.5;

/**
 * Whether a page is in the plain state of its screen, or has a kind of element or a much longer text than any page of the
 * test before, whose kinds and lengths `seen` keeps. In the long run each state counts.
 */
async function hasNewLayout(page: Page, state: string, seen: Map<string, number>): Promise<boolean> {
  const kinds = await layoutKinds(page);
  const isNew = kinds.some(([kind, length]) => !seen.has(kind) || length > LONGER * (seen.get(kind) ?? 0));
  for (const [kind, length] of kinds) seen.set(kind, Math.max(length, seen.get(kind) ?? 0));
  return isLongRun || isNew || state === DEFAULT_STATE;
}

/** Returns texts with too little contrast in the dark scheme. */
async function lowContrastInDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findingsOf(page, 'color-contrast');
  await page.emulateMedia({ colorScheme: 'light' });
  return dark.map((finding) => `dark: ${finding}`);
}

/** Returns controls that are invisible under forced colours. */
async function invisibleControls(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await vanished(page);
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/** Returns what moves, is cut off or covered: with text or page twice as large, in landscape, on the narrowest phone. */
async function layoutErrors(page: Page, state: string): Promise<string[]> {
  const still = await moving(page);
  // From now on the page has keyboard focus: focused elements show it and are scrolled to.
  await page.keyboard.press('Tab');
  await enlarge(page, '200%');
  const large = await cutOff(page);
  await enlarge(page, '');
  await resizeTo(page, ZOOMED_PHONE);
  const zoomed = await cutOff(page);
  const [narrow, aside]: [string[], string[]] = [[], []];
  // What a state adds has less room on the zoomed phone; bars and dialogs cover the same in all other states of a page.
  if (state === DEFAULT_STATE || (await page.locator('dialog[open]').count()) > 0) {
    await resizeTo(page, { width: 320, height: 640 });
    narrow.push(...(await cutOff(page)), ...(await coveredWhenFocused(page)));
    await resizeTo(page, { width: 844, height: 390 });
    aside.push(...(await cutOff(page)), ...(await coveredWhenFocused(page)));
  }
  const prefixed = (where: string, found: readonly string[]) => found.map((finding) => `${where}: ${finding}`);
  return [
    ...still,
    ...prefixed('large', large),
    ...prefixed('aside', aside),
    ...prefixed('narrow', narrow),
    ...prefixed('zoomed', zoomed),
  ];
}

const enlarge = (page: Page, size: string) =>
  page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
