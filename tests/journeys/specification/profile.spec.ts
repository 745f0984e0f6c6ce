import type { Page } from 'playwright/test';
import * as cameraTexts from '#i18n/es-MX/kit/camera';
import * as fileTexts from '#i18n/es-MX/kit/files';
import * as stepTexts from '#i18n/es-MX/profile/steps';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { filePayload } from '../support/filePayload.ts';
import { ErrorResponse, expect, fileNamed, profileAtStep, type ScriptedApi, test } from '../support/scriptedApi.ts';

const SAVE = 'PUT /api/user';
const continueButton = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true });
const group = (page: Page, name: string) => page.getByRole('group', { name });

/** Expects this error text in the group of a field. */
const expectFieldError = (page: Page, field: string, text: string) =>
  expect(group(page, field).getByText(`Error: ${text}`, { exact: true })).toBeVisible();

/** Submits the form to a server that returns an error unknown to this step, and expects the general error text. */
async function expectUnknownErrorText(page: Page, api: ScriptedApi): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: /\S/ });
  api.answers({ [SAVE]: new ErrorResponse(422, { errors: { face_match: ['No match'] } }) });
  await continueButton(page).click();
  await expect(alert).toHaveText(/^Algo salió mal\. Inténtalo en unos minutos\./);
}

test('the profile creation screen', {
  tag: [
    '@s2-welcome',
    '@s2-create-profile-step',
    '@s2-create-profile-fields',
    '@s2-create-profile-success',
    '@s3-profile-creation',
    '@s5-profile-shown',
  ],
}, async ({ page, api }) => {
  await api.signsIn({ name: null });
  api.answers({ 'GET /api/user': { ...profileAtStep('identification'), name: null, last_name: null } });
  await page.goto('/profile/create');

  await test.step('is step 2 of 2 of the registration', async () => {
    await expect(page.getByText('Paso 2 de 2', { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  });
  await test.step('requires name, last name and both acceptances', async () => {
    await continueButton(page).click();
    for (const text of [
      'Tu nombre es requerido.',
      'Tus apellidos son requeridos.',
      'Debes aceptar el aviso de privacidad.',
      'Debes aceptar los términos y condiciones.',
    ])
      await expect(page.getByText(`Error: ${text}`, { exact: true })).toBeVisible();
    expect(api.calls(SAVE)).toHaveLength(0);
  });
  await test.step('goes to /welcome, whose "Continuar" opens /home', async () => {
    api.answers({ [SAVE]: profileAtStep('identification') });
    await page.getByLabel('Nombre(s)', { exact: true }).fill('Ana\u202E Sofía');
    await page.getByLabel('Apellidos', { exact: true }).fill('Ríos\u200B');
    await page.getByRole('checkbox', { name: /aviso de privacidad/ }).check();
    await page.getByRole('checkbox', { name: /términos y condiciones/ }).check();
    await continueButton(page).click();
    await expect(page).toHaveURL(/\/welcome$/);
    await page.getByRole('button', { name: 'Continuar', exact: true }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
  await test.step('sends name, last_name, accept_privacy_policy and accept_terms_and_conditions', () =>
    expect(api.lastCall(SAVE).body).toEqual({
      name: 'Ana Sofía',
      last_name: 'Ríos',
      accept_privacy_policy: true,
      accept_terms_and_conditions: true,
    }));
});

test('the identification screen', {
  tag: [
    '@s2-identification-step',
    '@s2-identification-fields',
    '@s2-identification-later',
    '@s3-identification',
    '@s4-profile-flow-selfie',
    '@s5-identification-required',
    '@s5-identification-images',
    '@s5-curp-uppercase',
    '@s5-zip-max',
    '@s5-zip-call',
    '@s5-files-image',
    '@s8-identification',
    '@s8-identification-unknown',
    '@s8-zip-message',
    '@s8-zip-fallback',
  ],
}, async ({ page, owner, api }) => {
  const curp = page.getByLabel('CURP', { exact: true });
  const zip = page.getByLabel('Código postal', { exact: true });
  await api.opens('/profile/identification', { 'GET /api/user': profileAtStep('identification') });

  await test.step('is step 1 of 3', async () => {
    await expect(page.getByText('Paso 1 de 3', { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
  });
  await test.step('has a link "Terminar después" to /profile', () =>
    expect(page.getByRole('link', { name: 'Terminar después' })).toHaveAttribute('href', '/profile'));
  await test.step('asks for both sides of the document, CURP, birthdate, address and zip code', async () => {
    await expect(group(page, stepTexts.ineFront)).toBeVisible();
    await expect(group(page, stepTexts.ineBack)).toBeVisible();
    for (const label of ['CURP', 'Fecha de nacimiento', 'Domicilio', 'Código postal'])
      await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  });
  await test.step('requires images, CURP, birthdate, address and zip code', async () => {
    await continueButton(page).click();
    await expectFieldError(page, stepTexts.ineFront, 'Imagen requerida');
    await expectFieldError(page, stepTexts.ineBack, 'Imagen requerida');
    await expect(curp).toHaveAccessibleDescription(/Escribe tu CURP\./);
    await expect(page.getByLabel('Fecha de nacimiento', { exact: true })).toHaveAccessibleDescription(
      /Escribe tu fecha de nacimiento/,
    );
    await expect(page.getByLabel('Domicilio', { exact: true })).toHaveAccessibleDescription(/Escribe tu domicilio\./);
    await expect(zip).toHaveAccessibleDescription(/Escribe tu código postal\./);
    expect(api.calls(SAVE)).toHaveLength(0);
  });
  await test.step('opens the camera from the empty tile of a side', async () => {
    await group(page, stepTexts.ineFront).locator('label').click();
    const camera = page.getByRole('dialog', { name: stepTexts.ineFront });
    await camera.getByRole('button', { name: 'Cerrar' }).click();
    await expect(camera).toBeHidden();
  });
  await test.step('accepts image files only, and then shows that they must be JPEG of at most 500 MB', async () => {
    const front = group(page, stepTexts.ineFront);
    await expect(front.getByLabel(/Elegir de mi galería/)).toHaveAttribute('accept', 'image/*');
    await front.getByLabel(/Elegir de mi galería/).setInputFiles(filePayload(samples.incomeProofs[0]));
    await expect(front.getByText(fileTexts.chooseJpegImage({ max: 500 }))).toBeVisible();
    expect(api.calls('POST /api/files')).toHaveLength(0);
    await front.getByRole('button', { name: /Quitar/ }).click();
  });
  await test.step('converts the CURP to upper case', async () => {
    await curp.pressSequentially('ricm870214mdfssr05');
    await expect(curp).toHaveValue('RICM870214MDFSSR05');
  });
  await test.step('takes the birthdate from the CURP, and corrects it with the CURP', async () => {
    const birthdate = page.getByLabel('Fecha de nacimiento', { exact: true });
    await curp.fill('RICM880214MDFSSR05');
    await expect(birthdate).toHaveValue('14/02/1988');
    await curp.fill('RICM870214MDFSSR05');
    await expect(birthdate).toHaveValue('14/02/1987');
    await expect(birthdate).toHaveAccessibleDescription(stepTexts.takenFromCurp);
  });
  await test.step('keeps a birthdate that was typed when the CURP is typed after it', async () => {
    const birthdate = page.getByLabel('Fecha de nacimiento', { exact: true });
    await birthdate.fill('14/03/1990');
    await curp.fill('RICM880214MDFSSR05');
    await expect(birthdate).toHaveValue('14/03/1990');
    await curp.fill('RICM870214MDFSSR05');
    await expect(birthdate).toHaveValue('14/03/1990');
    await birthdate.fill('14/02/1987');
  });
  await test.step('limits the zip code to five digits', async () => {
    await zip.pressSequentially('066001');
    await zip.blur();
    await expect(zip).toHaveAccessibleDescription(/Un código postal tiene 5 dígitos; escribiste 6\./);
    await expect(zip).toHaveAttribute('pattern', '[0-9]{4,5}');
    await zip.fill('06600');
  });
  await test.step('checks the zip code by a call to the server', async () => {
    await expect(page.getByText('Cuauhtémoc, Ciudad de México')).toBeVisible();
    expect(api.calls('GET /api/zip-codes/06600')).toHaveLength(1);
  });
  await test.step("shows the server's message for a zip code that it rejects, and is not sent", async () => {
    await owner.uploads(stepTexts.ineFront, samples.identityFront);
    await owner.uploads(stepTexts.ineBack, samples.identityBack);
    await page.getByLabel('Domicilio', { exact: true }).fill('Calle del Laurel 140');
    api.answers({ 'GET /api/zip-codes/12345': new ErrorResponse(404, { message: 'Ese código no lo conocemos' }) });
    await zip.fill('12345');
    await continueButton(page).click();
    await expect(zip).toHaveAccessibleDescription(/Ese código no lo conocemos/);
    await expect(continueButton(page)).toBeEnabled();
  });
  await test.step('shows "Código postal inválido" for one that is too short, and when the server sends no message', async () => {
    api.answers({ 'GET /api/zip-codes/54321': new ErrorResponse(404, {}) });
    for (const code of ['660', '54321']) {
      await zip.fill(code);
      await continueButton(page).click();
      await expect(zip).toHaveAccessibleDescription(/Código postal inválido/);
      await expect(zip).toHaveValue(code);
      await expect(continueButton(page)).toBeEnabled();
    }
    expect(api.calls('GET /api/zip-codes/660')).toHaveLength(0);
    expect(api.calls(SAVE)).toHaveLength(0);
  });
  await test.step('pads a zip code of four digits with a leading 0 and is sent once the server knows it', async () => {
    const fields = ['front_document', 'back_document', 'curp_number', 'birthdate', 'address', 'zip_code'];
    const errors = Object.fromEntries(fields.map((field) => [field, [`Mal: ${field}`, 'Otra cosa']]));
    const respond = api.holdsResponseOf('GET /api/zip-codes/06601');
    api.answers({ [SAVE]: new ErrorResponse(422, { errors }) });
    await zip.fill('6601');
    await continueButton(page).click();
    await expect.poll(() => api.calls('GET /api/zip-codes/06601').length).toBe(1);
    expect(api.calls(SAVE)).toHaveLength(0);
    respond({ zip_code: '06601', colonies: ['Juárez'], municipality: 'Cuauhtémoc', state: 'Ciudad de México' });
    await expect.poll(() => api.calls(SAVE).length).toBe(1);
  });
  await test.step("shows the server's errors under their six fields", async () => {
    await expectFieldError(page, stepTexts.ineFront, 'Mal: front_document');
    await expectFieldError(page, stepTexts.ineBack, 'Mal: back_document');
    for (const [label, field] of [
      ['CURP', 'curp_number'],
      ['Fecha de nacimiento', 'birthdate'],
      ['Domicilio', 'address'],
      ['Código postal', 'zip_code'],
    ] as const)
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(`Mal: ${field}`));
    await expect(page.getByText('Otra cosa')).toHaveCount(0);
  });
  await test.step('shows "Algo salió mal." for an unknown error', async () => {
    await page.getByLabel('Domicilio', { exact: true }).fill('Calle del Laurel\n141');
    await expectUnknownErrorText(page, api);
  });
  await test.step('sends the files by their ids and continues with the selfie', async () => {
    api.answers({ [SAVE]: profileAtStep('biometric_validation') });
    await continueButton(page).click();
    await expect(page).toHaveURL(/\/profile\/biometric-validation$/);
    expect(api.lastCall(SAVE).body).toEqual({
      front_document: fileNamed(samples.identityFront.name).id,
      back_document: fileNamed(samples.identityBack.name).id,
      birthdate: '1987-02-14',
      curp_number: 'RICM870214MDFSSR05',
      address: 'Calle del Laurel 141',
      zip_code: '06601',
      colony: 'Juárez',
    });
  });
});

test('the selfie screen', {
  tag: [
    '@s2-selfie-step',
    '@s2-selfie-camera',
    '@s2-selfie-later',
    '@s3-biometric',
    '@s4-profile-flow-income',
    '@s5-selfie-required',
    '@s7-selfie-upload',
    '@s8-selfie',
    '@s8-selfie-unknown',
    '@s8-lenses-shown',
  ],
}, async ({ page, api }) => {
  await api.opens('/profile/biometric-validation', { 'GET /api/user': profileAtStep('biometric_validation') });

  await test.step('is step 2 of 3', async () => {
    await expect(page.getByText('Paso 2 de 3', { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '67');
  });
  await test.step('has a link "Terminar después" to /profile', () =>
    expect(page.getByRole('link', { name: 'Terminar después' })).toHaveAttribute('href', '/profile'));
  await test.step('requires the photo', async () => {
    await continueButton(page).click();
    await expect(page.getByText('Error: Imagen requerida', { exact: true })).toBeVisible();
    expect(api.calls(SAVE)).toHaveLength(0);
  });
  await test.step('captures the photo with the camera and uploads it as a JPEG', async () => {
    api.answers({ [SAVE]: new ErrorResponse(422, { errors: { selfie: ['Lenses detected'] } }) });
    await page.getByRole('button', { name: 'Abrir cámara' }).click();
    await page.getByRole('button', { name: 'Tomar foto' }).click();
    await expect(page.getByRole('dialog', { name: cameraTexts.doesFaceLookGood })).toContainText(
      cameraTexts.sharpAndLit,
    );
    await page.getByRole('button', { name: 'Usar esta foto' }).click();
    await expect.poll(() => api.calls('POST /api/files')).toHaveLength(1);
    const { body } = api.lastCall('POST /api/files');
    expect(body).toMatch(/name="file"; filename="[^"]+\.jpe?g"\r\nContent-Type: image\/jpeg/);
  });
  await test.step('shows "Lentes detectadas" when glasses were detected', async () => {
    await expect(page.getByText('Error: Lentes detectadas', { exact: true })).toBeVisible();
    expect(api.calls(SAVE)).toHaveLength(1);
    expect(api.lastCall(SAVE).body).toEqual({ selfie: expect.stringMatching(/^id-of-/) });
  });
  await test.step('advises to take the glasses off, until another photo is used', async () => {
    const advice = page.getByText(stepTexts.takeOffGlasses, { exact: true });
    await expect(advice).toBeVisible();
    const respond = api.holdsResponseOf(SAVE);
    await page.getByRole('button', { name: 'Repetir' }).click();
    await page.getByRole('button', { name: 'Tomar foto' }).click();
    await page.getByRole('button', { name: 'Usar esta foto' }).click();
    await expect.poll(() => api.calls(SAVE)).toHaveLength(2);
    await expect(advice).toHaveCount(0);
    respond(new ErrorResponse(422, { errors: { selfie: ['Lenses detected'] } }));
    await expect(advice).toBeVisible();
  });
  await test.step('shows "Algo salió mal." for an unknown error', () => expectUnknownErrorText(page, api));
  await test.step('continues with income and taxes, by one press after the shutter', async () => {
    api.answers({ [SAVE]: profileAtStep('income_and_taxes') });
    await page.getByRole('button', { name: 'Repetir' }).click();
    await page.getByRole('button', { name: 'Tomar foto' }).click();
    await page.getByRole('button', { name: 'Usar esta foto' }).click();
    await expect(page).toHaveURL(/\/profile\/income-and-taxes$/);
  });
});
