import { expect, test } from '../support/journey.ts';
import { newcomer, type Owner } from '../support/owner.ts';

// A wrong password is refused.
test.use({ quiet: ['401 (Unauthorized', '403 (Forbidden', '422 (Unprocessable', '429 (Too Many'] });

const logsIn = async (owner: Owner, password: string, email = 'activa@adelantto.test') => {
  await owner.reads('Iniciar sesión');
  await owner.writes('Correo electrónico', email);
  await owner.writes('Contraseña', password);
  await owner.presses('Iniciar sesión');
};

test('an owner who forgot her password gets a temporary one by e-mail and replaces it', async ({
  page,
  owner,
  stage,
}) => {
  await page.goto('/login');
  await owner.follows('¿Olvidaste tu contraseña?');
  await owner.reads('Recupera tu contraseña');
  await owner.writes('Correo electrónico', 'activa@adelantto.test');
  await owner.presses('Enviar');
  const dialog = page.getByRole('dialog', { name: 'Revisa tu correo' });
  await expect(dialog).toContainText('Enviamos una contraseña temporal a activa@adelantto.test. Vale 24 horas.');
  await dialog.getByRole('button', { name: 'Continuar' }).click();

  const [mail] = await stage.messages('activa@adelantto.test');
  const temporary = /temporal es (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(temporary).not.toBe('');
  await logsIn(owner, temporary);
  await owner.reads('Bienvenido');
  await page.goto('/home');
  await owner.reads('Bienvenido');

  await owner.writes('Nueva contraseña', 'jacaranda');
  await owner.writes('Repite tu nueva contraseña', 'jacarandá');
  await owner.presses('Cambiar contraseña');
  await expect(page.getByText('Falta al menos una letra mayúscula.').last()).toBeVisible();
  await expect(page.getByText('La confirmación debe ser igual a tu nueva contraseña.').last()).toBeVisible();
  await owner.writes('Nueva contraseña', 'Jacaranda26');
  await owner.writes('Repite tu nueva contraseña', 'Jacaranda26');
  await owner.presses('Cambiar contraseña');
  await owner.reads('Documentos que vas a necesitar');
  await owner.follows('Continuar');
  await owner.reads('Hola, Renata');

  await owner.follows('Perfil');
  await owner.presses('Cerrar sesión');
  await owner.follows('Iniciar sesión');
  await logsIn(owner, 'Adelantto1!');
  await expect(page.getByRole('alert')).toHaveText('El correo o la contraseña no coinciden.');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('Correo electrónico', { exact: true })).toHaveValue('activa@adelantto.test');
  await logsIn(owner, 'Jacaranda26');
  await owner.reads('Hola, Renata');
});

test('an owner who never verified the phone and recovers the password verifies it and then replaces the temporary one', async ({
  page,
  owner,
  stage,
}) => {
  await owner.signsUp();
  await page.goto('/forgot-password');
  await owner.writes('Correo electrónico', newcomer.email);
  await owner.presses('Enviar');
  await page.getByRole('dialog', { name: 'Revisa tu correo' }).getByRole('button', { name: 'Continuar' }).click();
  const [mail] = await stage.messages(newcomer.email);
  const temporary = /temporal es (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await logsIn(owner, temporary, newcomer.email);
  await owner.reads('Verifica tu cuenta');
  await owner.typesTheCodeFromHerSms();
  await owner.presses('Verificar cuenta');

  await owner.reads('Bienvenido');
  await page.goto('/profile/create');
  await owner.reads('Bienvenido');
  await owner.writes('Nueva contraseña', 'Jacaranda26');
  await owner.writes('Repite tu nueva contraseña', 'Jacaranda26');
  await owner.presses('Cambiar contraseña');
  await owner.reads('Documentos que vas a necesitar');
  await owner.follows('Continuar');
  await page.getByRole('link', { name: 'Crea tu perfil' }).waitFor();
});

test('nobody learns from the recovery who has an account', async ({ page, owner, stage }) => {
  await page.goto('/forgot-password');
  await owner.writes('Correo electrónico', 'nadie@correo.test');
  await owner.presses('Enviar');
  await expect(page.getByRole('dialog', { name: 'Revisa tu correo' })).toContainText(
    'Enviamos una contraseña temporal a nadie@correo.test. Vale 24 horas.',
  );
  expect(await stage.messages('nadie@correo.test')).toEqual([]);
});

test('an owner changes her password, and her other sessions end', async ({ page, owner, stage, baseURL }) => {
  const other = await stage.session('activa');
  await owner.comesInAs('activa', '/profile');
  await owner.follows('Cambiar contraseña');
  await owner.reads('Cambia tu contraseña');
  await owner.writes('Contraseña actual', 'Otra#2026');
  await owner.writes('Nueva contraseña', 'Jacaranda#26');
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Fuerte, 100 de 100');
  await owner.writes('Confirma tu nueva contraseña', 'Jacaranda#26');
  await owner.presses('Guardar contraseña');
  await expect(page.getByText('La contraseña actual no es correcta.').last()).toBeVisible();

  await owner.writes('Contraseña actual', 'Adelantto1!');
  await owner.presses('Guardar contraseña');
  await owner.hears('Cambiamos tu contraseña.');
  await expect(page).toHaveURL(/\/profile$/);
  await page.reload();
  await owner.reads('Renata Quiroga');
  const refused = await fetch(`${baseURL}/api/user`, { headers: { authorization: `Bearer ${other.token}` } });
  expect(refused.status).toBe(401);
});

test('after five wrong current passwords the owner reads how long to wait, and what was typed stays', async ({
  page,
  owner,
}) => {
  await owner.comesInAs('activa', '/profile/update-password');
  await owner.writes('Nueva contraseña', 'Jacaranda#26');
  await owner.writes('Confirma tu nueva contraseña', 'Jacaranda#26');
  for (let guess = 1; guess <= 5; guess += 1) {
    await owner.writes('Contraseña actual', `Otra#202${guess}`);
    await owner.presses('Guardar contraseña');
    await expect(page.getByText('La contraseña actual no es correcta.').last()).toBeVisible();
  }
  await owner.writes('Contraseña actual', 'Adelantto1!');
  await owner.presses('Guardar contraseña');
  await expect(page.getByRole('alert').filter({ hasText: /^Demasiados intentos/ })).toHaveText(
    'Demasiados intentos. Inténtalo de nuevo más tarde.',
  );
  await expect(page.getByText(/^Podrás intentarlo en 1[45]:\d\d$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar contraseña' })).toBeDisabled();
  await expect(page.getByLabel('Nueva contraseña', { exact: true })).toHaveValue('Jacaranda#26');
});
