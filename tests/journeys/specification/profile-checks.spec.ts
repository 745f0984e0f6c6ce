import type { Locator, Page } from 'playwright/test';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { type FilePayload, filePayload, whitePixelPng } from '../support/filePayload.ts';
import { ErrorResponse, expect, profileAtStep, profileOf, type ScriptedApi, test } from '../support/scriptedApi.ts';

const SAVE = 'PUT /api/user';
const continueButton = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true });

/** A profile whose identification lacks only the zip code. */
const lacksZipCode = profileOf({
  is_completed: false,
  next_step: 'identification',
  zip_code: null,
  colony: null,
  municipality: null,
  state: null,
  selfie: null,
  proof_incomes: [],
  rfc_number: null,
  rfc: null,
});

test('the identification form waits for the check of its zip code', async ({ page, api }) => {
  const zip = page.getByLabel('Código postal', { exact: true });
  let respond = (_: unknown) => {};
  await api.opens('/profile/identification', {
    'GET /api/user': lacksZipCode,
    [SAVE]: profileAtStep('biometric_validation'),
    'GET /api/zip-codes/12345': new ErrorResponse(404, { message: 'Ese código no lo conocemos' }),
    'GET /api/zip-codes/54321': new ErrorResponse(404, {}),
    'GET /api/zip-codes/06601': new Promise((resolve) => (respond = resolve)),
  });
  await expect(page.getByLabel('Domicilio', { exact: true })).toHaveValue('Calle del Laurel 140');

  await test.step('is not sent with a zip code that is too short, unknown to the server or rejected by it', async () => {
    for (const [typed, message] of [
      ['660', /Código postal inválido/],
      ['12345', /Ese código no lo conocemos/],
      ['54321', /Código postal inválido/],
    ] as const) {
      await zip.fill(typed);
      await continueButton(page).click();
      await expect(zip).toHaveAccessibleDescription(message);
      await expect(continueButton(page)).toBeEnabled();
    }
    expect(api.calls('GET /api/zip-codes/660')).toHaveLength(0);
    expect(api.calls(SAVE)).toHaveLength(0);
  });
  await test.step('pads a zip code of four digits with a leading 0 and is sent once the server knows it', async () => {
    await zip.fill('6601');
    await continueButton(page).click();
    await expect.poll(() => api.calls('GET /api/zip-codes/06601').length).toBe(1);
    expect(api.calls(SAVE)).toHaveLength(0);
    respond({ zip_code: '06601', colonies: ['Juárez'], municipality: 'Cuauhtémoc', state: 'Ciudad de México' });
    await expect(page).toHaveURL(/\/profile\/biometric-validation$/);
    expect(api.lastCall(SAVE).body).toMatchObject({ zip_code: '06601' });
  });
});

const word: FilePayload = {
  name: 'documento.docx',
  mimeType: 'application/msword',
  buffer: Buffer.from('PK\x03\x04word'),
};
const jpeg = filePayload(samples.identityFront);
const pdf = filePayload(samples.incomeProofs[0]);

const choose = (field: Locator, file: FilePayload) => field.locator('input[type="file"]').last().setInputFiles(file);

async function expectRejected(field: Locator, file: FilePayload, message: string): Promise<void> {
  await choose(field, file);
  await expect(field.getByText(message, { exact: true })).toBeVisible();
  await field.getByRole('button', { name: /Quitar/ }).click();
}

/** Returns the content types of the uploaded files, in their order. */
const uploadedTypes = (api: ScriptedApi) =>
  api.calls('POST /api/files').map(({ body }) => /Content-Type: (\S+)/.exec(String(body))?.[1]);

test('uploads only JPEG and PDF files, whatever was chosen', async ({ page, api }) => {
  await api.opens('/profile/identification', { 'GET /api/user': profileAtStep('identification') });
  const front = page.getByRole('group', { name: 'Frente de tu INE' });
  const back = page.getByRole('group', { name: 'Reverso de tu INE' });
  for (const file of [word, pdf, { ...word, name: 'ine.jpg' }])
    await expectRejected(front, file, 'Elige una imagen JPEG.');
  expect(uploadedTypes(api)).toEqual([]);
  for (const [field, file] of [
    [front, whitePixelPng],
    [back, jpeg],
  ] as const) {
    await choose(field, file);
    await expect(field.getByText('Listo').first()).toBeAttached();
  }
  expect(uploadedTypes(api)).toEqual(['image/jpeg', 'image/jpeg']);

  api.restartsWith({ 'GET /api/user': profileAtStep('income_and_taxes') });
  await page.goto('/profile/income-and-taxes');
  const certificate = page.getByRole('group', { name: 'Constancia de Situación Fiscal' });
  for (const file of [word, whitePixelPng, jpeg, { ...word, name: 'constancia.pdf' }])
    await expectRejected(certificate, file, 'Elige un archivo PDF.');
  expect(uploadedTypes(api)).toEqual([]);
  await choose(certificate, pdf);
  await expect(certificate.getByText('Listo').first()).toBeAttached();
  expect(uploadedTypes(api)).toEqual(['application/pdf']);
});
