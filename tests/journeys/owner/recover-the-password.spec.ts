import type { Page } from 'playwright/test';
import { apiErrors } from '#i18n/es-MX/apiErrors';
import * as passwordTexts from '#i18n/es-MX/passwords';
import * as onboardingTexts from '#i18n/es-MX/profile/onboarding';
import { newcomer } from '../../../demo-server/states/newcomer.ts';
import type { Stage } from '../../stage.ts';
import { expect, test } from '../support/journey.ts';
import type { Owner } from '../support/owner.ts';

// The browser logs rejected passwords as errors.
test.use({ expectedErrors: ['401 (Unauthorized', '403 (Forbidden'] });

/** Requests a temporary password on the page for it; ends at the login. */
async function requestsTemporaryPassword(page: Page, owner: Owner, email: string): Promise<void> {
  await owner.seesHeading('Recupera tu contraseña');
  await owner.fillsIn('Correo electrónico', email);
  await owner.presses('Enviar');
  const dialog = page.getByRole('dialog', { name: 'Revisa tu correo' });
  await expect(dialog).toContainText(`Enviamos una contraseña temporal a ${email}. Vence en 24 horas.`);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await owner.seesHeading('Iniciar sesión');
}

async function temporaryPassword(operator: Stage, email: string): Promise<string> {
  const [message] = await operator.messages(email);
  const [, password] = /temporal es (\S+)/.exec(message?.text ?? '') ?? [];
  if (password === undefined) throw new Error(`No temporary password was sent to ${email}`);
  return password;
}

/** Expects that the owner, with a temporary password, sees the page for its replacement at another address too. */
async function mayOnlyReplacePassword(page: Page, owner: Owner, other: string): Promise<void> {
  await owner.seesHeading('Bienvenido');
  await owner.storedSession();
  await page.goto(other);
  await owner.seesHeading('Bienvenido');
}

async function replacesPassword(owner: Owner, password: string): Promise<void> {
  await owner.fillsIn('Nueva contraseña', password);
  await owner.fillsIn(passwordTexts.repeatNewPassword, password);
  await owner.presses('Cambiar contraseña');
  await owner.seesHeading(onboardingTexts.documentsYouWillNeed);
  await owner.followsLink('Continuar');
}

test('an owner who forgot the password', { tag: ['@engines', '@webkit', '@s4-temporary'] }, async ({
  page,
  owner,
  operator,
}) => {
  const email = 'activa@adelantto.test';
  await page.goto('/login');
  await test.step('does not learn whether an e-mail has an account', async () => {
    await owner.fillsIn('Correo electrónico', 'nadie@correo.test');
    await owner.followsLink('¿Olvidaste tu contraseña?');
    // Typed once: the e-mail comes along from the login.
    await expect(page.getByLabel('Correo electrónico', { exact: true })).toHaveValue('nadie@correo.test');
    await requestsTemporaryPassword(page, owner, 'nadie@correo.test');
    expect(await operator.messages('nadie@correo.test')).toEqual([]);
  });
  await test.step('gets a temporary one by e-mail', async () => {
    await owner.followsLink('¿Olvidaste tu contraseña?');
    await requestsTemporaryPassword(page, owner, email);
    await owner.logsIn(email, await temporaryPassword(operator, email));
  });
  await test.step('may only replace the temporary password', async () => {
    await mayOnlyReplacePassword(page, owner, '/home');
    await replacesPassword(owner, 'Jacaranda26');
    await owner.seesHeading('Hola, Renata');
  });
  await test.step('logs in with the new password and no longer with the old one', async () => {
    await owner.followsLink('Perfil');
    await owner.presses('Cerrar sesión');
    await owner.followsLink('Iniciar sesión');
    await owner.seesHeading('Iniciar sesión');
    await owner.logsIn(email);
    await expect(page.getByRole('alert')).toHaveText(apiErrors['Wrong e-mail or password']);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Correo electrónico', { exact: true })).toHaveValue(email);
    await owner.logsIn(email, 'Jacaranda26');
    await owner.seesHeading('Hola, Renata');
  });
});

test('an owner who never verified the phone and recovers the password verifies it and then replaces the temporary one', {
  tag: '@webkit',
}, async ({ page, owner, operator }) => {
  await owner.registersWithoutForm();
  await page.goto('/forgot-password');
  await requestsTemporaryPassword(page, owner, newcomer.email);
  await owner.logsIn(newcomer.email, await temporaryPassword(operator, newcomer.email));
  await owner.seesHeading('Verifica tu cuenta');
  await owner.verifiesPhone();
  await mayOnlyReplacePassword(page, owner, '/profile/create');
  await replacesPassword(owner, 'Jacaranda26');
  await page.getByRole('link', { name: /^Completa tu perfil/ }).waitFor();
});
