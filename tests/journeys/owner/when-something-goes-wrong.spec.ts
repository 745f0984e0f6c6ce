import * as leaseTexts from '#i18n/es-MX/applications/lease';
import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import * as commonTexts from '#i18n/es-MX/common';
import { cutConnection } from '../support/cutConnection.ts';
import { expect, test } from '../support/journey.ts';

// The browser logs failed responses and broken connections as errors.
test.use({ expectedErrors: ['Failed to load resource'] });

const OUR_FAULT =
  /Algo salió mal\. Inténtalo en unos minutos\. Si sigue igual, escríbenos por Contacto y menciona el folio \d+\./;

test('a list that fails to load', { tag: ['@long', '@webkit'] }, async ({ page, owner, operator }) => {
  await owner.signsInAs('activa');
  for (const [what, status, body, message] of [
    ['an HTML page of a proxy', 502, '<html><body>Bad gateway</body></html>', OUR_FAULT],
    ['a server error', 500, { message: 'Something went wrong' }, OUR_FAULT],
    ['a response of another shape', 200, { loans: [] }, OUR_FAULT],
    ['a truncated response', 200, '[{"id":"1"', OUR_FAULT],
    ['too many requests', 429, {}, 'Demasiados intentos, inténtalo de nuevo después de un minuto.'],
  ] as const) {
    await test.step(`shows ${what} as an error, keeps the rest of the page and loads on retry`, async () => {
      await operator.faults({ fail: [{ method: 'GET', path: '/api/loans', status, body, times: 1 }] });
      await page.goto('/loans');
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

test('each block of home fails independently', { tag: ['@long', '@webkit'] }, async ({ page, owner, operator }) => {
  await operator.faults({ fail: [{ method: 'GET', path: '/api/applications', status: 500, times: null }] });
  await owner.signsInAs('liquidada');
  await expect(page.getByRole('alert')).toContainText('No pudimos cargar tus solicitudes.');
  await expect(page.getByRole('article').filter({ hasText: 'Liquidado' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Temas de interés' })).toBeVisible();
  await operator.faults({});
  await owner.presses('Reintentar');
  await expect(page.getByRole('article').filter({ hasText: 'Borrador' })).toBeVisible();
});

test('a form that could not be sent', { tag: '@long' }, async ({ page, context, owner, operator }) => {
  const { user } = await owner.signsInAs('lista', '/applications/lease-contract');
  const send = page.getByRole('button', { name: leaseTexts.seeMyPreOffer });
  const end = page.getByLabel('Fin del contrato', { exact: true });
  await owner.fillsInLeaseForm({ until: '03/02/2027' });

  await test.step('shows a server error under its field, in the summary and in the title', async () => {
    const body = {
      errors: { lease_end_date: ['The end date must be after the start date.'], mystery: ['<b>No</b>'] },
    };
    await operator.faults({ fail: [{ method: 'POST', path: '/api/applications', status: 422, body, times: 1 }] });
    await send.click();
    const message = 'La fecha de fin debe ser posterior a la de inicio.';
    await expect(page.getByRole('link', { name: message })).toBeVisible();
    await expect(end).toHaveAttribute('aria-invalid', 'true');
    await expect(end).toHaveAccessibleDescription(new RegExp(message));
    // An error of a field that the form does not have goes to the alert; HTML in it is shown as text.
    await expect(page.getByRole('alert')).toHaveText('<b>No</b>');
    await expect(page).toHaveTitle(/^Error: /);
  });
  await test.step('keeps its values while offline', async () => {
    await end.fill('04/02/2027');
    await cutConnection(page);
    const banner = 'Sin conexión a internet. Guardamos lo que llevas; podrás enviarlo cuando vuelva la señal.';
    await owner.seesStatus(banner);
    await send.click();
    await expect(page.getByRole('alert')).toContainText(banner);
    await expect(page.getByText(banner).filter({ visible: true })).toHaveCount(1);
    await expect(send).toBeEnabled();
    await expect(page.getByLabel('Renta mensual', { exact: true })).toHaveValue('20,000.00');
    await expect(end).toHaveValue('04/02/2027');
  });
  await test.step('is sent once, with one press, when the connection is back', async () => {
    await context.setOffline(false);
    await owner.seesStatus(commonTexts.onlineAgain);
    expect(await operator.rows(`applications?owner_id=${user.id}`)).toHaveLength(0);
    await send.click();
    await owner.seesHeading(preOfferTexts.yourPreOffer);
    expect(await operator.rows(`applications?owner_id=${user.id}`)).toHaveLength(1);
  });
});

test('shows the same not-found page for missing data and for data of another owner', { tag: '@webkit' }, async ({
  page,
  owner,
  operator,
}) => {
  const foreignLoan = await operator.newestId('loans', await operator.session('vencida'));
  const foreignDraft = await operator.newestId('applications', await operator.session('borrador'));
  await owner.signsInAs('activa');
  for (const path of [
    '/loans/987654',
    `/loans/${foreignLoan}`,
    `/loans/${foreignLoan}/success`,
    `/loans/${foreignLoan}/installments/1`,
    `/applications/${foreignDraft}/property-documents`,
  ]) {
    await page.goto(path);
    await owner.seesHeading('No encontramos esta página');
  }
  await operator.faults({ fail: [{ method: 'GET', path: '/api/loans/*', status: 403, times: 1 }] });
  await page.goto(`/loans/${foreignLoan}`);
  await owner.seesHeading('No puedes ver esta página');
});
