import type { Page } from 'playwright/test';
import * as leaseTexts from '#i18n/es-MX/applications/lease';
import * as formTexts from '#i18n/es-MX/kit/forms';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { applicationOf, expect, SATURDAY_NOON, test } from '../support/scriptedApi.ts';

const LIST = 'GET /api/applications';
const BEGINS_WITH_LAST = leaseTexts.beginsWithLastLease;

const fieldsOf = (page: Page) => ({
  rent: page.getByLabel('Renta mensual', { exact: true }),
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
  const { rent, end, cash, acceptance, send } = fieldsOf(page);
  const older = applicationOf('approved', { id: '2', lease_monthly_income: 17_000 });

  await test.step('begins with the lease of the last one that is no draft, and says so', async () => {
    await api.opens('/applications/lease-contract', {
      [LIST]: [draft({ lease_monthly_income: 40_000 }), rejected, older],
    });
    await expect(page.getByText(BEGINS_WITH_LAST)).toBeVisible();
    await expect(rent).toHaveValue('21,000.00');
    await expect(end).toHaveValue('25/05/2027');
    await expect(cash).toBeChecked();
  });
  await test.step('has to be accepted again', () => expect(acceptance).not.toBeChecked());
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
  const discard = async () => {
    await page.getByRole('button', { name: /^Eliminar solicitud/ }).click();
    api.answers({ [LIST]: [] });
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar solicitud' }).click();
    await expect(page.getByText('Eliminamos la solicitud S0007.')).toBeVisible();
  };
  await api.opens('/home', { [LIST]: [draft()], 'DELETE /api/applications/7': '7' });
  await discard();
  await page.getByRole('button', { name: loanTexts.requestFirstAdelantto }).click();
  await expect(page.getByText(formTexts.recoveredDraft)).toBeVisible();
  await expect(rent).toHaveValue('20,000.00');
  await expect(end).toHaveValue('25/05/2027');
  await expect(acceptance).not.toBeChecked();
  await test.step('but keeps what was typed into it before', async () => {
    await rent.fill('');
    await end.fill('31/12/2027');
    api.answers({ [LIST]: [draft()] });
    await page.goto('/home');
    await discard();
    await page.goto('/applications/lease-contract');
    await expect(end).toHaveValue('31/12/2027');
    await expect(rent).toHaveValue('');
  });
});
