import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { expect, test } from '../support/journey.ts';

// The browser logs the 404 of the deleted draft as an error.
test.use({ expectedErrors: ['404 (Not Found'] });

test('the owner saves a draft, continues it in another session and deletes it', async ({ page, owner, operator }) => {
  const session = await owner.signsInAs('lista', '/applications/lease-contract');
  await owner.fillsInLease({ until: '03/02/2027' });
  await owner.seesHeading('Tu pre-oferta');
  const id = await operator.newestId('applications', session);
  const number = `S${id.padStart(4, '0')}`;
  await page.goto('/home');
  const card = owner.card(`Solicitud ${number}`);
  await expect(card).toContainText('Borrador');
  await expect(owner.figure('Plazo', card)).toHaveText('Por definir');
  await expect(owner.figure('Total a pagar', card)).toHaveText('Por definir');

  await card.getByRole('link', { name: /^Continuar/ }).click();
  await owner.seesHeading('Tu pre-oferta');
  await page.getByRole('button', { name: 'Un mes menos' }).click();
  await owner.presses('Continuar');
  await owner.seesHeading('Documentos de tu propiedad');
  await owner.fillsIn('Folio real', 'FR-204518');
  await owner.presses('Guardar como borrador');
  await owner.seesStatus('Guardamos tu borrador.');
  await expect(page).toHaveURL(/\/home$/);
  await expect(owner.figure('Plazo', card)).toHaveText('5 meses');
  await expect(owner.figure('Total a pagar', card)).toHaveText('$100,000.00');

  await owner.signsInAs('lista');
  await card.getByRole('link', { name: /^Continuar/ }).click();
  await owner.seesHeading('Documentos de tu propiedad');
  await expect(page.getByLabel('Folio real', { exact: true })).toHaveValue('FR-204518');
  await owner.completesPropertyDocuments('FR-204518');
  await owner.seesHeading('Autoriza la consulta de tu historial crediticio');
  await owner.followsLink('Ahora no');

  const discard = card.getByRole('button', { name: /^Eliminar solicitud/ });
  await discard.click();
  const dialog = page.getByRole('dialog', { name: `¿Eliminar la solicitud ${number}?` });
  await expect(dialog).toContainText('No se puede deshacer.');
  await expect(dialog.getByRole('button', { name: 'Conservar' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Conservar' }).click();
  await expect(dialog).toBeHidden();
  await expect(discard).toBeFocused();

  await discard.click();
  await dialog.getByRole('button', { name: 'Eliminar solicitud' }).click();
  await owner.seesStatus(`Eliminamos la solicitud ${number}.`);
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Tus solicitudes de Adelantto' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await operator.rows(`applications?owner_id=${session.user.id}`)).toHaveLength(0);

  await page.goto(`/applications/${id}/property-documents`);
  await owner.seesHeading('No encontramos esta página');
});

test('saving the draft clears an emptied folio and a removed lease file on the server', async ({
  page,
  owner,
  operator,
}) => {
  const id = await operator.newestId('applications', await owner.signsInAs('borrador'));
  const folio = page.getByLabel('Folio real', { exact: true });
  const lease = page.getByRole('group', { name: 'Contrato de arrendamiento firmado' });
  const opensDocuments = async () => {
    await page.goto(`/applications/${id}/property-documents`);
    await owner.seesHeading('Documentos de tu propiedad');
  };
  const savesDraft = async () => {
    await owner.presses('Guardar como borrador');
    await owner.seesStatus('Guardamos tu borrador.');
  };
  await opensDocuments();
  await folio.fill('FR-204518');
  await owner.uploads('Contrato de arrendamiento firmado', samples.leaseAgreement);
  await savesDraft();

  await opensDocuments();
  await expect(folio).toHaveValue('FR-204518');
  await folio.fill('');
  await lease.getByRole('button', { name: /^Quitar/ }).click();
  await savesDraft();

  expect(await operator.rows(`applications?id=${id}`)).toMatchObject([
    { property_commercial_folio: null, property_lease_agreement: null },
  ]);
  await opensDocuments();
  await expect(folio).toHaveValue('');
  await expect(lease.getByRole('listitem')).toHaveCount(0);
});

test('shows the not-found page for an application of another owner', async ({ owner, operator }) => {
  const id = await operator.newestId('applications', await operator.session('borrador'));
  await owner.signsInAs('lista', `/applications/${id}/property-documents`);
  await owner.seesHeading('No encontramos esta página');
  await owner.followsLink('Ir al inicio');
  await owner.seesHeading('Hola, Javier');
});

test('redirects from a step that is not open yet, and opens an earlier one', async ({ page, owner, operator }) => {
  const session = await owner.signsInAs('borrador');
  const id = await operator.newestId('applications', session);
  await page.goto(`/applications/${id}/privacy-policy`);
  await owner.seesHeading('Documentos de tu propiedad');
  await page.goto(`/applications/${id}/desired-loan`);
  await owner.seesHeading('Tu pre-oferta');
});
