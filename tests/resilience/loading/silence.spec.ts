import { draftAt } from '../../../demo-server/states/answers.ts';
import { unanswered } from '../../../demo-server/states/scriptedAnswers.ts';
import { expect, SATURDAY_NOON, test } from '../../journeys/support/scriptedApi.ts';

/** Longest time without a message, ms: the time-out of a request and the reread that follows it. */
const PATIENCE = 17_000;
const TOO_LONG = 'La conexión está tardando demasiado. Inténtalo de nuevo.';

const draft = draftAt('pre_offer', { pre_offer_term_frame: null });

test.beforeEach(({ page }) => page.clock.install({ time: new Date(SATURDAY_NOON) }));

test('lets the owner retry a deletion only after the reread, when neither of them was answered', async ({
  page,
  owner,
  api,
}) => {
  await api.opens('/home', { 'GET /api/applications': [draft] });
  await owner.presses(/^Eliminar solicitud/);
  const dialog = page.getByRole('dialog', { name: '¿Eliminar la solicitud S0007?' });
  api.answers({ 'DELETE /api/applications/7': unanswered, 'GET /api/applications': unanswered });
  await dialog.getByRole('button', { name: 'Eliminar solicitud' }).click();
  await expect.poll(() => api.calls('DELETE /api/applications/7').length).toBe(1);
  await page.clock.runFor(15_000);
  await expect.poll(() => api.calls('GET /api/applications').length).toBe(2);
  // The application is read again first; until then the button is disabled.
  await expect(dialog.getByRole('button', { name: 'Eliminando…' })).toBeDisabled();
  await page.clock.runFor(PATIENCE - 15_000);
  await expect(dialog.getByRole('alert')).toHaveText(TOO_LONG);
  await expect(dialog.getByRole('button', { name: 'Eliminar solicitud' })).toBeEnabled();
  expect(api.calls('DELETE /api/applications/7')).toHaveLength(1);
});
