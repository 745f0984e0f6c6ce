import { expectAbove } from '../support/expectAbove.ts';
import { ErrorResponse, expect, test } from '../support/scriptedApi.ts';

const containing = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

test('the landing screen', async ({ page, api: _ }) => {
  await test.step('has the button "Regístrate" that opens /register', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Regístrate', exact: true }).click();
    await expect(page).toHaveURL(/\/register$/);
  });
  await test.step('has the button "Iniciar sesión" that opens /login', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Iniciar sesión', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
  await test.step('promises up to 12 months of rent and a response in less than 3 days', async () => {
    await page.goto('/');
    await expect(page.getByText('Recibe hasta 12 meses de renta por adelantado.')).toBeVisible();
    await expect(page.getByText('Te respondemos en menos de 3 días.')).toBeVisible();
  });
});

test('the login screen', async ({ page, api }) => {
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
    await expect(page.getByText('Tu correo electrónico es obligatorio.').first()).toBeVisible();
    await expect(page.getByText('Tu contraseña es obligatoria.').first()).toBeVisible();
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
    const alert = page.getByRole('alert').filter({ hasText: 'El correo o la contraseña no coinciden.' });
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

for (const path of ['/register', '/create-account']) {
  test(`${path} is step 1 of 2 of the registration with half of the progress bar filled`, async ({ page }) => {
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
}

test('the registration screen', async ({ page, api }) => {
  const password = page.getByLabel('Contraseña', { exact: true });
  const continueButton = page.getByRole('button', { name: 'Continuar' });
  await page.goto('/register');

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
      'Tu correo electrónico es obligatorio.',
      'Tu número de celular es obligatorio.',
      'Tu contraseña es obligatoria.',
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
      'Tus contraseñas no coinciden.',
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
      ['Correo electrónico', 'Este correo ya está registrado. Inicia sesión o usa otro.'],
      ['Celular', 'Este celular ya está registrado. Inicia sesión o usa otro.'],
      ['Contraseña', 'Una contraseña distinta'],
      ['Confirma tu contraseña', 'Otra confirmación'],
    ] as const)
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(containing(text));
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });
  await test.step('disables its button while the request is pending', async () => {
    let respond = (_: unknown) => {};
    api.answers({ 'POST /api/auth/register': new Promise((resolve) => (respond = resolve)) });
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
    // The rejected call and this one, although the disabled button was pressed as well.
    expect(api.calls('POST /api/auth/register')).toHaveLength(2);
    expect(api.lastCall('POST /api/auth/register').body).toEqual({
      email: 'ana@correo.com.mx',
      phone: '+525512345678',
      password: 'abcDEF1!',
      confirm_password: 'abcDEF1!',
    });
  });
});

for (const [what, answer] of [
  ['an id', { phone: '+525512345678' }],
  ['a phone', { id: 'r1' }],
] as const) {
  test(`a registration whose response lacks ${what} stays on the page and shows an error`, async ({ page, api }) => {
    api.answers({ 'POST /api/auth/register': answer });
    await page.goto('/register');
    for (const [label, text] of [
      ['Correo electrónico', 'ana@correo.com.mx'],
      ['Celular', '5512345678'],
      ['Contraseña', 'abcDEF1!'],
      ['Confirma tu contraseña', 'abcDEF1!'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Algo salió mal.' })).toBeVisible();
    await expect(page).toHaveURL(/\/register$/);
  });
}

test('the password recovery screen', async ({ page, api }) => {
  const email = page.getByLabel('Correo electrónico', { exact: true });
  const send = page.getByRole('button', { name: 'Enviar' });
  await page.goto('/forgot-password');

  await test.step('has one field, e-mail', async () => {
    await expect(email).toBeVisible();
    await expect(page.locator('form input')).toHaveCount(1);
  });
  await test.step('says that a temporary password will be sent to the e-mail', () =>
    expect(page.getByText('Te enviaremos una contraseña temporal a tu correo electrónico.')).toBeVisible());
  await test.step('requires the e-mail', async () => {
    await send.click();
    await expect(page.getByText('Tu correo electrónico es obligatorio.')).toBeVisible();
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
