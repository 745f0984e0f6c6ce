import type { Page } from 'playwright/test';
import { applicationOf, expect, SATURDAY_NOON, test } from '../support/scriptedApi.ts';

const CREATE = 'POST /api/applications';
const LIST = 'GET /api/applications';
const READ = 'GET /api/applications/7';
const BEGINS_WITH_LAST = 'Empezamos con los datos de tu última solicitud. Revísalos.';

const fieldsOf = (page: Page) => ({
  rent: page.getByLabel('Renta mensual', { exact: true }),
  start: page.getByLabel('Inicio del contrato', { exact: true }),
  end: page.getByLabel('Fin del contrato', { exact: true }),
  cash: page.getByRole('radio', { name: 'Efectivo' }),
  acceptance: page.getByRole('checkbox', { name: /aviso de privacidad/ }),
  send: page.getByRole('button', { name: 'Ver mi pre-oferta' }),
});

/** A draft at the documents of the property, with a term of six months. */
const draft = (changes: object = {}) => applicationOf('uncompleted', { next_step: 'property_details', ...changes });
const rejected = applicationOf('rejected', { id: '5', lease_monthly_income: 21_000, lease_payment_method: 'cash' });

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(SATURDAY_NOON)));

test('a new application', async ({ page, api }) => {
  const { rent, start, end, cash, acceptance, send } = fieldsOf(page);
  const older = applicationOf('approved', { id: '2', lease_monthly_income: 17_000 });

  await test.step('begins with the lease of the last one that is no draft, and says so', async () => {
    await api.opens('/applications/lease-contract', {
      [LIST]: [draft({ lease_monthly_income: 40_000 }), rejected, older],
    });
    await expect(page.getByText(BEGINS_WITH_LAST)).toBeVisible();
    await expect(rent).toHaveValue('21,000.00');
    await expect(start).toHaveValue('05/01/2026');
    await expect(end).toHaveValue('25/05/2027');
    await expect(cash).toBeChecked();
  });
  await test.step('has to be accepted again', async () => {
    await expect(acceptance).not.toBeChecked();
    await send.click();
    await expect(page.getByRole('link', { name: 'Debes aceptar el aviso de privacidad.' })).toBeVisible();
    expect(api.calls(CREATE)).toHaveLength(0);
  });
  await test.step('keeps what was typed instead over a reload', async () => {
    await rent.fill('23000');
    await rent.blur();
    await page.reload();
    await expect(rent).toHaveValue('23,000.00');
    await expect(end).toHaveValue('25/05/2027');
  });
  await test.step('sends these values', async () => {
    api.answers({ [CREATE]: draft({ pre_offer_term_frame: null, next_step: 'pre_offer' }), [READ]: draft() });
    await acceptance.check();
    await send.click();
    await expect(page).toHaveURL(/\/applications\/7\/desired-loan$/);
    expect(api.lastCall(CREATE).body).toEqual({
      lease_monthly_income: 23_000,
      lease_start_date: '2026-01-05',
      lease_end_date: '2027-05-25',
      lease_payment_method: 'cash',
      accept_privacy_policy: true,
    });
  });
  await test.step('begins empty, without a word, when it is the first one', async () => {
    api.answers({ [LIST]: [draft()] });
    await page.goto('/applications/lease-contract');
    await expect(send).toBeVisible();
    await expect(rent).toHaveValue('');
    await expect(page.getByText(BEGINS_WITH_LAST)).toHaveCount(0);
  });
});

test('a new application begins with the lease of a draft that was discarded before', async ({ page, api }) => {
  const { rent, end, acceptance } = fieldsOf(page);
  await api.opens('/home', { [LIST]: [draft()], 'DELETE /api/applications/7': '7' });
  await page.getByRole('button', { name: /^Eliminar solicitud/ }).click();
  api.answers({ [LIST]: [] });
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar solicitud' }).click();
  await expect(page.getByText('Eliminamos la solicitud S0007.')).toBeVisible();
  await page.getByRole('button', { name: 'Solicitar mi primer Adelantto' }).click();
  await expect(page.getByText('Recuperamos lo que llevabas.')).toBeVisible();
  await expect(rent).toHaveValue('20,000.00');
  await expect(end).toHaveValue('25/05/2027');
  await expect(acceptance).not.toBeChecked();
});
