import * as bureauTexts from '#i18n/es-MX/applications/bureau';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import { draftAt, rejectedApplication, sentApplication } from '../../../demo-server/states/answers.ts';
import { ErrorResponse, expect, SATURDAY_NOON, test } from '../support/scriptedApi.ts';

const READ = 'GET /api/applications/7';
const AUTHORIZE = 'PUT /api/applications/7/privacy-policy';
const CONFIRM = 'PUT /api/applications/7/confirm-privacy-policy';
const RESEND = 'POST /api/verification-code/privacy-policy/resend';
const atBureau = draftAt('bureau_policy');

test.beforeEach(({ page }) => page.clock.install({ time: new Date(SATURDAY_NOON) }));

test('the bureau authorization screen', {
  tag: [
    '@s2-privacy-policy',
    '@s2-fail',
    '@s4-application-flow-code',
    '@s4-application-flow-fail',
    '@s4-bureau-countdown',
    '@s8-bureau-too-low',
    '@s9-bureau-years',
    '@s9-bureau-retry',
  ],
}, async ({ page, api }) => {
  await api.opens('/applications/7/privacy-policy', { [READ]: atBureau });
  await test.step('has the text of the credit-bureau authorization', () =>
    expect(page.getByText(/Autorizo a Adelantto a consultar mi historial crediticio/)).toBeVisible());
  await test.step('says that it is valid for 3 years', () =>
    expect(page.getByText(bureauTexts.authorisationYears({ years: 3 }), { exact: true })).toBeVisible());
  await test.step('says to which phone the code will be sent', () =>
    expect(page.getByText(bureauTexts.codeWillBeSentTo({ phone: '+52 (55) 1234-5678' }))).toBeVisible());
  await test.step('sends the acceptance and goes to the code', async () => {
    api.answers({ [AUTHORIZE]: {} });
    await page.getByRole('button', { name: bureauTexts.authoriseAndReceiveCode }).click();
    await expect(page).toHaveURL(/\/applications\/7\/confirm-privacy-policy$/);
    expect(api.lastCall(AUTHORIZE).body).toEqual({ accept_privacy_policy: true });
  });
  await test.step('counts down three minutes for the code', () =>
    expect(page.getByRole('timer')).toHaveText(/El código vence en (3:00|2:[1-5]\d)/));
  await test.step('goes to /applications/{id}/fail-buro-score when the score is too low', async () => {
    api.answers({ [CONFIRM]: new ErrorResponse(422, { message: 'BUREAU_SCORE_IS_TOO_LOW' }) });
    await page.getByLabel('Código de 4 dígitos').pressSequentially('1234');
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page).toHaveURL(/\/applications\/7\/fail-buro-score$/);
  });
  await test.step('shows to try again in 3 months', () =>
    expect(page.getByText(bureauTexts.scoreTooLowUntil({ months: 3, date: '21 feb 2027' }))).toBeVisible());
  await test.step('shows the day of the application once it has one', async () => {
    api.answers({ [READ]: { ...rejectedApplication, retry_from: '2027-03-01' } });
    await page.reload();
    await expect(page.getByText(bureauTexts.scoreTooLowUntil({ months: 3, date: '01 mar 2027' }))).toBeVisible();
  });
});

test('the bureau code screen', {
  tag: [
    '@s2-confirm',
    '@s4-application-flow-final',
    '@s4-bureau-countdown-restart',
    '@s4-bureau-expired',
    '@s5-bureau-code',
    '@s7-confirm',
    '@s8-code',
    '@s8-bureau-other',
    '@s8-bureau-429',
  ],
}, async ({ page, api }) => {
  const code = page.getByLabel('Código de 4 dígitos');
  const confirm = page.getByRole('button', { name: 'Confirmar' });
  const resend = page.getByRole('button', { name: /^Reenviar código/ });
  await api.opens('/applications/7/confirm-privacy-policy', { [READ]: atBureau });

  await test.step('has four boxes of one digit each on the numeric keypad', async () => {
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await code.pressSequentially('123');
    for (const [box, digit] of ['1', '2', '3', ''].entries())
      await expect(page.getByTestId(`code-${box}`)).toHaveText(digit);
  });
  await test.step('requires all four digits', async () => {
    await confirm.click();
    await expect(page.getByText(ruleTexts['Write the 4 digits of the code.'])).toBeVisible();
    expect(api.calls(CONFIRM)).toHaveLength(0);
  });
  await test.step("shows the server's error for the code under the boxes", async () => {
    api.answers({ [CONFIRM]: new ErrorResponse(422, { errors: { code: ['Your confirmation code is incorrect.'] } }) });
    await code.pressSequentially('4');
    await confirm.click();
    await expect(code).toHaveAccessibleDescription(/El código es incorrecto\. Revísalo o pide uno nuevo\./);
  });
  await test.step('shows other error responses as errors of the code', async () => {
    api.answers({ [CONFIRM]: new ErrorResponse(400, { message: 'El buró no contesta' }) });
    await code.pressSequentially('1234');
    await confirm.click();
    await expect(code).toHaveAccessibleDescription(/El buró no contesta/);
  });
  await test.step('sends id, code and the time of the submit', () => {
    const { query, body } = api.lastCall(CONFIRM);
    expect(body).toEqual({ id: '7', code: '1234' });
    expect(query).toMatch(/^\?time=\d{13}$/);
    const late = Number(query.slice('?time='.length)) - Date.parse(SATURDAY_NOON);
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(120_000);
  });
  await test.step('shows after a resend with status 429 to try again in a minute', async () => {
    api.answers({ [RESEND]: new ErrorResponse(429, { message: 'Vuelve mañana' }) });
    await resend.click();
    const failure = page.getByRole('alert').filter({ hasText: /\S/ });
    await expect(failure).toHaveText('Demasiados intentos, inténtalo de nuevo después de un minuto.');
    await expect(resend).toHaveText(/Reenviar código en (1:00|0:5\d)/);
    await page.clock.fastForward('01:01');
  });
  await test.step('shows "Algo salió mal." for a resend that fails on the server, never its English message', async () => {
    api.answers({ [RESEND]: new ErrorResponse(500, { message: 'Server Error' }) });
    await resend.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Algo salió mal.' })).toBeVisible();
    await expect(page.getByText('Server Error')).toHaveCount(0);
  });
  await test.step('resends with the bearer token and no body, and restarts the countdown', async () => {
    api.answers({ [RESEND]: {} });
    await resend.click();
    await expect(page.getByRole('timer')).toHaveText(/El código vence en (3:00|2:[1-5]\d)/);
    expect(api.lastCall(RESEND)).toMatchObject({ body: null, headers: { authorization: 'Bearer owner-token' } });
  });
  await test.step('shows at zero that the code expired and hides the countdown', async () => {
    await page.clock.fastForward('03:00');
    await expect(page.getByText('El código venció. Pide uno nuevo.').first()).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
  });
  await test.step('goes to the final announcement', async () => {
    api.answers({ [CONFIRM]: sentApplication, [READ]: sentApplication });
    await code.pressSequentially('4321');
    await confirm.click();
    await expect(page).toHaveURL(/\/applications\/7\/final-announcement$/);
  });
});

test('does not claim that a code was sent when this tab requested none', async ({ page, api }) => {
  await api.opens('/applications/7/confirm-privacy-policy', { [READ]: atBureau, [AUTHORIZE]: {}, [RESEND]: {} });
  const requestHint = page.getByText(bureauTexts.signWithCode({ phone: '+52 (55) 1234-5678' }));
  const sentHint = page.getByText(/código de 4 dígitos que enviamos por SMS al \+52 \(55\) 1234-5678\./);
  const requestLink = page.getByRole('link', { name: '¿Aún no tienes un código? Pide uno' });
  await expect(requestHint).toBeVisible();
  await expect(sentHint).toHaveCount(0);
  await test.step('requests a code by authorizing the check', async () => {
    await requestLink.click();
    await expect(page).toHaveURL(/\/applications\/7\/privacy-policy$/);
    await page.getByRole('button', { name: bureauTexts.authoriseAndReceiveCode }).click();
    await expect(sentHint).toBeVisible();
    await expect(requestLink).toHaveCount(0);
  });
});

test('the final announcement screen', { tag: ['@s1-72-hours', '@s2-final', '@s9-property-hours'] }, async ({
  page,
  api,
}) => {
  await api.opens('/applications/7/final-announcement', { [READ]: sentApplication });
  await test.step('says that the property is validated and the result e-mailed within 72 hours', () =>
    expect(
      page.getByText(
        /Validaremos los datos de tu propiedad y te enviaremos el resultado por correo en un máximo de 72 horas, a más tardar el mar 24 nov 2026, 12:00\./,
      ),
    ).toBeVisible());
  await test.step('says a day later too when the authorisation was registered', async () => {
    await page.clock.setFixedTime(new Date('2026-11-22T13:30:00-06:00'));
    await page.reload();
    const registered = { date: '21 nov 2026', time: '12:00', folio: '12345678' };
    await expect(page.getByText(bureauTexts.authorisationRegistered(registered))).toBeVisible();
  });
});
