import { expect, test } from '../../journeys/support/scriptedApi.ts';
import { screens } from '../../screens/states/screens.ts';
import { enters, fillsIn } from '../../screens/visit.ts';

test('enables a form again when its owner returns to it before the code of the next page has come', async ({
  page,
  owner,
  api,
}) => {
  const lease = screens.find(({ name }) => name === 'the lease');
  const write = lease?.writes?.[0];
  if (lease === undefined || write === undefined) throw new Error('The list of screens has no lease');
  const visit = { page, owner, api };
  await enters(visit, lease);
  await fillsIn(visit, write);
  let respond = (_: unknown) => {};
  api.answers({
    [write.call]: new Promise((resolve) => {
      respond = resolve;
    }),
  });
  // The code of the next page never comes.
  await page.route('**/assets/*.js', () => {});
  const submit = page.getByRole('button', { name: write.press, exact: true });
  await submit.click();
  await owner.followsLink('Regresar');
  await expect(page).toHaveURL(/\/home$/);

  const response = page.waitForResponse((candidate) => candidate.request().method() === 'POST');
  respond(write.answer);
  await (await response).finished();
  await page.goBack();
  await expect(page).toHaveURL(/\/lease-contract$/);
  await expect(submit).toBeEnabled();
});
