import * as propertyTexts from '#i18n/es-MX/applications/property';
import { calculated, draftAt } from '../../../demo-server/states/answers.ts';
import { deferred } from '../../deferred.ts';
import { expect, SATURDAY_NOON, test } from '../../journeys/support/scriptedApi.ts';

const READ = 'GET /api/applications/7';
const SAVE = 'PUT /api/applications/7';

test('locks the term while a press waits for its figures, and saves the visible one only after they have loaded', async ({
  page,
  api,
  owner,
}) => {
  const slider = page.getByRole('slider', { name: 'Plazo' });
  await page.clock.setFixedTime(new Date(SATURDAY_NOON));
  const figures = deferred();
  await api.opens('/applications/7/desired-loan', {
    [READ]: draftAt('pre_offer', { pre_offer_term_frame: null }),
    [SAVE]: draftAt('property_details'),
    'GET /api/calc': (call: Parameters<typeof calculated>[0]) => figures.promise.then(() => calculated(call)),
  });
  await expect(slider).toHaveValue('6');
  await page.getByRole('button', { name: 'Un mes menos' }).click();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Guardando…' })).toBeDisabled();
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toBeFocused();
  await page.getByRole('button', { name: 'Un mes menos' }).click();
  await expect(slider).toHaveValue('5');
  // A request that the press had sent would arrive before this later one.
  await page.evaluate(() => fetch('/api/zip-codes/06700'));
  expect(api.calls(SAVE)).toEqual([]);
  api.answers({ [READ]: draftAt('property_details') });
  figures.resolve();
  await owner.seesHeading(propertyTexts.propertyDocuments);
  expect(api.calls(SAVE).map(({ body }) => body)).toEqual([{ pre_offer_term_frame: 5 }]);
});
