import * as statementTexts from '#i18n/es-MX/loans/bankStatement';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { cancelsChoice } from '../support/cancelsChoice.ts';
import { filePayload } from '../support/filePayload.ts';
import { applicationOf, expect, fileNamed, loanOf, SATURDAY_NOON, test } from '../support/scriptedApi.ts';

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(SATURDAY_NOON)));

test('the bank statement of an approved advance', {
  tag: [
    '@s2-loan-success-title',
    '@s2-congratulations-title',
    '@s2-congratulations-asks',
    '@s2-congratulations-modal',
    '@s2-congratulations-accept',
    '@s5-statement-required',
    '@s9-bank-hours',
  ],
}, async ({ page, owner, api }) => {
  const SEND = 'POST /api/loans/13/account-statement';
  const waiting = loanOf('awaiting_account_statement_upload', { id: '13', installments: [] });
  const statement = page.getByRole('group', { name: 'Estado de cuenta' });
  const send = page.getByRole('button', { name: 'Enviar' });
  const applications = [
    applicationOf('uncompleted', { id: '8', next_step: 'property_details', lease_monthly_income: 30_000 }),
    applicationOf('approved', { loan_id: '13' }),
  ];
  await api.opens('/loans/13', {
    'GET /api/applications': applications,
    'GET /api/loans': [waiting],
    'GET /api/loans/13': waiting,
  });

  await test.step('leaves the amounts of a loan as they are when its owner has begun another application', async () => {
    await expect(page.getByText('Recibes $114,837.34 · pagas 8 mensualidades de $20,000.00')).toBeVisible();
    await page.goto('/loans/13/success');
    await expect(owner.figure('Recibes')).toHaveText('$114,837.34');
    await expect(page.getByText('Pagas 8 mensualidades de $20,000.00')).toBeVisible();
  });

  await test.step('is asked for on a page titled "Tu adelantto ha sido aprobado"', () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu adelantto ha sido aprobado'));
  await test.step('is asked for on /profile/congratulations too', async () => {
    await page.goto('/profile/congratulations');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu adelantto ha sido aprobado');
  });
  await test.step('is asked for complete, as a PDF with QR', async () => {
    for (const point of [statementTexts.asPdf, statementTexts.whole, 'Con código QR'])
      await expect(statement.getByRole('listitem').filter({ hasText: point })).toBeVisible();
    await expect(statement.getByLabel(/Elegir PDF/)).toHaveAccessibleDescription(/En PDF.* Completo.* Con código QR/);
  });
  await test.step('can be left for later: a back arrow and "Lo hago después" lead home', async () => {
    for (const name of ['Regresar', 'Lo hago después'])
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/home');
  });
  await test.step('is required', async () => {
    await cancelsChoice(page, 'Elegir PDF', statement.getByLabel(/Elegir PDF/));
    await expect(statement.getByText('Error: Documento obligatorio', { exact: true })).toBeVisible();
    expect(api.calls(SEND)).toHaveLength(0);
  });
  await test.step('is confirmed by a dialog: validated within 24 business hours, the contract follows by e-mail', async () => {
    api.answers({ [SEND]: { ...waiting, status: 'awaiting_account_statement_check' } });
    const file = filePayload(samples.accountStatement);
    await statement.getByLabel(/Elegir PDF/).setInputFiles(file);
    await expect(statement.getByText('Listo').first()).toBeAttached();
    await expect(page.getByText(/^Si lo envías hoy, validaremos tus datos bancarios a más tardar el/)).toBeVisible();
    await send.click();
    await expect(page.getByRole('dialog')).toContainText(statementTexts.bankDataWithinHours({ hours: 24 }));
    expect(api.lastCall(SEND).body).toEqual({ account_statement: fileNamed(file.name).id });
  });
  await test.step('leads to / from "Aceptar", which redirects the owner to home', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
});
