import { formOn } from '../../../demo-server/states/screens.ts';
import { savesData } from '../../journeys/support/savesData.ts';
import { expect, test } from '../../journeys/support/scriptedApi.ts';
import { fillInForm, loadScreen } from '../../screens/openScreen.ts';

test('enables a form again when its owner returns to it before the code of the next page has come', async ({
  page,
  owner,
  api,
}) => {
  const { screen: lease, write } = formOn('the lease');
  const fixtures = { page, owner, api };
  await savesData(page);
  await loadScreen(fixtures, lease);
  await fillInForm(fixtures, write);
  const respond = api.holdsResponseOf(write.call);
  // The code of the next page never comes.
  await page.route('**/assets/*.js', () => {});
  const submit = page.getByRole('button', { name: write.button, exact: true });
  await submit.click();
  await owner.followsLink('Regresar');
  await expect(page).toHaveURL(/\/home$/);

  const drafts = async () => Object.keys(await owner.tabStorage()).filter((key) => key.includes('lease-contract'));
  // With what was typed, or with the note that a response is missing, too: it is stored after a moment.
  expect(await drafts()).not.toEqual([]);
  respond(write.answer);
  // A form that was sent deletes its draft.
  await expect.poll(drafts).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/lease-contract$/);
  await expect(submit).toBeEnabled();
});

test('sends a form once although its owner presses again while the code of the next page loads', async ({
  page,
  owner,
  api,
}) => {
  const { screen, write } = formOn('income and taxes');
  const fixtures = { page, owner, api };
  await savesData(page);
  await loadScreen(fixtures, screen);
  await fillInForm(fixtures, write);
  api.answers({ [write.call]: write.answer });
  // The code of the next page never comes.
  await page.route('**/assets/*.js', () => {});
  const submit = page.getByRole('button', { name: write.button, exact: true });
  await submit.click();
  await expect(page).toHaveURL(/\/home$/);
  await page.getByLabel('RFC', { exact: true }).press('Enter');
  await expect(submit, 'the button still says that the form is being sent').toHaveCount(0);
  // A second request would have been sent before this one.
  await page.evaluate(() => fetch('/api/zip-codes/06700'));
  expect(api.calls(write.call)).toHaveLength(1);
});
