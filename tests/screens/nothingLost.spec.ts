import type { Page } from 'playwright/test';
import { formOn } from '../../demo-server/states/screens.ts';
import { expect, test } from '../journeys/support/scriptedApi.ts';
import { fillInForm, openState } from './openScreen.ts';
import { type FormValues, formValues, withoutSecrets } from './pageState.ts';

/** The forms that store a draft. `@long` are those that store it by the same code as another one. */
const forms: readonly (readonly [screen: string, tag?: '@long'])[] = [
  ['the registration'],
  ['the selfie'],
  ['income and taxes'],
  ['the pre-offer'],
  ['a payment'],
  ['the login', '@long'],
  ['the identification', '@long'],
  ['the lease', '@long'],
  ['the documents of the property', '@long'],
  ['the bank statement', '@long'],
];

/** Returns the values of all fields but passwords, and the uploaded files. */
const contentsOf = async (page: Page): Promise<{ fields: FormValues; files: string[] }> => {
  const text = await page.locator('main').innerText();
  const files = text.match(/\S+\.(pdf|jpe?g)\b|\d MB · Listo|\d kB · Listo/g) ?? [];
  return { fields: withoutSecrets(await formValues(page)), files };
};

for (const [name, tag] of forms) {
  test(`${name} keeps typed values and files when the tab is reloaded`, { tag: tag ?? [] }, async ({
    page,
    owner,
    api,
  }) => {
    const fixtures = { page, owner, api };
    const { screen, write } = formOn(name);
    // Not a skeleton: else the form itself would count as what was filled in.
    await openState(fixtures, screen, { shows: (shown) => shown.locator('main:not(:has([aria-busy="true"]))') });
    const empty = await contentsOf(page);
    await fillInForm(fixtures, write);
    // Its form has no field to fill in.
    if (name === 'the pre-offer') await owner.presses('Un mes menos');
    // A press may be rendered one task later.
    await expect.poll(() => contentsOf(page), 'something was filled in').not.toEqual(empty);
    const filled = await contentsOf(page);
    await page.reload();
    await expect.poll(() => contentsOf(page)).toEqual(filled);
  });
}
