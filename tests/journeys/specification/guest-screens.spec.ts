import { apiErrors } from '#i18n/es-MX/apiErrors';
import * as landingTexts from '#i18n/es-MX/landing';
import * as recoveryTexts from '#i18n/es-MX/recovery';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import { expectAbove } from '../support/expectAbove.ts';
import { ErrorResponse, expect, test } from '../support/scriptedApi.ts';

test('the landing screen', {
  tag: ['@s1-three-days', '@s2-landing-log-in', '@s2-landing-sign-up', '@s9-promise'],
}, async ({ page, api: _ }) => {
  await page.goto('/');
  await test.step('promises up to 12 months of rent and a response in less than 3 days', async () => {
    await expect(page.getByText(landingTexts.receiveMonthsInAdvance({ months: 12 }))).toBeVisible();
    await expect(page.getByText(landingTexts.weAnswerInThreeDays)).toBeVisible();
  });
  await test.step('has the button "Regístrate" that opens /register', async () => {
    await page.getByRole('link', { name: 'Regístrate', exact: true }).click();
    await expect(page).toHaveURL(/\/register$/);
    await page.goBack();
  });
  await test.step('has the button "Iniciar sesión" that opens /login', async () => {
    await page.getByRole('link', { name: 'Iniciar sesión', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('the login screen', {
  tag: [
    '@s2-login-title',
    '@s2-login-fields',
    '@s2-login-password-length',
    '@s2-login-password-toggle',
    '@s2-login-link-forgot',
    '@s2-login-link-register',
    '@s2-login-root-error',
    '@s3-login',
    '@s5-login',
    '@s5-login-length',
    '@s8-login',
  ],
}, async ({ page, api }) => {
  const email = page.getByLabel('Correo electrónico', { exact: true });
  const password = page.getByLabel('Contraseña', { exact: true });
  const enter = page.getByRole('button', { name: 'Iniciar sesión' });
  await page.goto('/login');

  await test.step('is titled "Iniciar sesión"', () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión'));
  await test.step('has the fields e-mail and password and no others', async () => {
    await expect(email).toBeVisible();
    await expect(password).toBeVisible();
    await expect(page.locator('form input')).toHaveCount(2);
  });
  await test.step('requires e-mail and password', async () => {
    await enter.click();
    await expect(page.getByText(ruleTexts['Your email is required']).first()).toBeVisible();
    await expect(page.getByText(ruleTexts['Your password is required.']).first()).toBeVisible();
    expect(api.calls('POST /api/auth/login')).toHaveLength(0);
  });
  await test.step('accepts a password of 20 characters at most', async () => {
    await password.pressSequentially('1234567890123456789012');
    await expect(password).toHaveValue('12345678901234567890');
  });
  await test.step('shows and hides the password', async () => {
    await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Ocultar contraseña' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });
  await test.step("shows the server's message above the form", async () => {
    api.answers({ 'POST /api/auth/login': new ErrorResponse(401, { message: 'Wrong e-mail or password' }) });
    await email.fill('ana@correo.mx');
    await enter.click();
    const alert = page.getByRole('alert').filter({ hasText: apiErrors['Wrong e-mail or password'] });
    await expect(alert).toBeVisible();
    await expectAbove(alert, email);
  });
  await test.step('sends only e-mail and password', () =>
    expect(api.lastCall('POST /api/auth/login').body).toEqual({
      email: 'ana@correo.mx',
      password: '12345678901234567890',
    }));
  await test.step('has a link to /forgot-password', async () => {
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
  });
  await test.step('has a link to /register', async () => {
    await page.goBack();
    await page.getByRole('link', { name: /Regístrate/ }).click();
    await expect(page).toHaveURL(/\/register$/);
  });
});

test('the password recovery screen', {
  tag: [
    '@s2-recovery-field',
    '@s2-recovery-text',
    '@s2-recovery-dialog',
    '@s2-recovery-continue',
    '@s3-recovery',
    '@s5-recovery',
    '@s8-recovery',
    '@s8-recovery-generic',
  ],
}, async ({ page, api }) => {
  const email = page.getByLabel('Correo electrónico', { exact: true });
  const send = page.getByRole('button', { name: 'Enviar' });
  await page.goto('/forgot-password');

  await test.step('has one field, e-mail', async () => {
    await expect(email).toBeVisible();
    await expect(page.locator('form input')).toHaveCount(1);
  });
  await test.step('says that a temporary password will be sent to the e-mail', () =>
    expect(page.getByText(recoveryTexts.temporaryPasswordWillBeSent)).toBeVisible());
  await test.step('requires the e-mail', async () => {
    await send.click();
    await expect(page.getByText(ruleTexts['Your email is required'])).toBeVisible();
    expect(api.calls('POST /api/auth/recover-password')).toHaveLength(0);
  });
  await test.step("sends a malformed e-mail and shows the server's error on the field", async () => {
    api.answers({
      'POST /api/auth/recover-password': new ErrorResponse(422, { errors: { email: ['Your email is invalid'] } }),
    });
    await email.fill('ana');
    await send.click();
    await expect(email).toHaveAccessibleDescription(/Tu correo electrónico no es válido/);
    expect(api.lastCall('POST /api/auth/recover-password').body).toEqual({ email: 'ana' });
  });
  await test.step('shows "Algo salió mal." for an error response without field errors', async () => {
    api.answers({ 'POST /api/auth/recover-password': new ErrorResponse(400, { message: 'Mailbox full' }) });
    await email.fill('ana@correo.mx');
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Algo salió mal.' })).toBeVisible();
    await expect(page.getByText('Mailbox full')).toHaveCount(0);
  });
  await test.step('shows a dialog saying that a temporary password was sent', async () => {
    api.answers({ 'POST /api/auth/recover-password': { message: 'sent' } });
    await send.click();
    await expect(page.getByRole('dialog')).toContainText('Enviamos una contraseña temporal a ana@correo.mx.');
  });
  await test.step('opens /login from "Continuar" in the dialog', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});
