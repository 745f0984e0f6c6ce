import * as loanTexts from '#i18n/es-MX/loans/loans';
import { everyInstallment } from '../../../demo-server/states/answers.ts';
import { expect, loanWithPayments, sampleOwner, test } from '../support/scriptedApi.ts';

const history = (...entries: [status: string, day: number][]) =>
  entries.map(([status, day]) => ({ status, at: `2026-11-${day}T16:00:00.000Z` }));

const approved = everyInstallment.map((installment) => ({
  ...installment,
  status: 'approved' as const,
  history: history(['in_validation', 18], ['approved', 20]),
}));
const paidOff = loanWithPayments(approved, {
  status: 'liquidated',
  history: history(['active', 12], ['liquidated', 20]),
});

test('a loan that is paid off thanks its owner, and leads to a letter with its figures', async ({ page, api }) => {
  await api.opens('/loans/12', { 'GET /api/loans/12': paidOff, 'GET /api/loans': [paidOff] });
  await expect(page.getByText(loanTexts.thanksName({ name: sampleOwner.name }))).toBeVisible();
  await expect(page.getByText(loanTexts.lastPaymentApproved({ date: '20 nov 2026' }))).toBeVisible();
  await page.getByRole('link', { name: 'Ver carta finiquito' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carta finiquito');
  await expect(page.getByText('Folio 0012-F')).toBeVisible();
  await expect(page.locator('dl > div').first()).toHaveText('Recibió$114,837.3412 nov 2026');
  await page.goto('/home');
  await expect(page.getByText(loanTexts.thanks)).toHaveCount(1);
});
