import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { filePayload } from '../support/filePayload.ts';
import { expect, test } from '../support/journey.ts';

// The browser logs failed responses and broken connections as errors.
test.use({ expectedErrors: ['Failed to load resource'] });

const OUR_FAULT =
  /Algo salió mal\. Inténtalo en unos minutos\. Si sigue igual, escríbenos por Contacto y menciona el folio \d+\./;

test.describe('a list that fails to load', () => {
  for (const [what, status, body, message] of [
    ['an HTML page of a proxy', 502, '<html><body>Bad gateway</body></html>', OUR_FAULT],
    ['a server error', 500, { message: 'Something went wrong' }, OUR_FAULT],
    ['a response of another shape', 200, { loans: [] }, OUR_FAULT],
    ['a truncated response', 200, '[{"id":"1"', OUR_FAULT],
    ['too many requests', 429, {}, 'Demasiados intentos, inténtalo de nuevo después de un minuto.'],
  ] as const) {
    test(`${what}: shows the error, keeps the rest of the page and loads the list on retry`, async ({
      page,
      owner,
      operator,
    }) => {
      await operator.faults({ fail: [{ method: 'GET', path: '/api/loans', status, body, times: 1 }] });
      await owner.signsInAs('activa', '/loans');
      const failure = page.getByRole('alert');
      await expect(failure).toContainText('No pudimos cargar tus Adelanttos.');
      await expect(failure).toContainText(message);
      await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
      await failure.getByRole('button', { name: 'Reintentar' }).click();
      await expect(page.getByRole('article').filter({ hasText: 'Activo' })).toBeVisible();
      await expect(failure).toHaveCount(0);
    });
  }
});

test('each block of home fails independently', async ({ page, owner, operator }) => {
  await operator.faults({ fail: [{ method: 'GET', path: '/api/applications', status: 500, times: null }] });
  await owner.signsInAs('liquidada');
  await expect(page.getByRole('alert')).toContainText('No pudimos cargar tus solicitudes.');
  await expect(page.getByRole('article').filter({ hasText: 'Liquidado' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Temas de interés' })).toBeVisible();
  await operator.faults({});
  await owner.presses('Reintentar');
  await expect(page.getByRole('article').filter({ hasText: 'Borrador' })).toBeVisible();
});

test('keeps form values while offline and sends them once with one press when the connection is back', async ({
  page,
  context,
  owner,
  operator,
}) => {
  const { user } = await owner.signsInAs('lista', '/applications/lease-contract');
  await owner.fillsInLeaseForm({ until: '03/02/2027' });
  await context.setOffline(true);
  const banner = 'Sin conexión a internet. Guardamos lo que llevas; podrás enviarlo cuando vuelva la señal.';
  await expect(page.getByRole('status').filter({ hasText: banner })).toBeVisible();
  await owner.presses('Ver mi pre-oferta');
  await expect(page.getByRole('alert')).toContainText(banner);
  await expect(page.getByRole('button', { name: 'Ver mi pre-oferta' })).toBeEnabled();
  await expect(page.getByLabel('Renta mensual', { exact: true })).toHaveValue('20,000.00');
  await expect(page.getByLabel('Fin del contrato', { exact: true })).toHaveValue('03/02/2027');

  await context.setOffline(false);
  await owner.seesStatus('De nuevo en línea.');
  expect(await operator.rows(`applications?owner_id=${user.id}`)).toHaveLength(0);
  await owner.presses('Ver mi pre-oferta');
  await owner.seesHeading('Tu pre-oferta');
  expect(await operator.rows(`applications?owner_id=${user.id}`)).toHaveLength(1);
});

test('recovers an application whose response was lost without creating it twice', async ({ page, owner, operator }) => {
  const { user } = await owner.signsInAs('lista', '/applications/lease-contract');
  await owner.seesHeading('Contrato de renta');
  await page.route('**/api/applications', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await owner.fillsInLeaseForm({ until: '03/02/2027' });
  await owner.presses('Ver mi pre-oferta');
  await owner.seesHeading('Tu pre-oferta');
  expect(await operator.rows(`applications?owner_id=${user.id}`)).toHaveLength(1);
});

test('a double click on submit sends one request', async ({ page, owner, operator }) => {
  const { user } = await owner.signsInAs('lista', '/applications/lease-contract');
  await owner.fillsInLeaseForm({ until: '03/02/2027' });
  await page.getByRole('button', { name: 'Ver mi pre-oferta' }).dblclick();
  await owner.seesHeading('Tu pre-oferta');
  expect(await operator.rows(`applications?owner_id=${user.id}`)).toHaveLength(1);
});

test('shows a server error under its field, in the summary and in the title', async ({ page, owner, operator }) => {
  await owner.signsInAs('lista', '/applications/lease-contract');
  await owner.fillsInLeaseForm({ until: '03/02/2027' });
  const body = { errors: { lease_end_date: ['The end date must be after the start date.'], mystery: ['<b>No</b>'] } };
  await operator.faults({ fail: [{ method: 'POST', path: '/api/applications', status: 422, body, times: 1 }] });
  await owner.presses('Ver mi pre-oferta');
  const message = 'La fecha de fin debe ser posterior a la de inicio.';
  await expect(page.getByRole('link', { name: message })).toBeVisible();
  await expect(page.getByLabel('Fin del contrato', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Fin del contrato', { exact: true })).toHaveAccessibleDescription(new RegExp(message));
  // An error of a field that the form does not have goes to the alert; HTML in it is shown as text.
  await expect(page.getByRole('alert')).toHaveText('<b>No</b>');
  await expect(page).toHaveTitle(/^Error: /);
});

test('shows the same not-found page for missing data and for data of another owner', async ({
  page,
  owner,
  operator,
}) => {
  const foreignLoan = await operator.newestId('loans', await operator.session('vencida'));
  await owner.signsInAs('activa');
  for (const path of [
    `/loans/${foreignLoan}`,
    '/loans/987654',
    `/loans/${foreignLoan}/success`,
    `/loans/${foreignLoan}/installments/1`,
  ]) {
    await page.goto(path);
    await owner.seesHeading('No encontramos esta página');
  }
  await operator.faults({ fail: [{ method: 'GET', path: '/api/loans/*', status: 403, times: 1 }] });
  await page.goto(`/loans/${foreignLoan}`);
  await owner.seesHeading('No puedes ver esta página');
});

test('keeps accents in a file name from the phone to the server and back', async ({ page, owner, operator }) => {
  const session = await owner.signsInAs('borrador');
  const id = await operator.newestId('applications', session);
  await page.goto(`/applications/${id}/property-documents`);
  const name = 'año ñandú.pdf';
  const lease = { ...samples.leaseAgreement, name };
  await owner.uploads('Contrato de arrendamiento firmado', lease);
  await owner.presses('Guardar como borrador');
  await owner.seesStatus('Guardamos tu borrador.');
  await page.getByRole('link', { name: /^Continuar/ }).click();
  await owner.seesHeading('Documentos de tu propiedad');
  await page.reload();
  await expect(page.getByText(name, { exact: true })).toBeVisible();

  const application = await page.request.get(`/api/applications/${id}`, {
    headers: { authorization: `Bearer ${session.token}` },
  });
  const { property_lease_agreement: saved } = await application.json();
  expect(saved).toMatchObject({ name, size: lease.bytes.length });
  const bytes = await (await page.request.get(saved.url)).body();
  expect(bytes.equals(lease.bytes)).toBe(true);
});

test('restarts an interrupted upload automatically', async ({ page, owner, operator }) => {
  await owner.signsInAs('aprobada');
  await page.getByRole('link', { name: /^Continuar/ }).click();
  await owner.seesHeading('Tu adelantto ha sido aprobado');
  await operator.faults({ cut_upload_at: 0.5 });
  const group = page.getByRole('group', { name: 'Estado de cuenta' });
  await group.getByLabel(/Elegir/).setInputFiles(filePayload(samples.accountStatement));
  await expect(group.getByText('Reintentando…')).toBeVisible();
  await operator.faults({});
  await expect(group.getByText('Listo')).toBeVisible();
});
