import type { Page } from 'playwright/test';
import * as leaseTexts from '#i18n/es-MX/applications/lease';
import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import { calculated } from '../../../demo-server/states/answers.ts';
import { applicationOf, ErrorResponse, expect, SATURDAY_NOON, test } from '../support/scriptedApi.ts';

const CREATE = 'POST /api/applications';
const LIST = 'GET /api/applications';
const READ = 'GET /api/applications/7';
const SAVE = 'PUT /api/applications/7';
const CHANGE = 'Cambiar renta o fechas';
const BEGINS_WITH_LAST = 'Ya pusimos los datos de tu última solicitud. Revísalos.';

const fieldsOf = (page: Page) => ({
  rent: page.getByLabel('Renta mensual', { exact: true }),
  start: page.getByLabel('Inicio del contrato', { exact: true }),
  end: page.getByLabel('Fin del contrato', { exact: true }),
  cash: page.getByRole('radio', { name: 'Efectivo' }),
  acceptance: page.getByRole('checkbox', { name: /aviso de privacidad/ }),
  send: page.getByRole('button', { name: leaseTexts.seeMyPreOffer }),
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

test('the rent and the dates of a draft', async ({ page, api, owner }) => {
  const { rent, start, end, acceptance, send } = fieldsOf(page);
  await api.opens('/applications/7/desired-loan', { [READ]: draft(), [LIST]: [draft()], 'GET /api/calc': calculated });

  await test.step('are changed from its pre-offer in the form of the lease, which begins with them', async () => {
    await page.getByRole('link', { name: CHANGE }).click();
    await expect(page).toHaveURL(/\/applications\/7\/lease-contract$/);
    await owner.seesHeading('Contrato de renta');
    await expect(rent).toHaveValue('20,000.00');
    await expect(start).toHaveValue('05/01/2026');
    await expect(end).toHaveValue('25/05/2027');
    await expect(acceptance).toHaveCount(0);
    await expect(page.getByText(BEGINS_WITH_LAST)).toHaveCount(0);
  });
  await test.step('are kept on "Regresar", which leads back to the pre-offer', async () => {
    await page.getByRole('link', { name: 'Regresar' }).click();
    await owner.seesHeading(preOfferTexts.yourPreOffer);
    expect(api.calls(SAVE)).toHaveLength(0);
    await page.getByRole('link', { name: CHANGE }).click();
  });
  await test.step('are validated as in a new application', async () => {
    await end.fill('20/02/2027');
    await send.click();
    await expect(end).toHaveAccessibleDescription(/mayor o igual a 3 meses/);
    expect(api.calls(SAVE)).toHaveLength(0);
  });
  await test.step('say why when the application can no longer be changed', async () => {
    await end.fill('25/02/2027');
    const message = 'Esta solicitud ya no se puede cambiar.';
    api.answers({ [SAVE]: new ErrorResponse(409, { message }) });
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(end).toHaveValue('25/02/2027');
  });
  await test.step('are saved, and the pre-offer shows their figures', async () => {
    const changed = draft({ lease_monthly_income: 22_000, lease_end_date: '2027-02-25', next_step: 'pre_offer' });
    api.answers({ [SAVE]: changed, [READ]: changed });
    await rent.fill('22000');
    await send.click();
    await owner.seesHeading(preOfferTexts.yourPreOffer);
    expect(api.lastCall(SAVE).body).toEqual({
      lease_monthly_income: 22_000,
      lease_start_date: '2026-01-05',
      lease_end_date: '2027-02-25',
      lease_payment_method: 'transfer',
    });
    // Six months no longer fit.
    await expect(page.getByRole('button', { name: '3 meses', pressed: true })).toBeVisible();
    await expect(owner.figure('Total de tus rentas (3 meses)')).toHaveText('$66,000.00');
    expect(api.calls(CREATE)).toHaveLength(0);
  });
  await test.step('are changed from the card on home too, to which "Regresar" then leads', async () => {
    await page.goto('/home');
    await owner
      .card('Solicitud S0007')
      .getByRole('link', { name: /^Cambiar renta o fechas.*S0007$/ })
      .click();
    await owner.seesHeading('Contrato de renta');
    await page.getByRole('link', { name: 'Regresar' }).click();
    await owner.seesHeading(/^Hola/);
  });
  await test.step('are changed when the lease has become too short for any term', async () => {
    api.answers({ [READ]: draft({ lease_end_date: '2027-02-20', next_step: 'pre_offer' }) });
    await page.goto('/applications/7/desired-loan');
    await page.getByRole('link', { name: CHANGE }).click();
    await expect(end).toHaveValue('20/02/2027');
  });
  await test.step('are not changed once it was sent', async () => {
    api.answers({ [READ]: applicationOf('in_validation') });
    await page.goto('/applications/7/lease-contract');
    await owner.seesHeading(/^Hola/);
    await expect(page.getByText('Esta solicitud ya se envió.')).toBeVisible();
  });
});
