import type { Page } from 'playwright/test';
import {
  applicationOf,
  expect,
  profileOf,
  SATURDAY_NOON,
  sampleOwner,
  test,
} from '../../journeys/support/scriptedApi.ts';

/** How long an owner may be left without a word, ms: a time-out, and a second look at what is there (ux §1.2, F6). */
const PATIENCE = 17_000;
const TOO_LONG = 'La conexión está tardando demasiado. Inténtalo de nuevo.';

const never = new Promise<never>(() => {});
const draft = applicationOf('uncompleted', { next_step: 'pre_offer', pre_offer_term_frame: null });
const check = (page: Page, name: RegExp) => page.getByRole('checkbox', { name }).check();

test.beforeEach(({ page }) => page.clock.install({ time: new Date(SATURDAY_NOON) }));

test('a save that nobody answers, nor the look at what became of it, is told in time', async ({ page, owner, api }) => {
  api.answers({ 'GET /api/user': profileOf({ name: null, last_name: null, next_step: 'identification' }) });
  await api.signsIn({ name: null });
  await page.goto('/profile/create');
  await owner.fillsIn('Nombre(s)', sampleOwner.name);
  await owner.fillsIn('Apellidos', 'Ríos');
  await check(page, /aviso de privacidad/);
  await check(page, /términos y condiciones/);
  api.answers({ 'PUT /api/user': never, 'GET /api/user': never });
  await owner.presses('Continuar');
  await expect(page.getByRole('button', { name: 'Guardando…' })).toBeDisabled();
  await expect.poll(() => api.calls('PUT /api/user').length).toBe(1);
  await page.clock.runFor(15_000);
  await expect.poll(() => api.calls('GET /api/user').length).toBe(2);
  await page.clock.runFor(PATIENCE - 15_000);
  await expect(page.getByRole('alert').filter({ hasText: TOO_LONG })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeEnabled();
  await expect(page.getByLabel('Apellidos')).toHaveValue('Ríos');
  expect(api.calls('PUT /api/user')).toHaveLength(1);
});

test('a draft of which nobody knows whether it is gone can neither be deleted twice nor left in doubt', async ({
  page,
  owner,
  api,
}) => {
  api.answers({ 'GET /api/applications': [draft] });
  await api.signsIn();
  await page.goto('/home');
  await owner.presses(/^Eliminar solicitud/);
  const dialog = page.getByRole('dialog', { name: '¿Eliminar la solicitud S0007?' });
  api.answers({ 'DELETE /api/applications/7': never, 'GET /api/applications': never });
  await dialog.getByRole('button', { name: 'Eliminar solicitud' }).click();
  await expect.poll(() => api.calls('DELETE /api/applications/7').length).toBe(1);
  await page.clock.runFor(15_000);
  await expect.poll(() => api.calls('GET /api/applications').length).toBe(2);
  // What is there is read again first: until then there is nothing to press.
  await expect(dialog.getByRole('button', { name: 'Eliminando…' })).toBeDisabled();
  await page.clock.runFor(PATIENCE - 15_000);
  await expect(dialog.getByRole('alert')).toHaveText(TOO_LONG);
  await expect(dialog.getByRole('button', { name: 'Eliminar solicitud' })).toBeEnabled();
  expect(api.calls('DELETE /api/applications/7')).toHaveLength(1);
});
