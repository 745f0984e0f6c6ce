import * as samples from '../../demo-server/files/sampleFiles.ts';
import { expect, test } from '../journeys/support/journey.ts';
import { newcomer } from '../journeys/support/owner.ts';
import { Keys } from './keyboardDriver.ts';

test.slow();

test('an owner can get from the landing page to the sent statement with the keyboard alone', async ({
  page,
  owner,
  operator,
}) => {
  const keys = new Keys(page);
  const dialog = page.getByRole('dialog');

  await test.step('signing up', async () => {
    await page.goto('/');
    await owner.seesHeading('Tu renta de mañana, hoy.');
    await keys.follows('Regístrate');
    await keys.loads('Crea tu cuenta');
    await keys.writes('Correo electrónico', newcomer.email);
    await keys.writes('Celular', newcomer.phone);
    await keys.writes('Contraseña', newcomer.password);
    await keys.writes('Confirma tu contraseña', newcomer.password);
    await keys.goesBackTo(page.getByLabel('Celular', { exact: true }));
    await keys.presses('Continuar');
    await keys.arrivesAt('Verifica tu cuenta');
  });

  await test.step('the code of the phone', async () => {
    await keys.writes('Código de 4 dígitos', await operator.code(owner.phone));
    await page.keyboard.press('Enter');
    await keys.arrivesAt('Crea tu perfil');
  });

  await test.step('the name, after a summary of what is missing', async () => {
    await keys.presses('Continuar');
    const summary = page.getByRole('region', { name: 'Revisa lo siguiente' });
    await expect(summary).toBeFocused();
    await keys.follows('Tu nombre es requerido.');
    await expect(page.getByLabel('Nombre(s)', { exact: true })).toBeFocused();
    await page.keyboard.type(newcomer.name);
    await keys.writes('Apellidos', newcomer.last_name);
    await keys.ticks(/aviso de privacidad/);
    await keys.ticks(/términos y condiciones/);
    await page.keyboard.press('Enter');
    await keys.arrivesAt(`¡Listo, ${newcomer.name}!`);
    await keys.presses('Continuar');
    await keys.arrivesAt(`Hola, ${newcomer.name}`);
  });

  await test.step('a dialog that traps the focus and returns it', async () => {
    const request = page.getByRole('button', { name: 'Solicitar mi primer Adelantto' });
    await keys.goesTo(request);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('link', { name: 'Completa tu perfil' })).toBeFocused();
    await keys.circles(dialog);
    await page.keyboard.press('Escape');
    await expect(request).toBeFocused();
    await page.keyboard.press('Enter');
    await keys.follows('Completa tu perfil');
    await keys.arrivesAt('Identificación');
  });

  await test.step('the identity, with a day from the calendar', async () => {
    await keys.picks('Frente de tu INE', samples.identityFront);
    await keys.picks('Reverso de tu INE', samples.identityBack);
    await keys.writes('CURP', newcomer.curp_number);
    await keys.goesTo(page.getByLabel('Fecha de nacimiento', { exact: true }));
    await expect(page.getByLabel('Fecha de nacimiento', { exact: true })).toHaveValue('14/02/1987');
    await keys.presses(/^Abrir calendario/);
    const day = dialog.getByRole('button', { name: 'sábado 14 de febrero de 1987' });
    await expect(day).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await keys.circles(dialog);
    await keys.goesTo(day);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Abrir calendario/ })).toBeFocused();
    await keys.writes('Domicilio', 'Calle del Laurel 140');
    await keys.writes('Código postal', '06600');
    await expect(page.getByText('Cuauhtémoc, Ciudad de México')).toBeVisible();
    await keys.presses('Continuar');
    await keys.arrivesAt('Validación biométrica');
  });

  await test.step('the selfie', async () => {
    await keys.presses('Abrir cámara');
    await keys.presses('Tomar foto');
    await keys.presses('Usar esta foto');
    await expect(page.getByText('MB · Listo')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await keys.presses('Continuar');
    await keys.arrivesAt('Ingresos e impuestos');
  });

  await test.step('the income', async () => {
    await keys.picks('Comprobantes de ingresos', samples.incomeProofs[0]);
    await keys.writes('RFC', newcomer.rfc_number);
    await keys.picks('Constancia de Situación Fiscal', samples.taxCertificate);
    await keys.presses('Continuar');
    await keys.arrivesAt(`Hola, ${newcomer.name}`);
  });

  await test.step('the lease and the pre-offer', async () => {
    await keys.presses('Solicitar mi primer Adelantto');
    await keys.arrivesAt('Contrato de renta');
    await keys.writes('Renta mensual', '20000');
    await keys.writes('Inicio del contrato', '05082025');
    await keys.writes('Fin del contrato', '03022027');
    await keys.goesTo(page.getByRole('radio', { name: 'Transferencia' }));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Efectivo' })).toBeChecked();
    await keys.ticks(/aviso de privacidad/);
    await keys.presses('Ver mi pre-oferta');
    await keys.arrivesAt('Tu pre-oferta');
    await keys.goesTo(page.getByRole('slider', { name: 'Plazo' }));
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('slider', { name: 'Plazo' })).toHaveAttribute('aria-valuetext', '5 meses');
    await keys.presses('Continuar');
    await keys.arrivesAt('Documentos de tu propiedad');
  });

  await test.step('the property and the bureau', async () => {
    await keys.writes('Folio real', 'FR-204518');
    await keys.writes('Código postal de la propiedad', '06600');
    await expect(page.getByText('Cuauhtémoc, Ciudad de México')).toBeVisible();
    await keys.picks('Contrato de arrendamiento firmado', samples.leaseAgreement);
    await keys.presses('Continuar');
    await keys.arrivesAt('Autoriza la consulta de tu historial crediticio');
    await keys.presses('Autorizar y recibir código');
    await keys.arrivesAt('Confirma tu autorización');
    await keys.writes('Código de 4 dígitos', await operator.code(owner.phone));
    await page.keyboard.press('Enter');
    await keys.arrivesAt('Recibimos tu solicitud');
    await keys.follows('Ir al inicio');
    await keys.arrivesAt(`Hola, ${newcomer.name}`);
  });

  await test.step('the bank statement', async () => {
    const session = await owner.storedSession();
    const application = await operator.newestId('applications', session);
    await operator.application(application, 'take');
    await operator.application(application, 'approve');
    await page.reload();
    await keys.follows(/^Continuar Adelantto/);
    await keys.arrivesAt('Tu adelantto ha sido aprobado');
    await keys.picks('Estado de cuenta', samples.accountStatement);
    await keys.presses('Enviar');
    await expect(dialog.getByRole('button', { name: 'Aceptar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await keys.arrivesAt(`Hola, ${newcomer.name}`);
  });

  expect(keys.findings).toEqual([]);
});
