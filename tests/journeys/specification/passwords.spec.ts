import * as passwordTexts from '#i18n/es-MX/passwords';
import * as onboardingTexts from '#i18n/es-MX/profile/onboarding';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import { ErrorResponse, expect, test } from '../support/scriptedApi.ts';

test('the temporary password screen', {
  tag: [
    '@s2-temporary-title',
    '@s2-temporary-text',
    '@s2-temporary-fields',
    '@s2-temporary-success',
    '@s2-documents-required',
    '@s3-temporary-password',
    '@s5-temporary-order-shown',
    '@s5-temporary-confirmation',
    '@s6-bearer',
    '@s8-temporary',
  ],
}, async ({ page, api }) => {
  const password = page.getByLabel('Nueva contraseña', { exact: true });
  const repeated = page.getByLabel(passwordTexts.repeatNewPassword, { exact: true });
  const change = page.getByRole('button', { name: 'Cambiar contraseña' });
  const UPDATE = 'POST /api/user/update-password';
  await api.signsIn({ has_temporary_password: true });
  await page.goto('/update-temporary-password');

  await test.step('is titled "Bienvenido"', () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenido'));
  await test.step("says that the owner is now part of the product's cash service", () =>
    expect(page.getByText(/Ya eres parte de Adelantto\./)).toBeVisible());
  await test.step('has the fields new password and repeated new password', async () => {
    await expect(password).toBeVisible();
    await expect(repeated).toBeVisible();
    await expect(page.locator('form input:visible')).toHaveCount(2);
  });
  await test.step('shows one password error at a time, that of the last check that fails', async () => {
    for (const [typed, text] of [
      ['', ruleTexts['At least eight characters are required.']],
      ['ABC', ruleTexts['At least eight characters are required.']],
      ['abcdefgh', ruleTexts['At least one uppercase character is missing.']],
      ['ABCDEFGH', ruleTexts['At least one number is missing.']],
    ] as const) {
      await password.fill(typed);
      await change.click();
      await expect(password).toHaveAccessibleDescription(new RegExp(`Error: ${text}`));
    }
  });
  await test.step('requires a confirmation that equals the password', async () => {
    await password.fill('');
    await change.click();
    await expect(repeated).toHaveAccessibleDescription(/Error: La contraseña es obligatoria\./);
    await repeated.fill('ABCDEFGH2');
    await change.click();
    await expect(repeated).toHaveAccessibleDescription(/Error: La confirmación debe ser igual a tu nueva contraseña\./);
    expect(api.calls(UPDATE)).toHaveLength(0);
  });
  await test.step("shows the server's message on the password when the status is not 200", async () => {
    for (const [status, message] of [
      [422, 'Esa contraseña ya la usaste'],
      [202, 'La revisaremos primero'],
    ] as const) {
      api.answers({ [UPDATE]: new ErrorResponse(status, { message }) });
      await password.fill('Abcdefgh1');
      await repeated.fill('Abcdefgh1');
      await change.click();
      await expect(password).toHaveAccessibleDescription(new RegExp(message));
    }
  });
  await test.step('goes to /documents-required on status 200', async () => {
    api.answers({ [UPDATE]: { message: 'Your password was changed' } });
    await password.fill('Abcdefgh2');
    await repeated.fill('Abcdefgh2');
    await change.click();
    await expect(page).toHaveURL(/\/documents-required$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(onboardingTexts.documentsYouWillNeed);
  });
  await test.step('sends password and password_confirmation with the bearer token', () => {
    expect(api.lastCall(UPDATE).body).toEqual({ password: 'Abcdefgh2', password_confirmation: 'Abcdefgh2' });
    expect(api.lastCall(UPDATE).headers.authorization).toBe('Bearer owner-token');
  });
  await test.step('is followed by the required documents, whose "Continuar" opens /home', async () => {
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
      /INE/,
      /Constancia de Situación Fiscal/,
      /[Cc]omprobantes de ingresos/,
      /[Cc]ontrato/,
      /[Ff]olio/,
      /[Ee]stado de cuenta/,
    ]);
    await page.getByRole('link', { name: 'Continuar', exact: true }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
});

test('the change password screen', {
  tag: ['@s2-update-password', '@s3-password-change', '@s5-change-format', '@s5-change-panel', '@s8-password-change'],
}, async ({ page, api }) => {
  const current = page.getByLabel('Contraseña actual', { exact: true });
  const password = page.getByLabel('Nueva contraseña', { exact: true });
  const confirmed = page.getByLabel(passwordTexts.confirmNewPassword, { exact: true });
  const save = page.getByRole('button', { name: 'Guardar contraseña' });
  const CHANGE = 'PATCH /api/auth/password';
  await api.opens('/profile/update-password');

  await test.step('requires the current password and a new one', async () => {
    await save.click();
    await expect(current).toHaveAccessibleDescription(/Tu contraseña es obligatoria\./);
    await expect(password).toHaveAccessibleDescription(/Tu contraseña es obligatoria\./);
  });
  await test.step('shows the five rules in a panel', () =>
    expect(page.getByRole('listitem').filter({ hasText: /Al menos/ })).toHaveCount(5));
  await test.step('rejects a new password that breaks one of the five rules and a confirmation that differs', async () => {
    await current.fill('Adelantto1!');
    await password.fill('Abcdefgh1');
    await confirmed.fill('Abcdefgh2');
    await save.click();
    await expect(password).toHaveAccessibleDescription(/El formato de tu contraseña es incorrecto\./);
    await expect(confirmed).toHaveAccessibleDescription(/Tus contraseñas no coinciden\./);
    expect(api.calls(CHANGE)).toHaveLength(0);
  });
  await test.step('shows the first server error of each field under it', async () => {
    const errors = {
      current_password: ['The current password is incorrect', 'Otra cosa'],
      password: ['Demasiado parecida'],
      confirm_password: ['Otra vez'],
    };
    api.answers({ [CHANGE]: new ErrorResponse(422, { errors }) });
    await password.fill('Abcdefgh1!');
    await confirmed.fill('Abcdefgh1!');
    await save.click();
    await expect(current).toHaveAccessibleDescription(/La contraseña actual no es correcta\.$/);
    await expect(password).toHaveAccessibleDescription(/Demasiado parecida/);
    await expect(confirmed).toHaveAccessibleDescription(/Otra vez/);
  });
  await test.step('sends current_password, password and confirm_password', async () => {
    api.answers({ [CHANGE]: { message: 'Your password was changed' } });
    await current.fill('Adelantto2!');
    await password.fill('Abcdefgh2!');
    await confirmed.fill('Abcdefgh2!');
    await save.click();
    await expect(page).toHaveURL(/\/profile$/);
    expect(api.lastCall(CHANGE).body).toEqual({
      current_password: 'Adelantto2!',
      password: 'Abcdefgh2!',
      confirm_password: 'Abcdefgh2!',
    });
  });
});
