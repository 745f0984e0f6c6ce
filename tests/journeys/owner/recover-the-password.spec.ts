import { expect, test } from '../support/journey.ts';
import { newcomer } from '../support/owner.ts';

// The browser logs rejected passwords as errors.
test.use({ expectedErrors: ['401 (Unauthorized', '403 (Forbidden', '422 (Unprocessable', '429 (Too Many'] });

test('an owner who forgot the password gets a temporary one by e-mail and replaces it', async ({
  page,
  owner,
  operator,
}) => {
  await page.goto('/login');
  await owner.followsLink('¿Olvidaste tu contraseña?');
  await owner.seesHeading('Recupera tu contraseña');
  await owner.fillsIn('Correo electrónico', 'activa@adelantto.test');
  await owner.presses('Enviar');
  const dialog = page.getByRole('dialog', { name: 'Revisa tu correo' });
  await expect(dialog).toContainText('Enviamos una contraseña temporal a activa@adelantto.test. Vale 24 horas.');
  await dialog.getByRole('button', { name: 'Continuar' }).click();

  const [email] = await operator.messages('activa@adelantto.test');
  const temporary = /temporal es (\S+)/.exec(email?.text ?? '')?.[1] ?? '';
  expect(temporary).not.toBe('');
  await owner.seesHeading('Iniciar sesión');
  await owner.logsIn('activa@adelantto.test', temporary);
  await owner.seesHeading('Bienvenido');
  await owner.storedSession();
  await page.goto('/home');
  await owner.seesHeading('Bienvenido');

  await owner.fillsIn('Nueva contraseña', 'jacaranda');
  await owner.fillsIn('Repite tu nueva contraseña', 'jacarandá');
  await owner.presses('Cambiar contraseña');
  await expect(page.getByText('Falta al menos una letra mayúscula.').last()).toBeVisible();
  await expect(page.getByText('La confirmación debe ser igual a tu nueva contraseña.').last()).toBeVisible();
  await owner.fillsIn('Nueva contraseña', 'Jacaranda26');
  await owner.fillsIn('Repite tu nueva contraseña', 'Jacaranda26');
  await owner.presses('Cambiar contraseña');
  await owner.seesHeading('Documentos que vas a necesitar');
  await owner.followsLink('Continuar');
  await owner.seesHeading('Hola, Renata');

  await owner.followsLink('Perfil');
  await owner.presses('Cerrar sesión');
  await owner.followsLink('Iniciar sesión');
  await owner.seesHeading('Iniciar sesión');
  await owner.logsIn('activa@adelantto.test');
  await expect(page.getByRole('alert')).toHaveText('El correo o la contraseña no coinciden.');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('Correo electrónico', { exact: true })).toHaveValue('activa@adelantto.test');
  await owner.seesHeading('Iniciar sesión');
  await owner.logsIn('activa@adelantto.test', 'Jacaranda26');
  await owner.seesHeading('Hola, Renata');
});

test('an owner who never verified the phone and recovers the password verifies it and then replaces the temporary one', async ({
  page,
  owner,
  operator,
}) => {
  await owner.signsUp();
  await page.goto('/forgot-password');
  await owner.fillsIn('Correo electrónico', newcomer.email);
  await owner.presses('Enviar');
  await page.getByRole('dialog', { name: 'Revisa tu correo' }).getByRole('button', { name: 'Continuar' }).click();
  const [email] = await operator.messages(newcomer.email);
  const temporary = /temporal es (\S+)/.exec(email?.text ?? '')?.[1] ?? '';
  await owner.seesHeading('Iniciar sesión');
  await owner.logsIn(newcomer.email, temporary);
  await owner.seesHeading('Verifica tu cuenta');
  await owner.verifiesPhone();

  await owner.seesHeading('Bienvenido');
  await owner.storedSession();
  await page.goto('/profile/create');
  await owner.seesHeading('Bienvenido');
  await owner.fillsIn('Nueva contraseña', 'Jacaranda26');
  await owner.fillsIn('Repite tu nueva contraseña', 'Jacaranda26');
  await owner.presses('Cambiar contraseña');
  await owner.seesHeading('Documentos que vas a necesitar');
  await owner.followsLink('Continuar');
  await page.getByRole('link', { name: 'Crea tu perfil' }).waitFor();
});

test('the recovery does not reveal whether an e-mail has an account', async ({ page, owner, operator }) => {
  await page.goto('/forgot-password');
  await owner.fillsIn('Correo electrónico', 'nadie@correo.test');
  await owner.presses('Enviar');
  await expect(page.getByRole('dialog', { name: 'Revisa tu correo' })).toContainText(
    'Enviamos una contraseña temporal a nadie@correo.test. Vale 24 horas.',
  );
  expect(await operator.messages('nadie@correo.test')).toEqual([]);
});

test('changing the password ends the other sessions of the owner', async ({ page, owner, operator, baseURL }) => {
  const other = await operator.session('activa');
  await owner.signsInAs('activa', '/profile');
  await owner.followsLink('Cambiar contraseña');
  await owner.seesHeading('Cambia tu contraseña');
  await owner.fillsIn('Contraseña actual', 'Otra#2026');
  await owner.fillsIn('Nueva contraseña', 'Jacaranda#26');
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Fuerte, 100 de 100');
  await owner.fillsIn('Confirma tu nueva contraseña', 'Jacaranda#26');
  await owner.presses('Guardar contraseña');
  await expect(page.getByText('La contraseña actual no es correcta.').last()).toBeVisible();

  await owner.fillsIn('Contraseña actual', 'Adelantto1!');
  await owner.presses('Guardar contraseña');
  await owner.seesStatus('Cambiamos tu contraseña.');
  await expect(page).toHaveURL(/\/profile$/);
  await page.reload();
  await owner.seesHeading('Renata Quiroga');
  const response = await fetch(`${baseURL}/api/user`, { headers: { authorization: `Bearer ${other.token}` } });
  expect(response.status).toBe(401);
});

test('after five wrong current passwords the form shows how long to wait and keeps the typed values', async ({
  page,
  owner,
}) => {
  await owner.signsInAs('activa', '/profile/update-password');
  await owner.fillsIn('Nueva contraseña', 'Jacaranda#26');
  await owner.fillsIn('Confirma tu nueva contraseña', 'Jacaranda#26');
  for (let guess = 1; guess <= 5; guess += 1) {
    await owner.fillsIn('Contraseña actual', `Otra#202${guess}`);
    await owner.presses('Guardar contraseña');
    await expect(page.getByText('La contraseña actual no es correcta.').last()).toBeVisible();
  }
  await owner.fillsIn('Contraseña actual', 'Adelantto1!');
  await owner.presses('Guardar contraseña');
  await expect(page.getByRole('alert').filter({ hasText: /^Demasiados intentos/ })).toHaveText(
    'Demasiados intentos. Inténtalo de nuevo más tarde.',
  );
  await expect(page.getByText(/^Podrás intentarlo en 1[45]:\d\d$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar contraseña' })).toBeDisabled();
  await expect(page.getByLabel('Nueva contraseña', { exact: true })).toHaveValue('Jacaranda#26');
});
