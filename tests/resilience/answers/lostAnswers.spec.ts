import * as leaseTexts from '#i18n/es-MX/applications/lease';
import * as commonTexts from '#i18n/es-MX/common';
import * as passwordTexts from '#i18n/es-MX/passwords';
import { draftAt } from '../../../demo-server/states/answers.ts';
import { formOn } from '../../../demo-server/states/screens.ts';
import { unanswered } from '../../../demo-server/states/scriptedAnswers.ts';
import { brokenConnection, ErrorResponse, expect, test } from '../../journeys/support/scriptedApi.ts';
import { loadScreen, submitForm } from '../../screens/openScreen.ts';

test('the creation of an application is not repeated when its answer was lost by a reload', {
  tag: '@not-firefox',
}, async ({ page, owner, api }) => {
  const { screen, write } = formOn('the lease');
  await loadScreen({ page, owner, api }, screen);
  api.answers({ [write.call]: unanswered });
  await submitForm({ page, owner, api }, write);
  await expect.poll(() => api.calls(write.call).length).toBe(1);
  const created = draftAt('pre_offer', { ...Object(api.lastCall(write.call).body), pre_offer_term_frame: null });
  api.answers({ ...write.script, 'GET /api/applications': [created] });
  await page.reload();
  await owner.presses(leaseTexts.seeMyPreOffer);
  await expect(page).toHaveURL(/\/applications\/7\/desired-loan$/);
  expect(api.calls(write.call)).toHaveLength(1);
});

test('a change of the password whose answer was lost may have arrived, which the page says', async ({
  page,
  owner,
  api,
}) => {
  for (const [form, unknown] of [
    ['the change of the password', passwordTexts.unknownWhetherChanged],
    ['the replacement of a temporary password', passwordTexts.unknownWhetherReplaced],
  ] as const) {
    const { screen, write } = formOn(form);
    await loadScreen({ page, owner, api }, screen);
    api.answers({ [write.call]: brokenConnection });
    await submitForm({ page, owner, api }, write);
    await expect(page.getByRole('alert')).toContainText(unknown);
    await test.step('also when the browser has noticed that its connection is gone', async () => {
      const respond = api.holdsResponseOf(write.call);
      await owner.presses(write.button);
      await expect.poll(() => api.calls(write.call).length).toBe(2);
      await page.context().setOffline(true);
      respond(brokenConnection);
      await expect(page.getByRole('alert').filter({ hasText: commonTexts.offlineInputKept })).toContainText(unknown);
    });
    await test.step('but is known when nothing was sent', async () => {
      await owner.presses(write.button);
      await expect(page.getByRole('alert').filter({ hasText: commonTexts.offlineInputKept })).not.toContainText(
        unknown,
      );
      await page.context().setOffline(false);
    });
  }
  await test.step('and is known after a reload, when it is sent again', async () => {
    const { write } = formOn('the replacement of a temporary password');
    api.answers({ [write.call]: new ErrorResponse(403) });
    await page.reload();
    await submitForm({ page, owner, api }, write);
    await owner.seesStatus(passwordTexts.passwordAlreadyChanged);
    await expect(page).toHaveURL(/\/documents-required$/);
  });
});
