import { formOn } from '../../../demo-server/states/screens.ts';
import { expect, test } from '../../journeys/support/scriptedApi.ts';
import { loadScreen, submitForm } from '../../screens/openScreen.ts';

test('an answer that arrives after the owner has left its screen changes neither address nor message', async ({
  page,
  owner,
  api,
}) => {
  const { screen, write } = formOn('the lease');
  await loadScreen({ page, owner, api }, screen);
  const respond = api.holdsResponseOf(write.call);
  await submitForm({ page, owner, api }, write);
  await expect.poll(() => api.calls(write.call).length).toBe(1);
  await owner.followsLink('Regresar');
  await owner.seesHeading(/^Hola/);
  const response = page.waitForResponse(
    (answer) => `${answer.request().method()} ${new URL(answer.url()).pathname}` === write.call,
  );
  respond(write.answer);
  await (await response).finished();
  // Two frames and what they started: a navigation after an answer happens well before that.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
});
