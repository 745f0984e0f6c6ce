import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo' });

test('new messages appear at once, newest first and marked as new, and their link opens the contract on the phone', async ({
  page,
  owner,
}) => {
  const console = new Console(page);
  await console.opens();
  await console.signsInOnPhoneAs('Rocío Medrano');
  await expect((await console.shows('Mensajes')).getByRole('status')).toHaveText('ninguno nuevo');
  await (await console.shows('Mensajes')).getByRole('button', { name: 'Abrir el contrato' }).click();
  // The page is shown before its script, which reports the address, and only then the button does something.
  await expect(page.getByText(/^\/demo\/sign\/\d+$/)).toBeVisible();
  await console.pressesOnPhone('button', 'Firmar');

  await expect((await console.shows('Mensajes')).getByRole('listitem').first()).toContainText('Recibimos tu firma');
  await expect((await console.shows('Mensajes')).getByRole('status')).toHaveText('1 nuevo');
  await expect(await console.shows('Expediente')).toContainText('Contrato firmado');

  const first = (await console.shows('Mensajes')).getByRole('button', { name: 'Recibimos tu firma' });
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect((await console.shows('Mensajes')).getByRole('status')).toHaveText('ninguno nuevo');

  await owner.recoversPasswordWithoutForm('firma@adelantto.test');
  await expect((await console.shows('Mensajes')).getByRole('listitem').first()).toContainText('Tu contraseña temporal');
  await console.presses('Mensajes', 'Marcar como leídos');
  await expect((await console.shows('Mensajes')).getByRole('status')).toHaveText('ninguno nuevo');
});

test('the messages of all owners', async ({ page, owner, operator }) => {
  const console = new Console(page);
  await console.opens();

  await test.step('show the code of an SMS on a button, and the event log to which phone it was sent', async () => {
    await owner.registersWithoutForm();
    const code = await operator.code(owner.phone);
    const sms = (await console.shows('Mensajes')).getByRole('listitem').first();
    await expect(sms).toContainText(`Tu código de Adelantto es ${code}`);
    await expect(sms.getByRole('button', { name: `Usar ${code}` })).toBeVisible();
    await expect(await console.shows('Bitácora')).toContainText(`Se envió el código ${code} a +52 (55) 0000-4321`);
    await console.presses('Mensajes', 'Marcar como leídos');
  });
  await test.step("arrive later by the demo's time when the fault says so", async () => {
    await operator.faults({ delivery_s: 30 });
    await operator.moveClock({ frozen: true });
    await owner.recoversPasswordWithoutForm('perfil@adelantto.test');
    await expect(await console.shows('Bitácora')).toContainText('Se envió un correo a perfil@adelantto.test');
    await expect((await console.shows('Mensajes')).getByRole('status')).toHaveText('ninguno nuevo');
    await console.presses('Reloj', '+1 min');
    await expect((await console.shows('Mensajes')).getByRole('status')).toHaveText('1 nuevo');
    await expect((await console.shows('Mensajes')).getByRole('listitem').first()).toContainText(
      'Tu contraseña temporal',
    );
  });
});

test('a whole e-mail is shown as a mail program does, and its link opens on the phone', async ({
  page,
  operator: _,
}) => {
  const console = new Console(page);
  await console.opens();
  await console.signsInOnPhoneAs('Óscar Pacheco');
  const inbox = await console.shows('Mensajes');
  await inbox.getByRole('button', { name: 'Buscar', exact: true }).click();
  await inbox.getByRole('textbox', { name: 'Buscar', exact: true }).fill('atrasad');
  await expect(inbox.getByRole('listitem')).toHaveCount(1);
  const subject = inbox.getByRole('listitem').locator('button[aria-expanded]');
  await subject.click();
  await inbox.getByRole('button', { name: 'Ver el correo completo' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('vencida@adelantto.test');
  await dialog.getByRole('radio', { name: 'Texto' }).check({ force: true });
  await expect(dialog.locator('pre')).toContainText('/loans/');
  await dialog.getByRole('radio', { name: 'Correo' }).check({ force: true });
  const mail = page.frameLocator('iframe[title="Contenido del correo"]');
  await mail.getByRole('link', { name: 'Abrir en Adelantto' }).click();
  await expect(dialog).toBeHidden();
  const phone = page.frameLocator('iframe[title="La app en el celular"]');
  await expect(phone.getByRole('heading', { level: 1, name: /^Pago del mes/ })).toBeVisible();
});
