import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import { formOn } from '../../../demo-server/states/screens.ts';
import { applicationOf, expect, test } from '../../journeys/support/scriptedApi.ts';
import { loadScreen, submitForm } from '../../screens/openScreen.ts';

/** Forms whose answer leads to another page: how the owner leaves each before it has come, and where to. */
const left = [
  ['the lease', 'Regresar', /\/home$/],
  ['the change of the password', 'Regresar', /\/profile$/],
] as const;

for (const [name, link, address] of left) {
  test(`${name}: an answer that arrives after its screen was left changes neither address nor message`, async ({
    page,
    owner,
    api,
  }) => {
    const { screen, write } = formOn(name);
    await loadScreen({ page, owner, api }, screen);
    const respond = api.holdsResponseOf(write.call);
    await submitForm({ page, owner, api }, write);
    await expect.poll(() => api.calls(write.call).length).toBe(1);
    await owner.followsLink(link);
    await expect(page).toHaveURL(address);
    const response = page.waitForResponse((answer) => write.call.endsWith(new URL(answer.url()).pathname));
    respond(write.answer);
    await (await response).finished();
    // A navigation after the answer would happen well before this call has its own.
    await page.evaluate(() => fetch('/api/zip-codes/06700'));
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
  });
}

test('a step that turns out to be closed leads nobody away who has left it', async ({ page, owner, api }) => {
  const respond = api.holdsResponseOf('GET /api/applications/7');
  await api.opens('/applications/7/desired-loan');
  await owner.seesHeading(preOfferTexts.yourPreOffer);
  await owner.followsLink('Regresar');
  await owner.seesHeading(/^Hola/);
  const response = page.waitForResponse('**/api/applications/7');
  respond(applicationOf('approved'));
  await (await response).finished();
  await page.evaluate(() => fetch('/api/zip-codes/06700'));
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
});
