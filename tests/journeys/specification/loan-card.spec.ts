import type { Page } from 'playwright/test';
import type { LoanStatus } from '#domain/loan';
import * as nextStepTexts from '#i18n/es-MX/nextStep';
import { everyInstallment, zipCodeOf } from '../../../demo-server/states/answers.ts';
import { loanWithPayments } from '../../../demo-server/states/sampleResponses.ts';
import { expectAbove } from '../support/expectAbove.ts';
import { applicationOf, expect, loanOf, SATURDAY_NOON, settingOf, test } from '../support/scriptedApi.ts';

/** Returns the card with this heading. */
const card = (page: Page, heading: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: heading }) });

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(SATURDAY_NOON)));

/** A loan before its deposit, and the application that it comes from. */
const approved = (status: LoanStatus, changes: object = {}) => ({
  'GET /api/loans': [loanOf(status, { application_id: '7', ...changes })],
  'GET /api/applications': [applicationOf('approved', { loan_id: '12', property_zip_code: '06600' })],
});

test('home between the approval of a loan and its deposit', async ({ page, api }) => {
  const loan = card(page, 'Adelantto 0012');
  await test.step('has one card for the loan and its next step, with the amount once and one filled button', async () => {
    await api.opens('/home', approved('awaiting_account_statement_upload'));
    await expect(loan).toContainText('Te toca a tiSube tu estado de cuenta');
    await expect(page.getByText('Tu siguiente paso')).toHaveCount(0);
    await expect(page.getByText('$114,837.34')).toHaveCount(1);
    await expect(page.getByText('En espera de tu estado de cuenta')).toHaveCount(1);
    await expect(loan.getByRole('link', { name: /^Continuar/ })).toHaveAttribute('href', '/loans/12/success');
  });
  await test.step('shows only the name of the current point on a narrow phone', async () => {
    api.answers(approved('pending_disbursement'));
    await page.reload();
    await page.setViewportSize({ width: 320, height: 640 });
    const clipOf = (name: string) =>
      loan
        .getByRole('listitem')
        .filter({ hasText: name })
        .locator('div')
        .evaluate((it) => getComputedStyle(it).clipPath);
    expect(await clipOf('Contrato')).toBe('inset(50%)');
    expect(await clipOf('Depósito')).toBe('none');
  });
  await test.step('says where the property is when there is more than one', async () => {
    const { 'GET /api/applications': former, ...loans } = approved('pending_disbursement');
    const draft = applicationOf('uncompleted', { id: '8', next_step: 'pre_offer', property_zip_code: '44100' });
    api.answers({
      ...loans,
      'GET /api/applications': [draft, ...former],
      'GET /api/zip-codes/44100': zipCodeOf('44100', 'Americana', 'Centro'),
    });
    await page.reload();
    // What the owner has to do comes first.
    await expectAbove(page.getByRole('heading', { name: 'Continúa tu solicitud S0008' }), loan);
    await expect(loan).toContainText('Juárez, Cuauhtémoc');
    await expect(card(page, 'Solicitud S0008')).toContainText('C.P. 44100, Cuauhtémoc');
    api.answers(approved('pending_disbursement'));
    await page.reload();
    await expect(loan).toContainText(nextStepTexts.preparingDeposit);
    await expect(loan).not.toContainText('Juárez');
  });
});

test('an active loan can be paid from home', async ({ page, api, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const loan = card(page, 'Adelantto 0012');
  const calm = everyInstallment.filter(({ status }) => status === 'approved' || status === 'pending');
  const late = everyInstallment.filter(({ status }) => status === 'approved' || status === 'overdue');
  const colourOf = (name: RegExp) =>
    loan.getByRole('link', { name }).evaluate((it) => getComputedStyle(it).backgroundColor);

  await api.opens('/home', { 'GET /api/loans': [loanWithPayments(calm)] });
  await test.step('copies amount, CLABE and reference', async () => {
    for (const [name, text] of [
      ['Copiar Monto', '$20,000.00'],
      ['Copiar CLABE', await settingOf(page, 'transfer-clabe')],
      ['Copiar Referencia', 'Contrato 00012'],
    ] as const) {
      await loan.getByRole('button', { name }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }
    await expect(page).toHaveURL(/\/home$/);
  });
  const quiet = await colourOf(/^Pagar ahora/);
  await test.step('has a filled button once the payment is late, which is said once', async () => {
    api.answers({ 'GET /api/loans': [loanWithPayments(late)] });
    await page.reload();
    await expect(page.getByText('1 pago atrasado')).toHaveCount(1);
    expect(await colourOf(/^Pagar el mes 3/)).not.toBe(quiet);
  });
});
