import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo' });

test('new messages appear at once, newest first and marked as new, and their link opens the contract on the phone', async ({
  page,
  operator,
}) => {
  const console = new Console(page);
  await console.opens();
  await console.signsInOnPhoneAs('Rocío Medrano');
  const inbox = console.section('Mensajes');
  await expect(inbox.getByRole('status')).toHaveText('ninguno nuevo');
  await inbox.getByRole('button', { name: 'Abrir el contrato' }).click();
  await console.phone.getByRole('button', { name: 'Firmar' }).click();

  await expect(inbox.getByRole('listitem').first()).toContainText('Recibimos tu firma');
  await expect(inbox.getByRole('status')).toHaveText('1 nuevo');
  await expect(console.section('Expediente')).toContainText('Ve: Contrato firmado');

  const first = inbox.getByRole('button', { name: 'Recibimos tu firma' });
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(inbox.getByRole('status')).toHaveText('ninguno nuevo');

  const session = await operator.session('firma');
  await fetch(`${operator.url}/api/auth/recover-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: session.user.email }),
  });
  await expect(inbox.getByRole('listitem').first()).toContainText('Tu contraseña temporal');
  await console.presses('Mensajes', 'Marcar como leídos');
  await expect(inbox.getByRole('status')).toHaveText('ninguno nuevo');
});

test('the delay of messages can be chosen once the faults have loaded', async ({ page, operator: _ }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/demo/api/faults', async (route) => {
    await released;
    await route.continue();
  });
  const console = new Console(page);
  await console.opens();
  const delivery = console.section('Mensajes').getByLabel('Llegan');
  await expect(delivery).toBeDisabled();
  release();
  await expect(delivery).toBeEnabled();
});

test('a message arrives after the chosen delay, or never', async ({ page, operator }) => {
  const console = new Console(page);
  await console.opens();
  const inbox = console.section('Mensajes');
  const delivery = inbox.getByLabel('Llegan');
  const recoverPassword = (email: string) =>
    fetch(`${operator.url}/api/auth/recover-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
  await delivery.selectOption('Nunca');
  await expect(console.section('Fallas').getByRole('status')).toHaveText('1 activa');
  await recoverPassword('lista@adelantto.test');
  await expect(console.section('Bitácora')).toContainText('Se envió un correo a lista@adelantto.test, que no llegará');

  // While the clock is stopped, a message with a delay of five seconds does not arrive.
  await delivery.selectOption('A los 5 s');
  await expect(console.section('Fallas').getByRole('status')).toHaveText('ninguna activa');
  await operator.moveClock({ frozen: true });
  await recoverPassword('perfil@adelantto.test');
  await expect(console.section('Bitácora')).toContainText('Se envió un correo a perfil@adelantto.test');
  await expect(inbox.getByRole('status')).toHaveText('ninguno nuevo');
  await console.presses('Reloj', '+1 min');
  await expect(inbox.getByRole('status')).toHaveText('1 nuevo');
  await expect(inbox.getByRole('listitem').first()).toContainText('Tu contraseña temporal');

  // While it runs, the console refetches by itself after the five seconds.
  await operator.moveClock({ frozen: false });
  await recoverPassword('borrador@adelantto.test');
  await expect(inbox.getByRole('status')).toHaveText('2 nuevos', { timeout: 20_000 });
});

test('an SMS shows its code on a button, and the event log shows which code was sent to which phone', async ({
  page,
  operator,
}) => {
  const console = new Console(page);
  await console.opens();
  const registered = await fetch(`${operator.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'prospecto@correo.test',
      phone: '+525500004321',
      password: 'Jacaranda#26',
      confirm_password: 'Jacaranda#26',
    }),
  });
  expect(registered.status).toBe(201);
  const code = await operator.code('+525500004321');
  const sms = console.section('Mensajes').getByRole('listitem').first();
  await expect(sms).toContainText(`Tu código de Adelantto es ${code}`);
  await expect(sms.getByRole('button', { name: `Usar ${code}` })).toBeVisible();
  await expect(console.section('Bitácora')).toContainText(`Se envió el código ${code} a +52 (55) 0000-4321`);
});
