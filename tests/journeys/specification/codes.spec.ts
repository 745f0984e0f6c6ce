import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import * as verificationTexts from '#i18n/es-MX/verification';
import {
  ErrorResponse,
  expect,
  SATURDAY_NOON,
  sampleOwner,
  test,
  unregisteredProfile,
} from '../support/scriptedApi.ts';

const RESEND = 'PUT /api/auth/r1/verification-code';
const VERIFY = 'POST /api/auth/r1/verify-phone-code';

test('the phone verification screen', {
  tag: [
    '@s2-code-back',
    '@s2-code-link-login',
    '@s2-code-phone',
    '@s2-code-boxes',
    '@s2-code-resend-reset',
    '@s2-code-resend-dialog',
    '@s2-code-success',
    '@s2-code-countdown',
    '@s2-code-countdown-restart',
    '@s2-code-expired',
    '@s3-session-from-verification',
    '@s3-verification',
    '@s4-code-no-limit',
    '@s5-code-required',
    '@s5-code-keypad',
    '@s8-verification',
    '@s8-resend-failure',
    '@s8-resend-success',
  ],
}, async ({ page, owner, api }) => {
  const code = page.getByLabel('Código de 4 dígitos');
  const timer = page.getByRole('timer');
  const verify = page.getByRole('button', { name: 'Verificar cuenta' });
  const resend = page.getByRole('button', { name: 'Reenviar código' });
  const dialog = page.getByRole('dialog');
  api.answers({ [RESEND]: {}, 'POST /api/auth/register': { id: 'r1', phone: '+525512345678' } });
  await page.clock.install({ time: new Date(SATURDAY_NOON) });
  await owner.signsUp();

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
    await expect(page.getByText(ruleTexts['Write the 4 digits of the code.'])).toBeVisible();
    expect(api.calls(VERIFY)).toHaveLength(0);
  });
  await test.step("shows the server's errors for the code under the boxes", async () => {
    api.answers({ [VERIFY]: new ErrorResponse(422, { errors: { code: ['Your confirmation code is incorrect.'] } }) });
    await code.pressSequentially('4');
    await verify.click();
    await expect(code).toHaveAccessibleDescription(/El código es incorrecto\. Revísalo o pide uno nuevo\./);
  });
  await test.step("shows the server's message when a code was tried too often", async () => {
    const errors = { code: ['Pide otro código mañana'] };
    api.answers({ [VERIFY]: new ErrorResponse(429, { message: 'Too Many Requests', errors }) });
    await code.pressSequentially('1234');
    await verify.click();
    await expect(code).toHaveAccessibleDescription(/Pide otro código mañana/);
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
    const respond = api.holdsResponseOf(RESEND);
    await code.pressSequentially('12');
    await resend.click();
    await expect(code).toHaveValue('');
    await expect(dialog).toHaveCount(0);
    respond({});
  });
  await test.step('shows a dialog saying that an SMS with the code was sent again, with a button "Cerrar"', async () => {
    await expect(dialog).toContainText(verificationTexts.codeSentAgain);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(dialog).toHaveCount(0);
  });
  await test.step('restarts the countdown with the new code', () =>
    expect(timer).toHaveText(/El código vence en (3:00|2:[1-5]\d)/));
  await test.step('resends the code any number of times', async () => {
    api.answers({ [RESEND]: {} });
    for (let times = 3; times < 5; times += 1) {
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
    const verified = { token: 'new-token', user: { ...sampleOwner, name: null } };
    api.answers({ [VERIFY]: verified, 'GET /api/user': unregisteredProfile });
    await code.pressSequentially('0123');
    await verify.click();
    await expect(page).toHaveURL(/\/profile\/create$/);
    // redux-persist writes the session shortly after the login.
    const storedSession = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('auth') ?? 'null'));
    await expect.poll(storedSession).toEqual({ ...verified, isAuthenticated: true });
  });
  await test.step('sends the four digits as one code', () =>
    expect(api.lastCall(VERIFY).body).toEqual({ code: '0123' }));
});

test('the phone verification screen that is opened by its address', async ({ page, api }) => {
  const timer = page.getByRole('timer');
  await page.goto('/verification-code/r1?phone=%2B525512345678');

  await test.step('says where a code arrives, but neither that one was sent nor when it expires', async () => {
    const lead = verificationTexts.writeCodeOf({ phone: '+52 (55) 1234-5678' });
    await expect(page.getByText(lead, { exact: true })).toBeVisible();
    await expect(timer).toHaveCount(0);
  });
  await test.step('counts down once it has sent a code', async () => {
    api.answers({ [RESEND]: {} });
    await page.getByRole('button', { name: 'Reenviar código' }).click();
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await expect(page.getByText(verificationTexts.codeSentTo({ phone: '+52 (55) 1234-5678' }))).toBeVisible();
    await expect(timer).toHaveText(/El código vence en (3:00|2:5\d)/);
  });
});

test('fills in and sends the code of the SMS, also after an earlier one has expired', async ({ page, owner, api }) => {
  await page.addInitScript(() => {
    const get = () => new Promise((receive) => Object.assign(window, { receiveSms: receive }));
    Object.defineProperty(navigator, 'credentials', { value: { get } });
    Object.assign(window, { OTPCredential: class {} });
  });
  api.answers({ [RESEND]: {}, 'POST /api/auth/register': { id: 'r1', phone: '+525512345678' } });
  await page.clock.install({ time: new Date(SATURDAY_NOON) });
  await owner.signsUp();
  await page.clock.fastForward('03:00');
  await expect(page.getByText('El código venció. Pide uno nuevo.').first()).toBeVisible();
  await owner.presses('Reenviar código');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('timer')).toHaveText(/El código vence en (3:00|2:5\d)/);
  api.answers({
    [VERIFY]: { token: 'new-token', user: { ...sampleOwner, name: null } },
    'GET /api/user': unregisteredProfile,
  });
  await page.evaluate("receiveSms({ code: '0123' })");
  await owner.seesHeading('Crea tu perfil');
  expect(api.calls(VERIFY)).toMatchObject([{ body: { code: '0123' } }]);
});

test('the wrong code screen', { tag: ['@s2-oops-text', '@s2-oops-button'] }, async ({ page, api }) => {
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
