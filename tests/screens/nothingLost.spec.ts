import type { BrowserContext, Page } from 'playwright/test';
import { expect, test } from '../journeys/support/scriptedApi.ts';
import { finds } from '../resilience/forms/tab.ts';
import { isWhole } from '../torture/scale.ts';
import { type Typed, typedInto, withoutSecrets } from './oracle.ts';
import type { Screen, Visit, Write } from './states/screen.ts';
import { screens } from './states/screens.ts';
import { enters, fillsIn, opens } from './visit.ts';

/** Beside the other tests, where not every accident happens to every form: one of each kind: texts of a guest's, a photo of the camera, several files, a slider, an upload by itself. */
const SOME = ['the registration', 'the selfie', 'income and taxes', 'the pre-offer', 'a payment'];

/** Passwords and codes, which are never kept (ux F7), and a page that only asks before it deletes. */
const NOT_KEPT = [
  'the replacement of a temporary password',
  'the code of the phone',
  'the change of the password',
  'the code of the bureau',
  'home',
];

/** What she does on a form that has nothing to type. */
const otherwise: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'the pre-offer': ({ owner }) => owner.presses('Un mes menos'),
};

/** All that stands in the fields of a page but passwords, and the files that are up. */
const standing = async (page: Page): Promise<{ fields: Typed; files: string[] }> => {
  const text = await page.locator('main').innerText();
  const files = text.match(/\S+\.(pdf|jpe?g)\b|\d MB · Listo|\d kB · Listo/g) ?? [];
  return { fields: withoutSecrets(await typedInto(page)), files };
};

type Lost = {
  readonly name: string;
  readonly happens: (visit: Visit, screen: Screen, context: BrowserContext) => Promise<Page>;
};

const reloaded: Lost = {
  name: 'reloaded',
  async happens({ page }) {
    await page.reload();
    return page;
  },
};

/** What happens to a tab, as phones and their owners do it to one. */
const accidents: readonly Lost[] = [
  reloaded,
  {
    name: 'left backwards and come back to',
    async happens({ page }) {
      await page.goBack();
      await page.goForward();
      return page;
    },
  },
  {
    name: 'turned on its side and back',
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
      // A killed tab has no last word: what it kept before is all there is.
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
      await finds(again, JSON.parse(kept));
      await again.goto(screen.path);
      return again;
    },
  },
];

/** Every form that an owner fills in, with the accidents that may happen to it. */
const forms: readonly (readonly [Screen, Write])[] = screens.flatMap((screen) =>
  (screen.writes ?? [])
    .filter((write) => write.typed !== undefined || write.also !== undefined)
    .filter(() => !NOT_KEPT.includes(screen.name))
    .slice(0, 1)
    .map((write) => [screen, write] as const),
);

test('the list has every form that keeps what is typed', () => {
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

for (const [screen, write] of forms.filter(([{ name }]) => isWhole || SOME.includes(name))) {
  const tried = isWhole ? accidents : [reloaded];
  test(`${screen.name}: nothing typed and no file is lost when the tab is ${tried.map(({ name }) => name).join(', ')}`, async ({
    page,
    owner,
    api,
    context,
  }) => {
    const visit = { page, owner, api };
    for (const { name, happens } of tried) {
      await opens(visit, screen, { shows: (it) => it.getByRole('heading', { level: 1 }) });
      const empty = await standing(page);
      await fillsIn(visit, write);
      await otherwise[screen.name]?.(visit);
      // A press may be drawn a task later than it was made.
      await expect.poll(() => standing(page), { message: `${name}: something was filled in` }).not.toEqual(empty);
      const filled = await standing(page);
      const after = await happens(visit, screen, context);
      await expect.poll(() => standing(after), { message: name }).toEqual(filled);
      if (after !== page) await after.close();
      // The next accident finds the form as new.
      await enters(visit, screen);
    }
  });
}
