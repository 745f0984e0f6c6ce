import type { Page } from 'playwright/test';
import * as fileTexts from '#i18n/es-MX/kit/files';
import * as stepTexts from '#i18n/es-MX/profile/steps';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { filePayload } from '../support/filePayload.ts';
import { expect, fileNamed, profileAtStep, profileOf, test } from '../support/scriptedApi.ts';

const SAVE = 'PUT /api/user';
const continueButton = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true });
const group = (page: Page, name: string) => page.getByRole('group', { name });

/** Expects this error text in the group of a field. */
const expectFieldError = (page: Page, field: string, text: string) =>
  expect(group(page, field).getByText(`Error: ${text}`, { exact: true })).toBeVisible();

test('the income and taxes screen', {
  tag: [
    '@s2-income-step',
    '@s2-income-fields',
    '@s2-income-success',
    '@s3-income',
    '@s3-file-size-shown',
    '@s4-profile-flow-home',
    '@s5-rfc-13',
    '@s5-files-pdf',
  ],
}, async ({ page, owner, api }) => {
  const rfc = page.getByLabel('RFC', { exact: true });
  await api.opens('/profile/income-and-taxes', { 'GET /api/user': profileAtStep('income_and_taxes') });

  await test.step('is step 3 of 3', async () => {
    await expect(page.getByText('Paso 3 de 3', { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  });
  await test.step('requires proofs, RFC and its document', async () => {
    await continueButton(page).click();
    await expectFieldError(page, 'Comprobantes de ingresos', 'Documento obligatorio');
    await expectFieldError(page, stepTexts.taxCertificate, 'Documento obligatorio');
    await expect(rfc).toHaveAccessibleDescription(/Escribe tu RFC\./);
  });
  await test.step('shows that documents must be PDF of at most 500 MB', () =>
    expect(group(page, stepTexts.taxCertificate).getByText('PDF, máximo 500 MB.')).toBeVisible());
  await test.step('requires an RFC of exactly 13 characters', async () => {
    await rfc.fill('RICM870214QK');
    await continueButton(page).click();
    await expect(rfc).toHaveAccessibleDescription(/El RFC de una persona física tiene 13 caracteres; escribiste 12\./);
    await rfc.fill('');
    await rfc.pressSequentially('ricm870214qk77');
    await rfc.blur();
    await expect(rfc).toHaveAccessibleDescription(/El RFC de una persona física tiene 13 caracteres; escribiste 14\./);
    await rfc.press('End');
    await rfc.press('Backspace');
    await expect(rfc).toHaveValue('RICM870214QK7');
  });
  await test.step('accepts several PDFs as proofs and rejects images', async () => {
    const proofs = group(page, 'Comprobantes de ingresos');
    await proofs.getByLabel(/Elegir PDF/).setInputFiles(filePayload(samples.selfie));
    await expect(proofs.getByText(fileTexts.choosePdfFile({ max: 500 }))).toBeVisible();
    await proofs.getByRole('button', { name: /Quitar/ }).click();
    await owner.uploads('Comprobantes de ingresos', samples.incomeProofs[0], samples.incomeProofs[1]);
    await expect(proofs.getByRole('listitem')).toHaveCount(2);
  });
  await test.step('accepts a PDF as tax certificate and rejects images', async () => {
    const certificate = group(page, stepTexts.taxCertificate);
    await certificate.getByLabel(/Elegir PDF/).setInputFiles(filePayload(samples.selfie));
    await expect(certificate.getByText(fileTexts.choosePdfFile({ max: 500 }))).toBeVisible();
    await certificate.getByRole('button', { name: /Quitar/ }).click();
  });
  await test.step('shows the size of a file in MB with one decimal', () =>
    expect(
      group(page, 'Comprobantes de ingresos')
        .getByText(/\b1\.2\sMB/)
        .first(),
    ).toBeVisible());
  await test.step('sends proof_incomes, rfc_number and rfc and goes to /home', async () => {
    await owner.uploads(stepTexts.taxCertificate, samples.taxCertificate);
    api.answers({ [SAVE]: profileOf(), 'GET /api/user': profileOf() });
    await continueButton(page).click();
    await expect(page).toHaveURL(/\/home$/);
    const files = api.calls('POST /api/files').map(({ body }) => /Content-Type: (\S+)/.exec(String(body))?.[1]);
    expect(files).toEqual(['application/pdf', 'application/pdf', 'application/pdf']);
    expect(api.lastCall(SAVE).body).toEqual({
      proof_incomes: samples.incomeProofs.map(({ name }) => fileNamed(name).id),
      rfc_number: 'RICM870214QK7',
      rfc: fileNamed(samples.taxCertificate.name).id,
    });
  });
});
