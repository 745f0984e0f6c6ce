import * as bureauTexts from '#i18n/es-MX/applications/bureau';
import * as leaseTexts from '#i18n/es-MX/applications/lease';
import * as listTexts from '#i18n/es-MX/applications/list';
import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import * as propertyTexts from '#i18n/es-MX/applications/property';
import * as failureTexts from '#i18n/es-MX/failures';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { expect, test } from '../support/journey.ts';

// The browser logs the 404 of the deleted draft as an error.
test.use({ expectedErrors: ['404 (Not Found'] });

test('a draft', { tag: '@webkit' }, async ({ page, owner, operator }) => {
  const session = await owner.signsInAs('lista');
  const ownApplications = () => operator.rows(`applications?owner_id=${session.user.id}`);
  const folio = page.getByLabel('Folio real', { exact: true });
  const leaseFile = page.getByRole('group', { name: propertyTexts.propertyLabels.property_lease_agreement });
  await owner.presses(loanTexts.requestFirstAdelantto);
  await owner.fillsInLease({ until: '03/02/2027' });
  await owner.seesHeading(preOfferTexts.yourPreOffer);
  const id = await operator.newestId('applications', session);
  const number = `S${id.padStart(4, '0')}`;
  const card = owner.card(`Solicitud ${number}`);
  const continues = () => card.getByRole('link', { name: /^Continuar/ }).click();
  const savesDraft = async () => {
    await owner.presses('Guardar como borrador');
    await owner.seesStatus('Guardamos tu borrador.');
    await expect(page).toHaveURL(/\/home$/);
  };

  await test.step('is created once, also when the owner goes back from the pre-offer', async () => {
    await page.goBack();
    await owner.seesHeading('Hola, Javier');
    await expect(page.getByRole('article').filter({ hasText: 'Borrador' })).toHaveCount(1);
    await expect(owner.figure('Plazo', card)).toHaveText('Por definir');
    await expect(owner.figure('Total a pagar', card)).toHaveText('Por definir');
    expect(await ownApplications()).toHaveLength(1);
  });
  const file = { ...samples.leaseAgreement, name: 'año ñandú.pdf' };
  await test.step('is saved with its term, folio and file', async () => {
    await continues();
    await owner.seesHeading(preOfferTexts.yourPreOffer);
    await page.getByRole('button', { name: 'Un mes menos' }).click();
    await owner.presses('Continuar');
    await owner.seesHeading(propertyTexts.propertyDocuments);
    await owner.fillsIn('Folio real', 'FR-204518');
    await owner.uploads(propertyTexts.propertyLabels.property_lease_agreement, file);
    await savesDraft();
    await expect(owner.figure('Plazo', card)).toHaveText('5 meses');
    await expect(owner.figure('Total a pagar', card)).toHaveText('$100,000.00');
  });
  await test.step('is continued in another session, with the accents of its file name', async () => {
    await owner.signsInAs('lista');
    await continues();
    await owner.seesHeading(propertyTexts.propertyDocuments);
    await expect(folio).toHaveValue('FR-204518');
    await expect(leaseFile.getByRole('button', { name: `Quitar ${file.name}` })).toBeVisible();
  });
  await test.step('is cleared on the server of an emptied folio and a removed file', async () => {
    await folio.fill('');
    await leaseFile.getByRole('button', { name: /^Quitar/ }).click();
    await savesDraft();
    expect(await ownApplications()).toMatchObject([
      { property_commercial_folio: null, property_lease_agreement: null },
    ]);
    await continues();
    await expect(folio).toHaveValue('');
    await expect(leaseFile.getByRole('listitem')).toHaveCount(0);
  });
  await test.step('is kept when the owner does not authorize the bureau check, or does not confirm the deletion', async () => {
    await owner.completesPropertyDocuments();
    await owner.seesHeading(bureauTexts.authoriseCheck);
    await owner.followsLink('Ahora no');
    const discard = card.getByRole('button', { name: /^Eliminar solicitud/ });
    await discard.click();
    const dialog = page.getByRole('dialog', { name: `¿Eliminar la solicitud ${number}?` });
    await expect(dialog.getByRole('button', { name: 'Conservar' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Conservar' }).click();
    await expect(dialog).toBeHidden();
    await expect(discard).toBeFocused();
    await discard.click();
  });
  await test.step('is deleted', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar solicitud' }).click();
    await owner.seesStatus(`Eliminamos la solicitud ${number}.`);
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Tus solicitudes de Adelantto' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await ownApplications()).toHaveLength(0);
    await page.goto(`/applications/${id}/property-documents`);
    await owner.seesHeading(failureTexts.pageNotFound);
  });
});

test('redirects from a step that is not open yet, and opens an earlier one', { tag: '@webkit' }, async ({
  page,
  owner,
  operator,
}) => {
  const session = await owner.signsInAs('borrador');
  const id = await operator.newestId('applications', session);
  await page.goto(`/applications/${id}/privacy-policy`);
  await owner.seesHeading(propertyTexts.propertyDocuments);
  await page.goto(`/applications/${id}/desired-loan`);
  await owner.seesHeading(preOfferTexts.yourPreOffer);
});

test('leads back to the pre-offer when the changed lease leaves no room for the chosen term', async ({
  page,
  owner,
  operator,
}) => {
  const session = await owner.signsInAs('borrador');
  const id = await operator.newestId('applications', session);
  await owner
    .card(`Solicitud S${id.padStart(4, '0')}`)
    .getByRole('link', { name: /^Cambiar renta o fechas/ })
    .click();
  await owner.seesHeading('Contrato de renta');
  await expect(page.getByRole('link', { name: 'Regresar' })).toHaveAttribute('href', '/home');
  // Before the saved lease is there the form cannot be sent.
  await expect(page.getByLabel('Inicio del contrato', { exact: true })).not.toHaveValue('');
  await owner.fillsInFields({ 'Renta mensual': '31000', 'Fin del contrato': '03/12/2026' });
  await owner.presses(leaseTexts.seeMyPreOffer);
  await owner.seesHeading(preOfferTexts.yourPreOffer);
  await expect(owner.figure(preOfferTexts.totalOfRents({ term: 4 }))).toHaveText('$124,000.00');
  await owner.followsLink(listTexts.changeRentOrDates);
  await owner.seesHeading('Contrato de renta');
  await owner.followsLink('Regresar');
  await owner.seesHeading(preOfferTexts.yourPreOffer);
  await page.goto(`/applications/${id}/property-documents`);
  await owner.seesHeading(preOfferTexts.yourPreOffer);
  await owner.presses('Continuar');
  await owner.seesHeading(propertyTexts.propertyDocuments);
  const changed = { lease_monthly_income: 31_000, lease_end_date: '2026-12-03', pre_offer_term_frame: 4 };
  expect(await operator.rows(`applications?owner_id=${session.user.id}`)).toMatchObject([changed]);
});
