import type { Page } from 'playwright/test';
import * as samples from '../../demo-server/files/sampleFiles.ts';
import { paths } from '../../web/paths.ts';
import { expect, profileOf, sampleOwner, test } from '../journeys/support/scriptedApi.ts';
import { borrowsAxe, findingsOf, lentAxe } from './axe.ts';
import { coveredWhenFocused, cutOff, moving, resized, vanished } from './layout.ts';
import { zipCodeOf } from './states/answers.ts';
import type { Screen, State } from './states/screen.ts';
import { screens, statesOf } from './states/screens.ts';
import { opens } from './visit.ts';
import { configuredIn, saidBy, strangersIn, textsIn } from './words.ts';

test.use({
  // What the browser logs of calls that break, and of a page whose code does not come.
  expectedErrors: ['Failed to load resource', 'net::ERR_', 'Failed to fetch dynamically imported module'],
  contextOptions: { reducedMotion: 'reduce' },
});

test('the list of screens has every address of the sitemap', () => {
  const routes = new Set<string | undefined>(screens.map(({ route }) => route));
  expect(Object.keys(paths).filter((route) => !routes.has(route))).toEqual([]);
});

/** As wide as a phone, and so high that no bar lies over anything. */
const WHOLE = { width: 390, height: 2400 };
/** More than a busy machine needs for one state, ms. */
const A_STATE = 30_000;

test.beforeEach(({ pageProxy }) => pageProxy.servesScript(lentAxe.path, lentAxe.script));

for (const screen of screens) {
  test(screen.name, async ({ page, owner, api }) => {
    const states = statesOf(screen);
    test.setTimeout(states.size * A_STATE);
    await page.setViewportSize(WHOLE);
    for (const [name, state] of states) {
      await test.step(name, async () => {
        await opens({ page, owner, api }, screen, state);
        await borrowsAxe(page);
        const findings = [
          ...(await misnomers(page)),
          ...(await strangers(page, screen, state)),
          ...(await findingsOf(page)),
          // What follows from reads and writes is drawn and laid out on every screen as on the next.
          ...(isTold(screen, name) ? [...(await lost(page)), ...(await misfits(page, name))] : []),
          // Each colour on each ground is reckoned elsewhere, for both schemes.
          ...(name === 'as it is' ? await unreadableByDark(page) : []),
        ];
        expect.soft(findings, `${screen.name}, ${name}`).toEqual([]);
      });
    }
  });
}

const isTold = (screen: Screen, name: string) => name === 'as it is' || Object.hasOwn(screen.states ?? {}, name);

/** What the files of the list are called. */
const sampleNames = [
  samples.identityFront(''),
  samples.identityBack(''),
  samples.incomeProof('', 1),
  samples.incomeProof('', 2),
  samples.taxCertificate('', ''),
  samples.leaseAgreement('', ''),
  samples.accountStatement(''),
  samples.transferProof(),
].map(({ name }) => name);

/** What is wrong with the one heading and the title that every page has (ux §1.4). */
const misnomers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const headings = document.querySelectorAll('h1').length;
    const isTitled = /^(Error: )?.+ · Adelantto$/.test(document.title);
    return [...(headings === 1 ? [] : [`${headings} headings`]), ...(isTitled ? [] : [`the title: ${document.title}`])];
  });

/** Words that are neither the catalogue's nor the data's. */
async function strangers(page: Page, { script, writes = [] }: Screen, state: State): Promise<string[]> {
  const data = textsIn([sampleOwner, profileOf(), state.who, script, state.script, zipCodeOf(''), sampleNames]);
  const sent = textsIn(writes.map(({ typed, answer }) => [typed, answer]));
  const typed = writes.flatMap((write) => Object.values(write.typed ?? {}));
  return strangersIn(await saidBy(page), [...data, ...sent, ...typed, ...(await configuredIn(page))]);
}

/** What nobody can read by dark. */
async function unreadableByDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findingsOf(page, 'color-contrast');
  await page.emulateMedia({ colorScheme: 'light' });
  return dark.map((finding) => `dark: ${finding}`);
}

/** What is gone in the colours that a system forces on every page. */
async function lost(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await vanished(page);
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/** What does not fit or moves: text twice as large, a phone on its side, the narrowest one. */
async function misfits(page: Page, state: string): Promise<string[]> {
  const still = await moving(page);
  // From now on she has a keyboard: what takes the focus shows it, and is followed.
  await page.keyboard.press('Tab');
  await enlarge(page, '200%');
  const large = await cutOff(page);
  await enlarge(page, '');
  await resized(page, { width: 320, height: 640 });
  const narrow = await cutOff(page);
  // What bars and dialogs lie over is the same in all other states of a page.
  const isItsOwn = state === 'as it is' || (await page.locator('dialog[open]').count()) > 0;
  if (isItsOwn) narrow.push(...(await coveredWhenFocused(page)));
  const aside: string[] = [];
  if (isItsOwn) {
    await resized(page, { width: 844, height: 390 });
    aside.push(...(await cutOff(page)), ...(await coveredWhenFocused(page)));
  }
  await page.setViewportSize(WHOLE);
  const told = (where: string, found: readonly string[]) => found.map((it) => `${where}: ${it}`);
  return [...still, ...told('large', large), ...told('aside', aside), ...told('narrow', narrow)];
}

const enlarge = (page: Page, size: string) =>
  page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
