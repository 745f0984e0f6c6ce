import type { BrowserContext, Page } from 'playwright/test';
import type { Screen, Write } from '../../demo-server/states/screen.ts';
import { screenNamed, screens } from '../../demo-server/states/screens.ts';
import { expect, test } from '../journeys/support/scriptedApi.ts';
import { isLongRun } from '../longRun.ts';
import { presetStorage } from '../resilience/forms/tab.ts';
import type { Fixtures } from './fixtures.ts';
import { fillInForm, loadScreen, openState } from './openScreen.ts';
import { type FormValues, formValues, withoutSecrets } from './pageState.ts';

/** Forms of the ordinary run, one of each kind: a guest's texts, a camera photo, files, a slider, a lone upload. */
const SOME = ['the registration', 'the selfie', 'income and taxes', 'the pre-offer', 'a payment'].map(screenNamed);

/** Forms of passwords and codes, which are never stored, and a page that has only a confirmation. */
const NOT_KEPT = [
  'the replacement of a temporary password',
  'the code of the phone',
  'the change of the password',
  'the code of the bureau',
  'home',
].map(screenNamed);

/** Input for a form without text fields. */
const inputWithoutText: ReadonlyMap<Screen, (fixtures: Fixtures) => Promise<void>> = new Map([
  [screenNamed('the pre-offer'), ({ owner }) => owner.presses('Un mes menos')],
]);

/** Returns the values of all fields but passwords, and the uploaded files. */
const contentsOf = async (page: Page): Promise<{ fields: FormValues; files: string[] }> => {
  const text = await page.locator('main').innerText();
  const files = text.match(/\S+\.(pdf|jpe?g)\b|\d MB · Listo|\d kB · Listo/g) ?? [];
  return { fields: withoutSecrets(await formValues(page)), files };
};

type TabEvent = {
  readonly name: string;
  readonly happens: (fixtures: Fixtures, screen: Screen, context: BrowserContext) => Promise<Page>;
};

const reloaded: TabEvent = {
  name: 'reloaded',
  async happens({ page }) {
    await page.reload();
    return page;
  },
};

/** What can happen to a tab on a phone. */
const tabEvents: readonly TabEvent[] = [
  reloaded,
  {
    name: 'left by Back and opened by Forward',
    async happens({ page }) {
      await page.goBack();
      await page.goForward();
      return page;
    },
  },
  {
    name: 'rotated and rotated back',
    async happens({ page }) {
      const upright = page.viewportSize() ?? { width: 390, height: 844 };
      await page.setViewportSize({ width: upright.height, height: upright.width });
      await page.setViewportSize(upright);
      return page;
    },
  },
  {
    name: 'killed and restored',
    async happens({ page }, screen, context) {
      // A killed tab runs no handlers, so only what it has stored before is left.
      await expect
        .poll(() => page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('draft:'))))
        .toBe(true);
      let kept = '';
      await expect
        .poll(
          async () => {
            const before = kept;
            kept = JSON.stringify(await page.evaluate(() => ({ ...sessionStorage })));
            return kept === before;
          },
          { intervals: [600] },
        )
        .toBe(true);
      const again = await context.newPage();
      await presetStorage(again, JSON.parse(kept));
      await again.goto(screen.path);
      return again;
    },
  },
];

/** Every form that an owner fills in, with its first write. */
const forms: readonly (readonly [Screen, Write])[] = screens.flatMap((screen) =>
  (screen.writes ?? [])
    .filter((write) => write.typed !== undefined || write.otherInput !== undefined)
    .filter(() => !NOT_KEPT.includes(screen))
    .slice(0, 1)
    .map((write) => [screen, write] as const),
);

test('the list contains every form that stores a draft', () => {
  expect(forms.map(([{ name }]) => name)).toEqual(
    expect.arrayContaining([
      'the login',
      'the registration',
      'the identification',
      'the selfie',
      'income and taxes',
      'the lease',
      'the pre-offer',
      'the documents of the property',
      'the bank statement',
      'a payment',
    ]),
  );
});

for (const [screen, write] of forms.filter(([screen]) => isLongRun || SOME.includes(screen))) {
  const events = isLongRun ? tabEvents : [reloaded];
  test(`${screen.name} keeps typed values and files when the tab is ${events.map(({ name }) => name).join(', ')}`, async ({
    page,
    owner,
    api,
    context,
  }) => {
    const fixtures = { page, owner, api };
    for (const { name, happens } of events) {
      // Not a skeleton: else the form itself would count as what was filled in.
      await openState(fixtures, screen, { shows: (shown) => shown.locator('main:not(:has([aria-busy="true"]))') });
      const empty = await contentsOf(page);
      await fillInForm(fixtures, write);
      await inputWithoutText.get(screen)?.(fixtures);
      // A press may be rendered one task later.
      await expect.poll(() => contentsOf(page), { message: `${name}: something was filled in` }).not.toEqual(empty);
      const filled = await contentsOf(page);
      const after = await happens(fixtures, screen, context);
      await expect.poll(() => contentsOf(after), { message: name }).toEqual(filled);
      if (after !== page) await after.close();
      // Opens an empty form for the next event.
      await loadScreen(fixtures, screen);
    }
  });
}
