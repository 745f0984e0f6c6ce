import { draftAt } from '../../../demo-server/states/answers.ts';
import { deferred } from '../../deferred.ts';
import { expect, test } from '../../journeys/support/scriptedApi.ts';

test('what is typed replaces a saved value that arrives while the empty field has the focus', async ({ page, api }) => {
  const draft = draftAt('property_details', { lease_start_date: '2026-01-05' });
  const load = deferred<typeof draft>();
  await api.opens('/applications/7/lease-contract', { 'GET /api/applications/7': load.promise });
  const start = page.getByLabel('Inicio del contrato', { exact: true });
  await start.focus();
  load.resolve(draft);
  await expect(start).toHaveValue('05/01/2026');
  await page.keyboard.type('07022026');
  await expect(start).toHaveValue('07/02/2026');
});
