import { apiErrors } from '#i18n/es-MX/apiErrors';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import { ErrorResponse, expect, test } from '../support/scriptedApi.ts';

const containing = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

test('the registration screen', {
  tag: [
    '@s1-phone-format',
    '@s2-register-step',
    '@s2-create-account-step',
    '@s2-register-back',
    '@s2-register-link-login',
    '@s2-register-busy',
    '@s2-register-strength-hint',
    '@s2-register-success',
    '@s2-register-no-id',
    '@s2-register-no-phone',
    '@s2-register-no-hint',
    '@s2-strength-title',
    '@s3-registration',
    '@s3-registration-answer',
    '@s5-registration-required',
    '@s5-registration-invalid',
    '@s5-phone-mask',
    '@s5-phone-hint',
    '@s5-strength-marks',
    '@s8-registration',
  ],
}, async ({ page, api }) => {
  const password = page.getByLabel('Contraseña', { exact: true });
  const continueButton = page.getByRole('button', { name: 'Continuar' });
  for (const path of ['/create-account', '/register'])
    await test.step(`at ${path} is step 1 of 2 of the registration with half of the progress bar filled`, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crea tu cuenta');
      await expect(page.getByText('Paso 1 de 2', { exact: true })).toBeVisible();
      const bar = page.getByRole('progressbar');
      await expect(bar).toHaveAttribute('aria-valuenow', '50');
      await expect(bar.locator('rect')).toHaveCount(2);
      const filledPercent = () =>
        bar.locator('rect').evaluateAll((parts) => {
          const [total, filled] = parts.map((part) => part.getBoundingClientRect().width);
          return Math.round((100 * Number(filled)) / Number(total));
        });
      await expect.poll(filledPercent).toBe(50);
      for (const label of ['Correo electrónico', 'Celular', 'Contraseña', 'Confirma tu contraseña'])
        await expect(page.getByLabel(label, { exact: true })).toBeVisible();
      await expect(page.locator('form input')).toHaveCount(4);
    });

  await test.step('has a back link to /', () =>
    expect(page.getByRole('link', { name: 'Regresar' })).toHaveAttribute('href', '/'));
  await test.step('has a link to /login for owners with an account', () =>
    expect(page.getByRole('link', { name: /Inicia sesión/ })).toHaveAttribute('href', '/login'));
  await test.step('shows the format of the phone', () =>
    expect(page.getByText('El formato del teléfono debe seguir este patrón: +52 (##) ####-####')).toBeVisible());
  await test.step('shows no password-strength hint while the password has no error', () =>
    expect(page.getByText('Nivel de seguridad', { exact: true })).toHaveCount(0));
  await test.step('requires e-mail, cellphone and password', async () => {
    await continueButton.click();
    for (const text of [
      ruleTexts['Your email is required'],
      ruleTexts['Your cellphone number is required.'],
      ruleTexts['Your password is required.'],
    ])
      await expect(page.getByText(text).first()).toBeVisible();
  });
  await test.step('shows the password-strength hint when the password has an error', () =>
    expect(page.getByText('Nivel de seguridad', { exact: true })).toBeVisible());
  await test.step('shows an error for each invalid field', async () => {
    await page.getByLabel('Correo electrónico', { exact: true }).fill('ana@correo');
    await page.getByLabel('Celular', { exact: true }).pressSequentially('551234');
    await password.fill('corta');
    await page.getByLabel('Confirma tu contraseña', { exact: true }).fill('otra');
    await continueButton.click();
    for (const text of [
      'Tu correo electrónico no es válido.',
      'Tu número de celular no es válido.',
      'El formato de tu contraseña es incorrecto.',
      ruleTexts['Your passwords do not match'],
    ])
      await expect(page.getByText(containing(text)).first()).toBeVisible();
    expect(api.calls('POST /api/auth/register')).toHaveLength(0);
  });
  await test.step('marks each of the five password rules with a check or a cross', async () => {
    const rules = page.getByRole('listitem').filter({ hasText: /Al menos/ });
    await expect(rules).toHaveText([
      /^Falta: Al menos 8 caracteres de longitud$/,
      /^Falta: Al menos una letra mayúscula \(A-Z\)\.$/,
      /^Cumple: Al menos una letra minúscula \(a-z\)\.$/,
      /^Falta: Al menos un número \(0-9\)\.$/,
      /^Falta: Al menos un caracter especial$/,
    ]);
  });
  await test.step('shows the strength level: Débil, Media, Fuerte', async () => {
    const meter = page.getByRole('meter', { name: 'Nivel de seguridad' });
    for (const [typed, score, level] of [
      ['abcDEF', '40', 'Débil'],
      ['abcDEF1', '60', 'Media'],
      ['abcDEF1!', '100', 'Fuerte'],
    ] as const) {
      await password.fill(typed);
      await expect(meter).toHaveAttribute('aria-valuenow', score);
      await expect(page.getByText(level, { exact: true })).toBeVisible();
    }
  });
  await test.step('formats the phone with its mask', async () => {
    const phone = page.getByLabel('Celular', { exact: true });
    await phone.clear();
    await phone.pressSequentially('5512345678');
    await expect(phone).toHaveValue('+52 (55) 1234-5678');
  });
  await test.step("shows the server's errors under their fields", async () => {
    const errors = {
      email: ['This email is already registered'],
      phone: ['This cellphone is already registered'],
      password: ['Una contraseña distinta'],
      confirm_password: ['Otra confirmación'],
    };
    const message = 'This email is already registered';
    api.answers({ 'POST /api/auth/register': new ErrorResponse(422, { message, errors }) });
    await page.getByLabel('Correo electrónico', { exact: true }).fill('ana@correo.mx');
    await page.getByLabel('Confirma tu contraseña', { exact: true }).fill('abcDEF1!');
    await continueButton.click();
    for (const [label, text] of [
      ['Correo electrónico', apiErrors['This email is already registered']],
      ['Celular', apiErrors['This cellphone is already registered']],
      ['Contraseña', 'Una contraseña distinta'],
      ['Confirma tu contraseña', 'Otra confirmación'],
    ] as const)
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(containing(text));
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });
  await test.step('stays on the page and shows an error when the response lacks an id or a phone', async () => {
    const failure = page.getByRole('alert').filter({ hasText: 'Algo salió mal.' });
    for (const [answer, email] of [
      [{ phone: '+525512345678' }, 'ana@correo.mx'],
      [{ id: 'r1' }, 'ana@correo.com'],
    ] as const) {
      api.answers({ 'POST /api/auth/register': answer });
      await page.getByLabel('Correo electrónico', { exact: true }).fill(email);
      await continueButton.click();
      await expect.poll(() => api.calls('POST /api/auth/register').at(-1)?.body).toMatchObject({ email });
      await expect(failure).toBeVisible();
      // The failure before is visible until the form has its answer, and takes no text until then.
      await expect(continueButton).toBeEnabled();
      await expect(page).toHaveURL(/\/register$/);
    }
  });
  await test.step('disables its button while the request is pending', async () => {
    const respond = api.holdsResponseOf('POST /api/auth/register');
    await page.getByLabel('Correo electrónico', { exact: true }).fill('ana@correo.com.mx');
    await continueButton.click();
    const busy = page.getByRole('button', { name: 'Creando tu cuenta…' });
    await expect(busy).toBeDisabled();
    await busy.click({ force: true });
    respond({ id: 'r1', phone: '+525512345678' });
  });
  await test.step('goes to /verification-code/{id}?phone={phone} when the response has an id and a phone', () =>
    expect(page).toHaveURL(/\/verification-code\/r1\?phone=%2B525512345678$/));
  await test.step('sends email, phone, password and confirm_password', () => {
    // Three calls that failed and this one, although the disabled button was pressed as well.
    expect(api.calls('POST /api/auth/register')).toHaveLength(4);
    expect(api.lastCall('POST /api/auth/register').body).toEqual({
      email: 'ana@correo.com.mx',
      phone: '+525512345678',
      password: 'abcDEF1!',
      confirm_password: 'abcDEF1!',
    });
  });
});
