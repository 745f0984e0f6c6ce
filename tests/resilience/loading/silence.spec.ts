import type { Page } from 'playwright/test';
import { draftAt } from '../../../demo-server/states/answers.ts';
import { unanswered } from '../../../demo-server/states/scriptedAnswers.ts';
import { expect, profileOf, SATURDAY_NOON, sampleOwner, test } from '../../journeys/support/scriptedApi.ts';

/** Longest time without a message, ms: the time-out of a request and the reread that follows it. */
const PATIENCE = 17_000;
const TOO_LONG = 'La conexión está tardando demasiado. Inténtalo de nuevo.';

const draft = draftAt('pre_offer', { pre_offer_term_frame: null });
const check = (page: Page, name: RegExp) => page.getByRole('checkbox', { name }).check();

test.beforeEach(({ page }) => page.clock.install({ time: new Date(SATURDAY_NOON) }));

test('shows a message in time when a save is not answered', async ({ page, owner, api }) => {
  api.answers({ 'GET /api/user': profileOf({ name: null, last_name: null, next_step: 'identification' }) });
  await api.signsIn({ name: null });
  await page.goto('/profile/create');
  await owner.fillsIn('Nombre(s)', sampleOwner.name);
  await owner.fillsIn('Apellidos', 'Ríos');
  await check(page, /aviso de privacidad/);
  await check(page, /términos y condiciones/);
  api.answers({ 'PUT /api/user': unanswered });
  await owner.presses('Continuar');
  await expect(page.getByRole('button', { name: 'Guardando…' })).toBeDisabled();
  await expect.poll(() => api.calls('PUT /api/user').length).toBe(1);
  await page.clock.runFor(15_000);
  await expect(page.getByRole('alert').filter({ hasText: TOO_LONG })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeEnabled();
  await expect(page.getByLabel('Apellidos')).toHaveValue('Ríos');
  expect(api.calls('PUT /api/user')).toHaveLength(1);
});

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
