import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from 'playwright/test';
import type { Screen, Write } from '../../demo-server/states/screen.ts';
import { screenNamed, screens } from '../../demo-server/states/screens.ts';
import { expect, test } from '../journeys/support/scriptedApi.ts';
import { isLongRun } from '../longRun.ts';
import type { Fixtures } from './fixtures.ts';
import { fillInForm, openState } from './openScreen.ts';

/**
 * How long after the first tap the second one comes, and how long the API takes to respond, in ms. First those whose second
 * tap hits what the first one has brought, since a screen has few controls.
 */
const HASTES = [0, 200].flatMap((latency) => [300, 400, 120, 0].map((between) => ({ between, latency })));
type Haste = (typeof HASTES)[number];

/** What may lead on: nothing that opens another window. The ordinary run taps a page's main buttons only. */
const CONTROL = ':is(button, a[href], summary):not(:disabled, [aria-disabled="true"], [target])';
const CONTROLS = `:is(main, dialog[open]) ${isLongRun ? '' : ':is([data-kind="primary"], [class*="primary"])'}${CONTROL}:visible`;

/** How long what a tap has brought takes no second one, ms. */
const SHIELD_MS = 500;

/** When a tap counts as lost, ms: the browser never acknowledges one that hits a document which is being replaced. */
const LOST_TAP_MS = 3_000;

/** Upper bound for all double taps of one screen on a busy machine, ms. */
const SCREEN_TIMEOUT_MS = isLongRun ? 600_000 : 60_000;

/** A press that reached a control, and the screen or dialog that the control is on. */
type Press = { readonly control: string; readonly surface: string };

test.use({ takesPressesAtOnce: false, expectedErrors: ['Failed to load resource', 'net::ERR_'] });

/**
 * The screens of the ordinary run, one of each kind: all screens and dialogs wait by the same style. A code, a link of a
 * document, dialogs that open and close, buttons that take the place of others, forms that lead on, a dialog after a form.
 * The first pages of a guest are documents, for which a tap is lost now and then: only the long run goes through them.
 */
const ONE_OF_EACH_KIND = [
  'the code of the phone',
  'the welcome',
  'home',
  'the selfie',
  'the lease',
  'the authorisation of the bureau',
  'a payment',
];

for (const screen of isLongRun ? screens : ONE_OF_EACH_KIND.map(screenNamed)) {
  test(`a second tap presses nothing that the first one has brought: ${screen.name}`, async ({ page, owner, api }) => {
    test.setTimeout(SCREEN_TIMEOUT_MS);
    const fixtures = { page, owner, api };
    const presses: Press[] = [];
    await page.exposeFunction('reportPress', (press: Press) => presses.push(press));
    await page.addInitScript(reportPresses);
    let taps = 0;

    async function tapTwice(control: Locator, { between, latency }: Haste): Promise<void> {
      // Waits until the screen takes presses.
      await control.click({ trial: true });
      const name = await control.innerText();
      presses.length = 0;
      api.respondsAfter(latency);
      const apart = await tapCentre(page, control, between);
      // On a busy machine the second tap may come so late that it may press.
      if (apart >= SHIELD_MS) return;
      const [first, ...others] = presses;
      const strays = others.filter(({ surface }) => surface !== first?.surface);
      expect.soft(strays, `after “${name}”, ${between} ms between the taps, ${latency} ms of latency`).toEqual([]);
    }

    /** Returns the hastes of the next double tap: all of them, or one after the other from control to control. */
    function nextHastes(): readonly Haste[] {
      taps += 1;
      return isLongRun ? HASTES : HASTES.slice((taps - 1) % HASTES.length).slice(0, 1);
    }

    const count = await (await openedControls(fixtures, screen)).count();
    for (let at = 0; at < count; at += 1) {
      for (const haste of nextHastes()) await tapTwice((await openedControls(fixtures, screen)).nth(at), haste);
    }
    for (const write of screen.writes ?? []) {
      for (const haste of nextHastes()) await tapTwice(await filledIn(fixtures, screen, write), haste);
    }
  });
}

/** Opens a screen and returns its controls. */
async function openedControls(fixtures: Fixtures, screen: Screen): Promise<Locator> {
  fixtures.api.respondsAfter(0);
  await openState(fixtures, screen, { shows: (page) => page.getByRole('heading', { level: 1 }) });
  return fixtures.page.locator(CONTROLS);
}

/** Opens a screen, fills in a form and returns the button that sends it. */
async function filledIn(fixtures: Fixtures, screen: Screen, write: Write): Promise<Locator> {
  await openedControls(fixtures, {
    ...screen,
    script: { ...screen.script, ...write.script, [write.call]: write.answer },
  });
  // The form is filled in by taps, too.
  await fixtures.page.getByRole('heading', { level: 1 }).click({ trial: true });
  await fillInForm(fixtures, write);
  return fixtures.page.getByRole('button', { name: write.button, exact: true });
}

/**
 * Taps the centre of a control twice. The second tap hits what is there by then. Returns how long after the
 * first tap the second one had been handled, ms.
 */
async function tapCentre(page: Page, control: Locator, between: number): Promise<number> {
  const box = await control.boundingBox();
  if (box === null) throw new Error('The control is not visible');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const first = performance.now();
  await page.touchscreen.tap(x, y);
  await delay(between);
  const second = await Promise.race([secondTap(page, x, y), delay(LOST_TAP_MS, Number.POSITIVE_INFINITY)]);
  return second - first;
}

/**
 * Taps, and waits until the browser has rendered once more, in the next document if one loads meanwhile. Returns when the
 * tap had been handled, ms.
 */
async function secondTap(page: Page, x: number, y: number): Promise<number> {
  const end = await page.touchscreen.tap(x, y).then(
    () => performance.now(),
    () => Number.POSITIVE_INFINITY,
  );
  await page
    .evaluate(twoFrames)
    .catch(() => page.evaluate(twoFrames))
    .catch(() => undefined);
  return end;
}

const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

function reportPresses(): void {
  const report: (press: Press) => void = Reflect.get(window, 'reportPress');
  const surfaces = new Map<Element | null, string>();
  const nameOf = (element: Element | null) => {
    if (!surfaces.has(element)) surfaces.set(element, `${performance.timeOrigin} ${surfaces.size}`);
    return surfaces.get(element) ?? '';
  };
  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      const control = (target as Element).closest('button, a, input, select, textarea, summary, label');
      const surface = control?.closest('dialog') ?? document.querySelector('main');
      if (isTrusted && control) report({ control: control.textContent ?? '', surface: nameOf(surface) });
    },
    true,
  );
}
