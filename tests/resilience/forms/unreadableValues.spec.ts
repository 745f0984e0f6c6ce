import * as appTexts from '#i18n/es-MX/app';
import { screens } from '../../../demo-server/states/screens.ts';
import { expect, test } from '../../journeys/support/scriptedApi.ts';
import { isLongRun } from '../../longRun.ts';
import { screenGroups, softStep } from '../../screens/manySteps.ts';
import { loadScreen } from '../../screens/openScreen.ts';

test.use({ viewport: { width: 390, height: 2400 } });

/** What other scripts may have stored, and what another API may send, in place of a value. */
const junk: readonly unknown[] = ['ayer', 1e21, -1, null, [], {}, [null, 'x'], true];
/** A screen meets one kind in the ordinary run, the next screen the next one. */
const kindsFor = (number: number) => junk.filter((_, at) => isLongRun || at === number % junk.length);

const INSTANT = /^\d{4}-\d\d-\d\dT/;
type IsMeant = (value: unknown, name: string) => boolean;
const isInstant: IsMeant = (value) => typeof value === 'string' && INSTANT.test(value);
const isReadable: IsMeant = (value, name) => typeof value === 'number' || isInstant(value, name) || name === 'history';

/** Returns an answer with one value in place of each that is meant. */
function spoil(value: unknown, by: unknown, isMeant: IsMeant, name = ''): unknown {
  if (isMeant(value, name)) return by;
  if (Array.isArray(value)) return value.map((item) => spoil(item, by, isMeant));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, spoil(item, by, isMeant, key)]));
}

/** The fields of all forms. */
const FIELDS = [
  ...['email', 'phone', 'password', 'code', 'name', 'last_name'],
  ...['accept_privacy_policy', 'accept_terms_and_conditions'],
  ...['front_document', 'back_document', 'birthdate', 'curp_number', 'address', 'zip_code', 'colony', 'selfie'],
  ...['proof_incomes', 'rfc_number', 'rfc', 'file', 'account_statement', 'rent', 'pre_offer_term_frame'],
  ...['lease_monthly_income', 'lease_start_date', 'lease_end_date', 'lease_payment_method', 'seen'],
  ...['property_commercial_folio', 'property_zip_code', 'property_lease_agreement'],
];

/** Fills the storage of the tab and the state of its history entry, once, before the page's code reads them. */
function storeJunk([by, fields]: [unknown, string[]]): void {
  if (window !== window.top || location.protocol !== 'http:' || window.name === 'spoiled') return;
  window.name = 'spoiled';
  const draft = JSON.stringify(Object.fromEntries(fields.map((name) => [name, by])));
  const forms = [location.pathname, 'login', 'notices', `${location.pathname} unanswered`];
  for (const owner of ['o1', 'guest']) {
    for (const form of forms) {
      sessionStorage.setItem(`draft:${owner}:${form}`, draft);
      sessionStorage.setItem(`draft:${owner}:${form}#uploads`, draft);
    }
  }
  const state = { expiresAt: by, email: by, retryFrom: by, ended: true, from: by, owner: by };
  history.replaceState({ usr: state, key: 'k', idx: 0 }, '');
  sessionStorage.setItem('server-clock-offset', draft);
}

for (const [title, group] of screenGroups) {
  test(title, async ({ page, owner, api }) => {
    test.setTimeout(group.length * 120_000);
    for (const screen of group) {
      const number = screens.indexOf(screen);
      const opens = async () => {
        await loadScreen({ page, owner, api }, screen);
        await page.locator('main:not(:has([aria-busy="true"])) h1').first().waitFor();
        await expect(page.getByText(appTexts.pageNotOpened)).toHaveCount(0);
      };
      const opensWithAnswers = async (by: unknown, isMeant: IsMeant) => {
        await page.route(/\/api\//, async (route) => {
          const response = await route.fetch();
          const body: unknown = await response.json().catch(() => undefined);
          await route.fulfill({ response, ...(body !== undefined && { json: spoil(body, by, isMeant) }) });
        });
        await opens().finally(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
      };
      const opensWithStorage = async (by: unknown) => {
        await page.evaluate(() => {
          window.name = '';
        });
        const script = await page.context().addInitScript(storeJunk, [by, FIELDS] as [unknown, string[]]);
        await opens().finally(() => script.dispose());
      };
      const places = [
        ['numbers, instants and histories', (by: unknown) => opensWithAnswers(by, isReadable)],
        // Everything else of the answer is read.
        ['instants', (by: unknown) => opensWithAnswers(by, isInstant)],
        ['what is stored', opensWithStorage],
      ] as const;
      for (const by of kindsFor(number)) {
        // One place in the ordinary run, too: screens read answers and storage by the same code.
        for (const [what, opensWith] of places.filter((_, at) => isLongRun || at === number % places.length)) {
          await softStep(page, `${screen.name} opens with ${JSON.stringify(by)} in place of ${what}`, () =>
            opensWith(by),
          );
        }
      }
    }
  });
}
