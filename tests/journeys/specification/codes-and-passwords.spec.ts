import { ErrorResponse, expect, SATURDAY_NOON, sampleOwner, test } from '../support/scriptedApi.ts';

const RESEND = 'PUT /api/auth/r1/verification-code';
const VERIFY = 'POST /api/auth/r1/verify-phone-code';

test('the phone verification screen', async ({ page, api }) => {
  const code = page.getByLabel('Código de 4 dígitos');
  const timer = page.getByRole('timer');
  const verify = page.getByRole('button', { name: 'Verificar cuenta' });
  const resend = page.getByRole('button', { name: 'Reenviar código' });
  const dialog = page.getByRole('dialog');
  api.answers({ [RESEND]: {} });
  await page.clock.install({ time: new Date(SATURDAY_NOON) });
  await page.goto('/verification-code/r1?phone=%2B525512345678');

  await test.step('has a back link to /register', () =>
    expect(page.getByRole('link', { name: 'Regresar' })).toHaveAttribute('href', '/register'));
  await test.step('has a link to /login', () =>
    expect(page.getByRole('link', { name: /Inicia sesión/ })).toHaveAttribute('href', '/login'));
  await test.step('shows the phone that the code was sent to', () =>
    expect(page.getByText('+52 (55) 1234-5678')).toBeVisible());
  await test.step('counts down three minutes', async () => {
    await expect(timer).toHaveText(/El código vence en (3:00|2:[1-5]\d)/);
    await page.clock.fastForward('01:00');
    await expect(timer).toHaveText(/El código vence en (2:00|1:[1-5]\d)/);
  });
  await test.step('opens the numeric keypad', () => expect(code).toHaveAttribute('inputmode', 'numeric'));
  await test.step('has four boxes of one digit each that advance automatically', async () => {
    await code.pressSequentially('12345');
    for (const [box, digit] of ['1', '2', '3', '4'].entries())
      await expect(page.getByTestId(`code-${box}`)).toHaveText(digit);
    await expect(page.getByTestId(/^code-/)).toHaveCount(4);
  });
  await test.step('requires all four digits', async () => {
    await code.press('Backspace');
    await verify.click();
    await expect(page.getByText('Escribe los 4 dígitos del código.')).toBeVisible();
    expect(api.calls(VERIFY)).toHaveLength(0);
  });
  await test.step("shows the server's errors for the code under the boxes", async () => {
    api.answers({ [VERIFY]: new ErrorResponse(422, { errors: { code: ['Your confirmation code is incorrect.'] } }) });
    await code.pressSequentially('4');
    await verify.click();
    await expect(code).toHaveAccessibleDescription(/El código es incorrecto\. Revísalo o pide uno nuevo\./);
  });
  await test.step('reports a resend that failed to the console only', async () => {
    api.answers({ [RESEND]: new ErrorResponse(500, { message: 'Something went wrong' }) });
    const logged = page.waitForEvent('console', (line) => line.text().includes('The code could not be sent again'));
    await resend.click();
    await logged;
    await expect.poll(() => api.calls(RESEND).length).toBe(1);
    await expect(resend).toHaveAttribute('aria-disabled', 'false');
    await expect(page.getByText('Algo salió mal.')).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
  });
  await test.step('clears the boxes before it requests another code', async () => {
    let respond = (_: unknown) => {};
    api.answers({ [RESEND]: new Promise((resolve) => (respond = resolve)) });
    await code.pressSequentially('12');
    await resend.click();
    await expect(code).toHaveValue('');
    await expect(dialog).toHaveCount(0);
    respond({});
  });
  await test.step('shows a dialog saying that an SMS with the code was sent again, with a button "Cerrar"', async () => {
    await expect(dialog).toContainText('Te enviamos otra vez un SMS con el código de confirmación.');
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(dialog).toHaveCount(0);
  });
  await test.step('restarts the countdown with the new code', () =>
    expect(timer).toHaveText(/El código vence en (3:00|2:[1-5]\d)/));
  await test.step('resends the code any number of times', async () => {
    api.answers({ [RESEND]: {} });
    for (let times = 3; times < 13; times += 1) {
      await resend.click();
      await dialog.getByRole('button', { name: 'Cerrar' }).click();
      expect(api.calls(RESEND)).toHaveLength(times);
    }
  });
  await test.step('shows at zero that the code expired and hides the countdown', async () => {
    await page.clock.fastForward('03:00');
    await expect(page.getByText('El código venció. Pide uno nuevo.').first()).toBeVisible();
    await expect(timer).toHaveCount(0);
  });
  await test.step('goes to /profile/create and stores the response as the session', async () => {
    api.answers({ [VERIFY]: { token: 'new-token', user: { ...sampleOwner, name: null } } });
    await code.pressSequentially('0123');
    await verify.click();
    await expect(page).toHaveURL(/\/profile\/create$/);
    // redux-persist writes the session shortly after the login.
    const storedSession = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('auth') ?? 'null'));
    const session = { token: 'new-token', user: { ...sampleOwner, name: null }, isAuthenticated: true };
    await expect.poll(storedSession).toEqual(session);
  });
  await test.step('sends the four digits as one code', () =>
    expect(api.lastCall(VERIFY).body).toEqual({ code: '0123' }));
});

test("shows the server's message when a code was tried too often", async ({ page, api }) => {
  const code = page.getByLabel('Código de 4 dígitos');
  const errors = { code: ['Pide otro código mañana'] };
  api.answers({ [VERIFY]: new ErrorResponse(429, { message: 'Too Many Requests', errors }) });
  await page.goto('/verification-code/r1?phone=%2B525512345678');
  await code.pressSequentially('1234');
  await page.getByRole('button', { name: 'Verificar cuenta' }).click();
  await expect(code).toHaveAccessibleDescription(/Pide otro código mañana/);
});

test('the temporary password screen', async ({ page, api }) => {
  const password = page.getByLabel('Nueva contraseña', { exact: true });
  const repeated = page.getByLabel('Repite tu nueva contraseña', { exact: true });
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
      ['', 'Usa al menos ocho caracteres.'],
      ['ABC', 'Usa al menos ocho caracteres.'],
      ['abcdefgh', 'Falta al menos una letra mayúscula.'],
      ['ABCDEFGH', 'Falta al menos un número.'],
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
  await test.step("shows the server's message above the form when the password has an error of its own", async () => {
    const errors = { password: ['Una contraseña distinta'] };
    api.answers({ [UPDATE]: new ErrorResponse(422, { message: 'Te queda un intento', errors }) });
    await password.fill('Abcdefgh3');
    await repeated.fill('Abcdefgh3');
    await change.click();
    await expect(password).toHaveAccessibleDescription(/Una contraseña distinta/);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText('Te queda un intento');
  });
  await test.step('goes to /documents-required on status 200', async () => {
    api.answers({ [UPDATE]: { message: 'Your password was changed' } });
    await password.fill('Abcdefgh2');
    await repeated.fill('Abcdefgh2');
    await change.click();
    await expect(page).toHaveURL(/\/documents-required$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentos que vas a necesitar');
  });
  await test.step('sends password and password_confirmation with the bearer token', () => {
    expect(api.lastCall(UPDATE).body).toEqual({ password: 'Abcdefgh2', password_confirmation: 'Abcdefgh2' });
    expect(api.lastCall(UPDATE).headers.authorization).toBe('Bearer owner-token');
  });
});

test('the required documents screen lists the documents and opens /home', async ({ page, api }) => {
  await api.opens('/documents-required');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentos que vas a necesitar');
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

test('the change password screen', async ({ page, api }) => {
  const current = page.getByLabel('Contraseña actual', { exact: true });
  const password = page.getByLabel('Nueva contraseña', { exact: true });
  const confirmed = page.getByLabel('Confirma tu nueva contraseña', { exact: true });
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

test('the wrong code screen', async ({ page, api }) => {
  await api.opens('/profile/oops');
  await test.step('says that the code is incorrect', () =>
    expect(
      page.getByText('El código que ingresaste es incorrecto. Por favor vuelve a intentarlo', { exact: true }),
    ).toBeVisible());
  await test.step('has a resend button that opens /home', async () => {
    await page.getByRole('link', { name: 'Reenviar código' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
});
