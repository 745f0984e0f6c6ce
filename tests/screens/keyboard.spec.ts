import * as bureauTexts from '#i18n/es-MX/applications/bureau';
import * as leaseTexts from '#i18n/es-MX/applications/lease';
import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import * as propertyTexts from '#i18n/es-MX/applications/property';
import * as landingTexts from '#i18n/es-MX/landing';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as stepTexts from '#i18n/es-MX/profile/steps';
import * as samples from '../../demo-server/files/sampleFiles.ts';
import { newcomer } from '../../demo-server/states/newcomer.ts';
import { ERROR_SUMMARY } from '../../demo-server/states/screen.ts';
import { expect, test } from '../journeys/support/journey.ts';
import { KeyboardDriver } from './keyboardDriver.ts';

test.slow();

test('an owner can get from the landing page to the sent statement with the keyboard alone', async ({
  page,
  owner,
  operator,
}) => {
  const keyboard = new KeyboardDriver(page);
  const dialog = page.getByRole('dialog');

  await test.step('signing up', async () => {
    await page.goto('/');
    await owner.seesHeading(landingTexts.rentOfTomorrowToday);
    await keyboard.followsLink('Regístrate');
    await keyboard.seesNewDocument('Crea tu cuenta');
    await keyboard.fillsIn('Correo electrónico', newcomer.email);
    await keyboard.fillsIn('Celular', newcomer.phone);
    await keyboard.fillsIn('Contraseña', newcomer.password);
    await keyboard.fillsIn('Confirma tu contraseña', newcomer.password);
    await keyboard.goesBackTo(page.getByLabel('Celular', { exact: true }));
    await keyboard.presses('Continuar');
    await keyboard.seesFocusedHeading('Verifica tu cuenta');
  });

  await test.step('the code of the phone', async () => {
    await keyboard.fillsIn('Código de 4 dígitos', await operator.code(owner.phone));
    await page.keyboard.press('Enter');
    await keyboard.seesFocusedHeading('Crea tu perfil');
  });

  await test.step('the name, after a summary of what is missing', async () => {
    await keyboard.presses('Continuar');
    const summary = page.getByRole('region', { name: ERROR_SUMMARY });
    await expect(summary).toBeFocused();
    await keyboard.followsLink('Nombre(s): tu nombre es requerido.');
    await expect(page.getByLabel('Nombre(s)', { exact: true })).toBeFocused();
    await page.keyboard.type(newcomer.name);
    await keyboard.fillsIn('Apellidos', newcomer.last_name);
    await keyboard.checks(/aviso de privacidad/);
    await keyboard.checks(/términos y condiciones/);
    await page.keyboard.press('Enter');
    await keyboard.seesFocusedHeading(`¡Listo, ${newcomer.name}!`);
    await keyboard.presses('Continuar');
    await keyboard.seesFocusedHeading(`Hola, ${newcomer.name}`);
  });

  await test.step('a dialog that traps the focus and returns it', async () => {
    const request = page.getByRole('button', { name: loanTexts.requestFirstAdelantto });
    await keyboard.goesTo(request);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('link', { name: 'Completa tu perfil' })).toBeFocused();
    await keyboard.tabsAround(dialog);
    await page.keyboard.press('Escape');
    await expect(request).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('link', { name: 'Completa tu perfil' })).toBeFocused();
    await page.keyboard.press('Enter');
    await keyboard.seesFocusedHeading('Identificación');
  });

  await test.step('the identity, with a day from the calendar', async () => {
    await keyboard.uploads(stepTexts.ineFront, samples.identityFront);
    await keyboard.uploads(stepTexts.ineBack, samples.identityBack);
    await keyboard.fillsIn('CURP', newcomer.curp_number);
    await keyboard.goesTo(page.getByLabel('Fecha de nacimiento', { exact: true }));
    await expect(page.getByLabel('Fecha de nacimiento', { exact: true })).toHaveValue('14/02/1987');
    await keyboard.presses(/^Abrir calendario/);
    const day = dialog.getByRole('button', { name: 'sábado 14 de febrero de 1987' });
    await expect(day).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await keyboard.tabsAround(dialog);
    await keyboard.goesTo(day);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Abrir calendario/ })).toBeFocused();
    await keyboard.fillsIn('Domicilio', 'Calle del Laurel 140');
    await keyboard.fillsIn('Código postal', '06600');
    await expect(page.getByText('Cuauhtémoc, Ciudad de México')).toBeVisible();
    await keyboard.presses('Continuar');
    await keyboard.seesFocusedHeading('Validación biométrica');
  });

  await test.step('the selfie', async () => {
    await keyboard.presses('Abrir cámara');
    await keyboard.presses('Tomar foto');
    await keyboard.presses('Usar esta foto');
    await keyboard.seesFocusedHeading('Ingresos e impuestos');
  });

  await test.step('the income', async () => {
    await keyboard.uploads('Comprobantes de ingresos', samples.incomeProofs[0]);
    await keyboard.fillsIn('RFC', newcomer.rfc_number);
    await keyboard.uploads(stepTexts.taxCertificate, samples.taxCertificate);
    await keyboard.presses('Continuar');
    await keyboard.seesFocusedHeading(`Hola, ${newcomer.name}`);
  });

  await test.step('the lease and the pre-offer', async () => {
    await keyboard.presses(loanTexts.requestFirstAdelantto);
    await keyboard.seesFocusedHeading('Contrato de renta');
    await keyboard.fillsIn('Renta mensual', '20000');
    await keyboard.fillsIn('Inicio del contrato', '05082025');
    await keyboard.fillsIn('Fin del contrato', '03022027');
    await keyboard.goesTo(page.getByRole('radio', { name: 'Transferencia' }));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Efectivo' })).toBeChecked();
    await keyboard.checks(/aviso de privacidad/);
    await keyboard.presses(leaseTexts.seeMyPreOffer);
    await keyboard.seesFocusedHeading(preOfferTexts.yourPreOffer);
    await keyboard.goesTo(page.getByRole('slider', { name: 'Plazo' }));
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('slider', { name: 'Plazo' })).toHaveAttribute('aria-valuetext', '5 meses');
    await keyboard.presses('Continuar');
    await keyboard.seesFocusedHeading(propertyTexts.propertyDocuments);
  });

  await test.step('the property and the bureau', async () => {
    await keyboard.fillsIn('Folio real', 'FR-204518');
    await keyboard.fillsIn(propertyTexts.propertyLabels.property_zip_code, '06600');
    await expect(page.getByText('Cuauhtémoc, Ciudad de México')).toBeVisible();
    await keyboard.uploads(propertyTexts.propertyLabels.property_lease_agreement, samples.leaseAgreement);
    await keyboard.presses('Continuar');
    await keyboard.seesFocusedHeading(bureauTexts.authoriseCheck);
    await keyboard.presses(bureauTexts.authoriseAndReceiveCode);
    await keyboard.seesFocusedHeading('Confirma tu autorización');
    await keyboard.fillsIn('Código de 4 dígitos', await operator.code(owner.phone));
    await page.keyboard.press('Enter');
    await keyboard.seesFocusedHeading('Recibimos tu solicitud');
    await keyboard.followsLink('Ir al inicio');
    await keyboard.seesFocusedHeading(`Hola, ${newcomer.name}`);
  });

  await test.step('the bank statement', async () => {
    const session = await owner.storedSession();
    const application = await operator.newestId('applications', session);
    await operator.application(application, 'take');
    await operator.application(application, 'approve');
    await page.reload();
    await keyboard.followsLink(/^Continuar Adelantto/);
    await keyboard.seesFocusedHeading('Tu adelantto ha sido aprobado');
    await keyboard.uploads('Estado de cuenta', samples.accountStatement);
    await keyboard.presses('Enviar');
    await expect(dialog.getByRole('button', { name: 'Aceptar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await keyboard.seesFocusedHeading(`Hola, ${newcomer.name}`);
  });

  expect(keyboard.findings).toEqual([]);
});
