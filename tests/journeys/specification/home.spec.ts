import type { Page } from 'playwright/test';
import * as commonTexts from '#i18n/es-MX/common';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as nextStepTexts from '#i18n/es-MX/nextStep';
import { everyApplication, everyLoan } from '../../../demo-server/states/answers.ts';
import { cutConnection } from '../support/cutConnection.ts';
import { expectAbove } from '../support/expectAbove.ts';
import { applicationOf, expect, loanOf, SATURDAY_NOON, sampleOwner, settingOf, test } from '../support/scriptedApi.ts';

/** Returns the card with this heading. */
const card = (page: Page, heading: string | RegExp) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: heading }) });
const figures = (page: Page, heading: string) => card(page, heading).locator('dl');

const loans = [
  ...everyLoan,
  loanOf('active', {
    id: '21',
    amount: 90_000.5,
    summary: {
      missing_installment: { amount: 7_500.25, due_date: '2026-12-07' },
      total_paid_amount: 15_000.75,
      missing_installments_counter: 10,
    },
  }),
  loanOf('a newer one', {
    id: '22',
    summary: {
      missing_installment: { amount: 20_000, due_date: '2027-02-05' },
      total_paid_amount: 40_000,
      missing_installments_counter: 6,
    },
  }),
];
const applications = [
  ...everyApplication,
  applicationOf('awaiting_validation', { id: '10', next_step: 'bureau_policy' }),
];

// The newest loan is due two weeks later: none is late.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(SATURDAY_NOON)));

test('home with loans', {
  tag: [
    '@s1-greeting-name',
    '@s2-home-loans-heading',
    '@s2-home-request-another',
    '@s2-loan-card-status',
    '@s2-loan-card-figures',
    '@s2-loan-card-view',
    '@s2-loan-card-continue',
    '@s2-loan-card-info',
    '@s4-loan-signature-email',
  ],
}, async ({ page, api }) => {
  await api.opens('/home', { 'GET /api/loans': loans });

  await test.step('greets the owner by name', () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hola, ${sampleOwner.name}`));
  await test.step('shows one card for each loan under the heading "Tus Adelanttos"', async () => {
    await expect(page.getByRole('heading', { level: 2, name: 'Tus Adelanttos' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: /^Adelantto/ })).toHaveCount(loans.length);
  });
  await test.step('shows the id of the loan with four digits and its status on each card', async () => {
    for (const [number, label] of [
      ['0012', 'Activo'],
      ['0013', 'En espera de tu estado de cuenta'],
      ['0014', nextStepTexts.reviewingStatement],
      ['0015', 'En espera de tu firma'],
      ['0016', 'Contrato firmado'],
      ['0017', 'En espera de tu depósito'],
      ['0018', 'Aprobado'],
      ['0019', 'Liquidado'],
    ] as const)
      await expect(card(page, `Adelantto ${number}`).getByText(label, { exact: true }).first()).toBeVisible();
  });
  await test.step('shows total debt, next payment with its due date, total paid and payments missing in every status', async () => {
    for (const [number, debt, next, due, paid, missing] of [
      ['0012', '$160,000.00', '$20,000.00', '05 ene 2027', '$60,000.00', '5'],
      ['0021', '$90,000.50', '$7,500.25', '07 dic 2026', '$15,000.75', '10'],
      ['0022', '$160,000.00', '$20,000.00', '05 feb 2027', '$40,000.00', '6'],
    ] as const) {
      const rows = figures(page, `Adelantto ${number}`).locator('> div');
      await expect(rows.filter({ hasText: 'Deuda total' })).toHaveText(`Deuda total${debt}`);
      const nextPayment = rows.filter({ hasText: 'Próximo pago' });
      await expect(nextPayment).toContainText(next);
      await expect(nextPayment).toContainText(`Vence el ${due}`);
      await expect(rows.filter({ hasText: 'Total pagado' })).toContainText(`Total pagado${paid}`);
      await expect(
        card(page, `Adelantto ${number}`).getByText(loanTexts.pendingPayments({ count: missing }), { exact: true }),
      ).toBeVisible();
    }
    const liquidated = figures(page, 'Adelantto 0019').locator('> div');
    await expect(liquidated).toHaveText(['Deuda total$160,000.00', 'Total pagado$160,000.00', 'Te falta pagar$0.00']);
  });
  await test.step('links "Ver" to /loans/{id} on an active loan', () =>
    expect(card(page, 'Adelantto 0012').getByRole('link', { name: /^Ver Adelantto/ })).toHaveAttribute(
      'href',
      '/loans/12',
    ));
  await test.step('links "Continuar" to /loans/{id}/success on a loan that awaits the bank statement', () =>
    expect(card(page, 'Adelantto 0013').getByRole('link', { name: /^Continuar/ })).toHaveAttribute(
      'href',
      '/loans/13/success',
    ));
  await test.step('shows an info line with the status and no link on any other loan', async () => {
    for (const [number, line] of [
      ['0014', nextStepTexts.reviewingStatement],
      ['0015', 'En espera de tu firma'],
      ['0016', 'Contrato firmado'],
      ['0017', 'En espera de tu depósito'],
      ['0018', 'Aprobado'],
    ] as const) {
      // Only once: the part below says who acts.
      await expect(card(page, `Adelantto ${number}`).getByText(line, { exact: true })).toBeVisible();
      await expect(card(page, `Adelantto ${number}`).getByRole('link', { name: /^(?!Ver el proceso)/ })).toHaveCount(0);
    }
    await expect(card(page, 'Adelantto 0015')).toContainText(
      nextStepTexts.findEmailFrom({ provider: await settingOf(page, 'signing-provider') }),
    );
  });
  await test.step('links "Ver" to /loans/{id} on a paid-off loan, whose history can be read for ever', () =>
    expect(card(page, 'Adelantto 0019').getByRole('link', { name: /^Ver Adelantto/ })).toHaveAttribute(
      'href',
      '/loans/19',
    ));
  await test.step('has a button below the cards that opens /applications/lease-contract for another advance', async () => {
    const another = page.getByRole('button', { name: 'Solicitar otro Adelantto' });
    await expectAbove(page.getByRole('article').last(), another);
    await another.click();
    await expect(page).toHaveURL(/\/applications\/lease-contract$/);
  });
});

test('home with applications', {
  tag: [
    '@s2-application-continues',
    '@s2-home-applications-heading',
    '@s2-application-card-figures',
    '@s2-application-card-status',
    '@s2-application-card-no-next',
    '@s2-application-card-no-continue',
    '@s2-application-card-discard',
    '@s2-application-card-delete',
    '@s9-cache-no-refetch',
  ],
}, async ({ page, api, context }) => {
  await api.opens('/home', { 'GET /api/applications': applications });

  await test.step('lists the applications under the heading "Tus solicitudes de Adelantto"', async () => {
    await expect(page.getByRole('heading', { level: 2, name: 'Tus solicitudes de Adelantto' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: /^Solicitud/ })).toHaveCount(applications.length);
  });
  await test.step('shows the id of an application as S and four digits, its rent, total to pay, term and opening fee', async () => {
    const rows = figures(page, 'Solicitud S0002').locator('div');
    await expect(rows.filter({ hasText: 'Renta mensual' })).toHaveText(/\$20,000\.00$/);
    await expect(rows.filter({ hasText: 'Total a pagar' })).toHaveText(/\$120,000\.00$/);
    await expect(rows.filter({ hasText: 'Plazo' })).toHaveText(/6 meses$/);
    await expect(rows.filter({ hasText: 'Comisión por apertura' })).toHaveText(/\$4,176\.00$/);
  });
  await test.step('says what an application with a term brings, unless it was rejected or became a loan', async () => {
    for (const [number, count] of Object.entries({ S0001: 0, S0002: 1, S0005: 1, S0006: 0, S0008: 0 }))
      await expect(card(page, `Solicitud ${number}`).getByText(/^Recibes/)).toHaveCount(count);
  });
  await test.step('shows the status of each application, "Aceptado" for an approved one', async () => {
    for (const [number, label] of [
      ['S0001', 'Borrador'],
      ['S0004', 'En espera de validación'],
      ['S0005', 'En validación'],
      ['S0006', 'Aceptado'],
      ['S0008', 'Rechazado'],
    ] as const)
      await expect(card(page, `Solicitud ${number}`).getByText(label, { exact: true })).toBeVisible();
  });
  await test.step('links "Continuar" to the route of the next step', async () => {
    for (const [id, route] of [
      ['1', 'desired-loan'],
      ['2', 'property-documents'],
      ['3', 'privacy-policy'],
      ['10', 'privacy-policy'],
    ] as const) {
      const link = card(page, `Solicitud S${id.padStart(4, '0')}`).getByRole('link', { name: /^Continuar/ });
      await expect(link).toHaveAttribute('href', `/applications/${id}/${route}`);
    }
  });
  await test.step('says in the next step, which is a draft, how many more drafts are below', async () => {
    const next = page.getByRole('region').filter({ hasText: nextStepTexts.yourNextStep });
    await expect(next.getByText(nextStepTexts.andMoreBelow({ count: 2 }), { exact: true })).toBeVisible();
  });
  await test.step('shows no "Continuar" without a next step', async () => {
    for (const number of ['S0004', 'S0006'])
      await expect(card(page, `Solicitud ${number}`).getByRole('link', { name: /^(?!Ver el proceso)/ })).toHaveCount(0);
  });
  await test.step('shows no "Continuar" while in validation or after a rejection, even with a next step', async () => {
    for (const number of ['S0005', 'S0008'])
      await expect(card(page, `Solicitud ${number}`).getByRole('link', { name: /^(?!Ver el proceso)/ })).toHaveCount(0);
  });
  await test.step('offers "Eliminar solicitud" for drafts only', async () => {
    const discard = page.getByRole('button', { name: /^Eliminar solicitud/ });
    await expect(discard).toHaveCount(3);
    await expect(card(page, 'Solicitud S0001').getByRole('button', { name: /^Eliminar solicitud/ })).toBeVisible();
  });
  await test.step('deletes a draft by DELETE /api/applications/{id}', async () => {
    api.answers({ 'DELETE /api/applications/1': '1', 'GET /api/applications': applications.slice(1) });
    const refreshed = page.waitForResponse('**/api/applications');
    await card(page, 'Solicitud S0001')
      .getByRole('button', { name: /^Eliminar solicitud/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar solicitud' }).click();
    await expect(card(page, 'Solicitud S0001')).toHaveCount(0);
    expect(api.calls('DELETE /api/applications/1')).toHaveLength(1);
    // The card goes before the list has been fetched again.
    await (await refreshed).finished();
  });
  await test.step('does not fetch again when the page gets focus or the connection comes back', async () => {
    const reads = ['GET /api/user', 'GET /api/loans', 'GET /api/applications', 'GET /marketing/api/services/articles'];
    const callCounts = () => reads.map((call) => api.calls(call).length);
    // The applications were fetched again after the deletion.
    await expect.poll(callCounts).toEqual([1, 1, 2, 1]);
    await cutConnection(page);
    await expect(page.getByText('Sin conexión a internet.')).toBeVisible();
    await context.setOffline(false);
    await page.evaluate(() => {
      dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
      dispatchEvent(new Event('online'));
    });
    // This status is shown on the same event that would start another fetch.
    await expect(page.getByRole('status').filter({ hasText: commonTexts.onlineAgain })).toBeVisible();
    expect(callCounts()).toEqual([1, 1, 2, 1]);
  });
});
