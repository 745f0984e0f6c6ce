import * as fileTexts from '#i18n/es-MX/kit/files';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as nextStepTexts from '#i18n/es-MX/nextStep';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { everyInstallment, installmentIn } from '../../../demo-server/states/answers.ts';
import { loanWithPayments } from '../../../demo-server/states/sampleResponses.ts';
import { cancelsChoice } from '../support/cancelsChoice.ts';
import { filePayload } from '../support/filePayload.ts';
import { expectHue } from '../support/hue.ts';
import { expect, fileNamed, loanOf, SATURDAY_NOON, sampleOwner, settingOf, test } from '../support/scriptedApi.ts';

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(SATURDAY_NOON)));

test('the list of loans', { tag: ['@s2-loans-title', '@s2-loans-one-card-each', '@s2-loans-promo'] }, async ({
  page,
  api,
}) => {
  const toSign = loanOf('awaiting_client_signature', { id: '14' });
  await api.opens('/loans', { 'GET /api/loans': [loanOf('active'), loanOf('liquidated', { id: '13' }), toSign] });
  await test.step('is titled "Tus Adelanttos"', () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Tus Adelanttos'));
  await test.step('has one card for each loan, with the address that a contract was sent to', async () => {
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('article').last()).toContainText(nextStepTexts.sentTo({ email: sampleOwner.email }));
  });
  await test.step('shows the promotion when it is empty', async () => {
    api.answers({ 'GET /api/loans': [] });
    await page.reload();
    await expect(page.getByRole('heading', { name: loanTexts.turnRentsIntoMoney })).toBeVisible();
    await expect(page.getByRole('button', { name: loanTexts.requestFirstAdelantto })).toBeVisible();
  });
});

test('the detail of a loan', {
  tag: [
    '@s2-loan-history-title',
    '@s2-loan-detail-summary',
    '@s2-loan-detail-rows',
    '@s2-loan-detail-date',
    '@s2-loan-detail-view',
    '@s2-loan-detail-disabled',
    '@s4-installment-colours',
  ],
}, async ({ page, api }) => {
  await api.opens('/loans/12', { 'GET /api/loans/12': loanWithPayments(everyInstallment) });
  const rows = page.locator('ol').getByRole('listitem');

  await test.step('summarises the loan: id, debt, paid, missing', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adelantto 0012');
    const totals = page.locator('dl > div');
    await expect(totals.filter({ hasText: 'Deuda total' })).toHaveText(/\$160,000\.00$/);
    await expect(totals.filter({ hasText: 'Total pagado' })).toHaveText(/\$20,000\.00$/);
    await expect(page.getByText(loanTexts.pendingPayments({ count: 7 }))).toBeVisible();
  });
  await test.step('has the heading "Historial de pagos"', () =>
    expect(page.getByRole('heading', { level: 2, name: 'Historial de pagos' })).toBeVisible());
  await test.step('lists each installment as "Mes N: status"', () =>
    expect(rows).toHaveText([
      /^Mes 1: Aprobado/,
      /^Mes 2: Vencido/,
      /^Mes 3: Atrasado/,
      /^Mes 4: Rechazado/,
      /^Mes 5: Pendiente/,
      /^Mes 6: En validación/,
      /^Mes 7: En proceso/,
      /^Mes 8: Pendiente/,
    ]));
  await test.step('formats the due date as dd LLL yyyy in Spanish', () =>
    expect(rows.filter({ hasText: 'Mes 3' })).toContainText('Venció el 05 nov 2026'));
  await test.step('disables "Ver" of an installment that is approved or in validation', async () => {
    await expect(page.getByRole('button', { name: 'Ver, mes 1' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Ver, mes 6' })).toBeDisabled();
  });
  await test.step('shows the badge of an installment in black, blue, red, green or yellow', async () => {
    for (const [label, hue] of [
      ['Aprobado', 'green'],
      ['En validación', 'yellow'],
      ['Rechazado', 'red'],
      ['Atrasado', 'black'],
      ['Pendiente', 'blue'],
    ] as const)
      await expectHue(rows.getByText(label, { exact: true }).first().locator('..'), 'background-color', hue);
  });
  await test.step('links "Ver" to the page of any other installment', async () => {
    for (const [month, id] of [
      [3, '34'],
      [4, '33'],
    ] as const)
      await expect(page.getByRole('link', { name: `Ver, mes ${month}` })).toHaveAttribute(
        'href',
        `/loans/12/installments/${id}`,
      );
    api.answers({ 'GET /api/installments/35': installmentIn('pending') });
    await page.getByRole('link', { name: 'Ver, mes 5' }).click();
    await expect(page).toHaveURL(/\/loans\/12\/installments\/35$/);
  });
});

test('the payment of an installment', {
  tag: [
    '@s1-payment-hours',
    '@s2-installment-figures',
    '@s2-installment-badge',
    '@s2-installment-transfer',
    '@s2-installment-reference',
    '@s2-installment-proof',
    '@s2-installment-note',
    '@s2-installment-back',
    '@s2-installment-modal',
    '@s2-installment-continue',
    '@s4-proof-validation',
    '@s5-proof-required',
    '@s9-payment-hours',
  ],
}, async ({ page, api }) => {
  const SEND = 'PUT /api/installments/34/upload-file';
  const proof = page.getByRole('group', { name: 'Sube tu comprobante' });
  const send = page.getByRole('button', { name: 'Validar pago' });
  await api.opens('/loans/12/installments/34', {
    'GET /api/installments/34': installmentIn('overdue'),
    'GET /api/loans/12': loanWithPayments(everyInstallment),
  });

  await test.step('shows due date and amount', async () => {
    const due = page.locator('dl').first().locator('> div');
    await expect(due.filter({ hasText: 'Fecha límite' })).toHaveText(/05 nov 2026$/);
    await expect(due.filter({ hasText: 'Monto' })).toHaveText(/\$20,000\.00$/);
  });
  await test.step('shows a coloured badge of the status', () =>
    expectHue(page.getByText('Atrasado', { exact: true }).locator('..'), 'background-color', 'black'));
  await test.step('shows bank, beneficiary and CLABE for the transfer', async () => {
    const clabe = await settingOf(page, 'transfer-clabe');
    for (const [label, value] of [
      ['Banco', await settingOf(page, 'transfer-bank')],
      ['Beneficiario', await settingOf(page, 'transfer-beneficiary')],
      ['CLABE', clabe.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4')],
    ] as const) {
      const row = page.locator('dl > div').filter({ has: page.locator('dt', { hasText: label }) });
      await expect(row.locator('dd').getByText(value, { exact: true })).toBeVisible();
    }
  });
  await test.step('copies the CLABE without its spaces, as banks require it', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copiar CLABE' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{18}$/);
  });
  await test.step('copies all data at once, as a text', async () => {
    await page.getByRole('button', { name: installmentTexts.copyAllData }).click();
    await expect(page.getByText('Datos copiados.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^CLABE: \d{18}\nMonto: \$20,000\.00\nReferencia: Contrato 00012\nBeneficiario: .+\nBanco: .+$/,
    );
  });
  await test.step("has the reference 'Contrato' and the loan's id with five digits", () =>
    expect(page.getByText('Contrato 00012', { exact: true })).toBeVisible());
  await test.step('notes that the payment shows within 72 business hours', () =>
    expect(page.getByText(installmentTexts.paymentShowsWithinHours({ hours: 72 }))).toBeVisible());
  await test.step('has a back link to the loan', () =>
    expect(page.getByRole('link', { name: 'Regresar' })).toHaveAttribute('href', '/loans/12'));
  await test.step('requires the image of the proof', async () => {
    await cancelsChoice(page, fileTexts.choosePhoto, proof.getByLabel(/Elegir foto/));
    await expect(proof.getByText('Error: Imagen obligatoria', { exact: true })).toBeVisible();
    expect(api.calls(SEND)).toHaveLength(0);
  });
  await test.step('accepts an image and rejects a PDF', async () => {
    await expect(proof.getByLabel(/Elegir foto/)).toHaveAttribute('accept', 'image/*');
    // Banks send PDFs: the page says beforehand, and again for the chosen file, how to make a picture of one.
    await expect(page.getByText(/¿Tu banco te dio un PDF\?.* captura de pantalla/)).toBeVisible();
    await proof.getByLabel(/Elegir foto/).setInputFiles(filePayload(samples.accountStatement));
    await expect(proof.getByText(fileTexts.chooseJpegImage({ max: 500 }))).toBeVisible();
    expect(api.calls('POST /api/files')).toHaveLength(0);
    await expect(proof.getByText(/Si tienes un PDF, .* captura de pantalla/).first()).toBeVisible();
    await proof.getByRole('button', { name: /Quitar/ }).click();
    await proof.getByLabel(/Elegir foto/).setInputFiles(filePayload(samples.transferProof));
    await expect(proof.getByText('Listo').first()).toBeAttached();
  });
  await test.step('shows a dialog saying that the proof was uploaded and is being validated', async () => {
    api.answers({ [SEND]: installmentIn('overdue', { status: 'in_validation' }) });
    await send.click();
    await expect(page.getByRole('dialog')).toContainText(installmentTexts.proofUploaded);
    expect(api.lastCall(SEND).body).toEqual({ file: fileNamed(samples.transferProof.name).id });
  });
  await test.step('opens the loan from "Continuar" in the dialog', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();
    await expect(page).toHaveURL(/\/loans\/12$/);
  });
});

// Playwright cannot force colours in Firefox.
test('a loan and the payment of an installment keep their edges in forced colours', { tag: '@not-firefox' }, async ({
  page,
  api,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await api.opens('/loans/12', {
    'GET /api/loans/12': loanWithPayments(everyInstallment),
    'GET /api/installments/35': installmentIn('pending'),
  });
  const card = page.locator('dl').locator('..');
  await expect(card).toHaveCSS('border-top-style', 'solid');
  for (const month of await card.locator('[aria-hidden="true"] > span').all())
    await expect(month).toHaveCSS('border-top-style', 'solid');
  await page.getByRole('link', { name: 'Ver, mes 5' }).click();
  const account = page.locator('section').filter({ has: page.getByRole('heading', { name: /transferencia/ }) });
  await expect(account.last()).toHaveCSS('border-top-style', 'solid');
});
