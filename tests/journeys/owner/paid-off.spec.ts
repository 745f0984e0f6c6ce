import * as loanTexts from '#i18n/es-MX/loans/loans';
import { everyInstallment } from '../../../demo-server/states/answers.ts';
import { paidOff } from '../../../demo-server/states/history.ts';
import { expect, sampleOwner, test } from '../support/scriptedApi.ts';

const loan = paidOff(everyInstallment);

test('a loan that is paid off thanks its owner, and leads to a letter with its figures', async ({ page, api }) => {
  await api.opens('/loans/12', { 'GET /api/loans/12': loan, 'GET /api/loans': [loan] });
  await expect(page.getByText(loanTexts.thanksName({ name: sampleOwner.name }))).toBeVisible();
  await expect(page.getByText(loanTexts.lastPaymentApproved({ date: '20 nov 2026' }))).toBeVisible();
  await page.getByRole('link', { name: 'Ver carta finiquito' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carta finiquito');
  await expect(page.getByText('Folio 0012-F')).toBeVisible();
  await expect(page.locator('dl > div').first()).toHaveText('Recibió$114,837.3402 nov 2026');
  await page.goto('/home');
  await expect(page.getByText(loanTexts.thanks)).toHaveCount(1);
  // The card of the next step has the button.
  await expect(page.getByRole('button', { name: loanTexts.requestAnotherAdelantto })).toHaveCount(1);
});
