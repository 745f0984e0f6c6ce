import * as scriptTexts from '#i18n/es-MX/demo/script';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { Console, wideScreen } from '../support/console.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo' });

test('the messages', async ({ page, owner, operator }) => {
  const console = new Console(page);
  const release = await holdRequests(page, '**/demo/api/messages');
  await console.opens();
  const rows = console.section('Mensajes').getByRole('listitem');
  const newMarks = console.section('Mensajes').getByRole('img', { name: 'Nuevo' });

  await test.step('of all owners show whose they are, with their whole text', async () => {
    await expect(console.section('Decisiones')).toContainText(scriptTexts.nothingToDecide);
    await expect(console.section('Mensajes')).not.toContainText(technicalTexts.noMessages);
    release();
    await expect(console.section('Mensajes')).toContainText(technicalTexts.noMessages);
    await console.presses('Mensajes', 'Ver todos');
    await owner.registersWithoutForm();
    const code = await operator.code(owner.phone);
    await expect(rows.first()).toContainText(`Tu código de Adelantto es ${code}`);
    await expect(rows.first()).toContainText('SMS a +52 (55) 0000-4321');
    await expect(rows.first().getByRole('img', { name: 'Nuevo' })).toBeVisible();
    await expect(rows.first().getByRole('button', { name: `Usar ${code}` })).toBeVisible();
  });
  await test.step('arrive at once, newest first, and the newest that is of use has its button', async () => {
    await operator.moveClock({ frozen: true });
    await owner.recoversPasswordWithoutForm('lista@adelantto.test');
    await expect(rows.first()).toContainText('Tu contraseña temporal');
    await expect(rows.first()).toContainText('Para lista@adelantto.test');
    await expect(console.section('Mensajes').getByRole('button', { name: /^(Usar|Abrir)/ })).toHaveCount(1);
  });
  await test.step("arrive later by the demo's time when the fault says so", async () => {
    await operator.faults({ delivery_s: 30 });
    await owner.recoversPasswordWithoutForm('perfil@adelantto.test');
    await expect(await console.shows('Bitácora')).toContainText('Se envió un correo a perfil@adelantto.test');
    await console.shows('Mensajes');
    await expect(rows.first()).toContainText('Para lista@adelantto.test');
    await operator.moveClock({ advance: 'PT1M' });
    await expect(rows.first()).toContainText('Para perfil@adelantto.test');
  });
  await test.step('open on the phone by their button, after which nothing is new', async () => {
    await console.signsInOnPhoneAs('Rocío Medrano');
    await console.shows('Mensajes');
    // Those of the owner on the phone alone.
    await expect(rows.filter({ hasText: 'perfil@adelantto.test' })).toHaveCount(0);
    await console.section('Mensajes').getByRole('button', { name: 'Ver todos' }).click();
    await expect(newMarks).not.toHaveCount(0);
    await console.section('Mensajes').getByRole('button', { name: 'Solo los de Rocío' }).click();
    await rows.first().getByRole('button', { name: technicalTexts.openOnPhone }).click();
    await expect(newMarks).toHaveCount(0);
    await expect(console.phone.getByRole('heading', { level: 1 })).toHaveText(/contrato/i);
  });
  await test.step('show an e-mail as a mail program does, in a window of its own', async () => {
    const opened = page.waitForEvent('popup');
    await rows.first().getByRole('link').click();
    const mail = await opened;
    await expect(mail.getByText('Firma tu contrato').first()).toBeVisible();
  });
  await test.step('are those of the next owner on the phone, also after all were shown', async () => {
    await console.section('Mensajes').getByRole('button', { name: 'Ver todos' }).click();
    await expect(rows.filter({ hasText: 'perfil@adelantto.test' })).not.toHaveCount(0);
    await console.signsInOnPhoneAs('Renata Quiroga');
    await console.shows('Mensajes');
    await expect(rows.filter({ hasText: 'perfil@adelantto.test' })).toHaveCount(0);
    await expect(console.section('Mensajes').getByRole('button', { name: 'Ver todos' })).toBeVisible();
  });
});
