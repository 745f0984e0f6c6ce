import type { Page } from 'playwright/test';
import * as compareTexts from '#i18n/es-MX/applications/compareTerms';
import * as leaseTexts from '#i18n/es-MX/applications/lease';
import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import * as propertyTexts from '#i18n/es-MX/applications/property';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { ERROR_SUMMARY } from '../../../demo-server/states/screen.ts';
import { changeSettings } from '../support/changeSettings.ts';
import { filePayload } from '../support/filePayload.ts';
import { applicationOf, ErrorResponse, expect, fileNamed, SATURDAY_NOON, test } from '../support/scriptedApi.ts';

const CREATE = 'POST /api/applications';
const READ = 'GET /api/applications/7';
const SAVE = 'PUT /api/applications/7';
const continueButton = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true });

/** A draft at the pre-offer, with these changes. */
const draft = (changes: object = {}) =>
  applicationOf('uncompleted', { next_step: 'pre_offer', pre_offer_term_frame: null, ...changes });

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(SATURDAY_NOON)));

test('the lease screen', {
  tag: [
    '@s2-lease-step',
    '@s2-lease-creates',
    '@s3-application-lease-method',
    '@s4-application-flow-offer',
    '@s5-lease-minimum',
    '@s5-lease-required',
    '@s5-lease-remaining',
    '@s9-minimum-rent',
    '@s9-calendar-monday',
  ],
}, async ({ page, api }) => {
  const rent = page.getByLabel('Renta mensual', { exact: true });
  const start = page.getByLabel('Inicio del contrato', { exact: true });
  const end = page.getByLabel('Fin del contrato', { exact: true });
  const send = page.getByRole('button', { name: leaseTexts.seeMyPreOffer });
  const summary = page.getByRole('region', { name: ERROR_SUMMARY });
  await api.opens('/applications/lease-contract');

  await test.step('is step 1 of 2 of an application', async () => {
    await expect(page.getByText('Paso 1 de 2', { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  });
  await test.step('requires rent, both dates, the payment method and the acceptance', async () => {
    await send.click();
    await expect(rent).toHaveAccessibleDescription(/Escribe tu renta mensual\./);
    await expect(start).toHaveAccessibleDescription(/Elige la fecha de inicio\./);
    await expect(end).toHaveAccessibleDescription(/Elige la fecha de fin\./);
    await expect(summary).toBeFocused();
    await expect(summary.getByText(ruleTexts['Choose how you receive your rent.'])).toBeVisible();
    await expect(summary.getByText('Debes aceptar el aviso de privacidad.')).toBeVisible();
  });
  await test.step('offers the payment methods cash and transfer', async () => {
    await expect(page.getByRole('radio')).toHaveCount(2);
    await expect(page.getByRole('radio', { name: 'Efectivo' })).toHaveAttribute('value', 'cash');
    await page.getByRole('radio', { name: 'Transferencia' }).check();
  });
  await test.step('shows the dates in full on a phone of 375 px', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await end.fill('28/08/2028');
    expect(await end.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
  });
  await test.step('rejects a rent under 15,000 MXN and a lease with less than 3 months left from today', async () => {
    await page.getByRole('checkbox', { name: /aviso de privacidad/ }).check();
    await start.fill('05/01/2026');
    await rent.fill('14999.99');
    await end.fill('20/02/2027');
    await send.click();
    await expect(rent).toHaveAccessibleDescription(/El monto mínimo es de \$15,000 MXN/);
    const tooShort = 'El tiempo restante de su contrato debe ser mayor o igual a 3 meses respecto a la fecha actual';
    await expect(end).toHaveAccessibleDescription(new RegExp(tooShort));
    await summary.getByRole('link', { name: tooShort }).click();
    await expect(end).toBeFocused();
    await rent.fill('15000');
    await send.click();
    await expect(summary.getByRole('link')).toHaveText([tooShort]);
    expect(api.calls(CREATE)).toHaveLength(0);
  });
  await test.step('chooses dates from a calendar in Spanish that begins on Monday', async () => {
    await page
      .getByRole('button', { name: /Abrir calendario/ })
      .last()
      .click();
    const calendar = page.getByRole('dialog');
    await expect(calendar.getByRole('columnheader').first()).toHaveText(/^lu/);
    await expect(calendar.getByRole('columnheader').last()).toHaveText(/^do/);
    await expect(calendar.getByRole('combobox', { name: 'Mes' })).toContainText('febrero');
    await page.keyboard.press('Escape');
  });
  await test.step('accepts exactly these limits, creates the application and goes to /applications/{id}/desired-loan', async () => {
    const created = draft();
    api.answers({ [CREATE]: created, [READ]: created });
    await end.fill('21/02/2027');
    await send.click();
    await expect(page).toHaveURL(/\/applications\/7\/desired-loan$/);
    expect(api.lastCall(CREATE).body).toEqual({
      lease_monthly_income: 15_000,
      lease_start_date: '2026-01-05',
      lease_end_date: '2027-02-21',
      lease_payment_method: 'transfer',
      accept_privacy_policy: true,
    });
  });
});

/** An offer with lower fees than the app expects, so that the two are told apart. */
const calc = ({ url }: { url: URL }) => {
  const principal = Number(url.searchParams.get('principal'));
  return { principal, advance: 1, commission: principal * 0.025, iva_commission: principal * 0.004 };
};

test('the pre-offer screen', {
  tag: [
    '@s2-desired-loan',
    '@s4-application-flow-documents',
    '@s7-calc-principal',
    '@s9-terms-default',
    '@s9-terms-one',
    '@s9-terms-several',
    '@s9-principal',
    '@s9-estimate-shown',
  ],
}, async ({ page, owner, api }) => {
  const slider = page.getByRole('slider', { name: 'Plazo' });
  const short = draft({ lease_end_date: '2027-03-01' });
  await api.opens('/applications/7/desired-loan', { [READ]: short, 'GET /api/calc': calc });

  await test.step('shows a button and no slider for a single term', async () => {
    await expect(page.getByRole('button', { name: '3 meses', pressed: true })).toBeVisible();
    await expect(slider).toHaveCount(0);
    api.answers({ [READ]: draft() });
    await page.reload();
  });
  await test.step('offers the terms from 3 months up that the lease allows on a slider', async () => {
    await expect(slider).toHaveAttribute('min', '3');
    await expect(slider).toHaveAttribute('max', '6');
    await expect(slider).toHaveAttribute('step', '1');
  });
  await test.step('preselects the longest term', () => expect(slider).toHaveValue('6'));
  await test.step('requests the offer for the rent times the months', async () => {
    await expect(owner.figure('Recibes (estimado)')).toHaveText('$94,248.00');
    expect(new URLSearchParams(api.lastCall('GET /api/calc').query)).toEqual(
      new URLSearchParams({ principal: '120000', months: '6' }),
    );
  });
  await test.step('estimates the received amount: less fees, 32 % yearly interest by months and 16 % tax on it', async () => {
    await expect(owner.figure(preOfferTexts.totalOfRents({ term: 6 }))).toHaveText('$120,000.00');
    await expect(owner.figure('Comisión por apertura')).toContainText('$3,000.00');
    await expect(owner.figure(preOfferTexts.ivaOfCommission)).toContainText('$480.00');
    await expect(owner.figure('Interés (32% anual)')).toContainText('$19,200.00');
    await expect(owner.figure('IVA del interés')).toContainText('$3,072.00');
  });
  await test.step('says above the lines the same received amount', () =>
    expect(page.getByText('Recibes $94,248.00 (estimado) · pagas 6 mensualidades de $20,000.00')).toBeVisible());
  await test.step('requests a new offer for another term', async () => {
    await page.getByRole('button', { name: 'Un mes menos' }).click();
    await expect(owner.figure(preOfferTexts.totalOfRents({ term: 5 }))).toHaveText('$100,000.00');
    await expect.poll(() => api.lastCall('GET /api/calc').query).toContain('months=5');
  });
  await test.step('compares the terms on offer in a table, and sets the slider to the chosen one', async () => {
    await page.getByRole('button', { name: 'Comparar plazos' }).click();
    const table = page.getByRole('dialog').getByRole('table', { name: 'Comparar plazos' });
    await expect(table.getByRole('columnheader')).toHaveText(['Plazo', 'Recibes (estimado)', 'Costo total']);
    const figuresOf = (term: number) => table.getByRole('row', { name: new RegExp(`^${term} `) }).getByRole('cell');
    await expect(figuresOf(4)).toHaveText([/\$67,317\.34$/, /\$12,682\.66$/]);
    await expect(table.getByRole('radio', { name: /^5/ })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.getByRole('button', { name: 'Elegir 4 meses' }).click();
    await expect(slider).toHaveValue('4');
    expect(api.calls(SAVE)).toHaveLength(0);
    await page.getByRole('button', { name: 'Un mes más' }).click();
  });
  await test.step('saves the term and goes to the next step', async () => {
    const saved = draft({ next_step: 'property_details', pre_offer_term_frame: 5 });
    api.answers({ [SAVE]: saved, [READ]: saved });
    await continueButton(page).click();
    await expect(page).toHaveURL(/\/applications\/7\/property-documents$/);
    expect(api.lastCall(SAVE).body).toEqual({ pre_offer_term_frame: 5 });
  });
  await test.step('begins with the saved term when it is opened again', async () => {
    await page.goBack();
    await expect(slider).toHaveValue('5');
  });
});

test('the pre-offer names no yearly cost where the setting hides it', async ({ page, owner, api }) => {
  await changeSettings(page, '**/desired-loan', { 'show-cat': 'no' });
  await api.opens('/applications/7/desired-loan', { [READ]: draft(), 'GET /api/calc': calc });
  await expect(owner.figure(preOfferTexts.youReceiveEstimate)).toHaveText('$94,248.00');
  await owner.presses(preOfferTexts.compareTerms);
  await expect(page.getByText(compareTexts.totalCostNote)).toBeVisible();
  await expect(page.getByText(/CAT/)).toHaveCount(0);
});

test('the property documents screen', {
  tag: [
    '@s2-documents-step',
    '@s2-documents-continue',
    '@s2-documents-draft',
    '@s4-application-flow-policy',
    '@s5-property-required',
    '@s5-property-zip',
    '@s8-property',
  ],
}, async ({ page, api }) => {
  const folio = page.getByLabel('Folio real', { exact: true });
  const zip = page.getByLabel(propertyTexts.propertyLabels.property_zip_code, { exact: true });
  const lease = page.getByRole('group', { name: propertyTexts.propertyLabels.property_lease_agreement });
  const atDocuments = draft({ next_step: 'property_details', pre_offer_term_frame: 6 });
  await api.opens('/applications/7/property-documents', { [READ]: atDocuments });

  await test.step('is step 2 of 2', async () => {
    await expect(page.getByText('Paso 2 de 2', { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  });
  await test.step('requires folio, zip code and the signed lease as a PDF', async () => {
    await continueButton(page).click();
    await expect(folio).toHaveAccessibleDescription(new RegExp(ruleTexts['Write the folio.']));
    await expect(zip).toHaveAccessibleDescription(/Escribe el código postal de la propiedad\./);
    await expect(lease.getByText('Error: Documento obligatorio', { exact: true })).toBeVisible();
    await lease.getByLabel(/Elegir PDF/).setInputFiles(filePayload(samples.selfie));
    await expect(lease.getByText(fileTexts.choosePdfFile({ max: 500 }))).toBeVisible();
    await lease.getByRole('button', { name: /Quitar/ }).click();
    await folio.fill('12345');
    await zip.fill('06600');
    await continueButton(page).click();
    await expect(lease.getByText('Error: Documento obligatorio', { exact: true })).toBeVisible();
    await expect(continueButton(page)).toBeEnabled();
    expect(api.calls('POST /api/files')).toHaveLength(0);
    expect(api.calls(SAVE)).toHaveLength(0);
  });
  await test.step('limits the zip code to five characters', async () => {
    await zip.clear();
    await zip.pressSequentially('066001');
    await zip.blur();
    await expect(zip).toHaveAccessibleDescription(/Un código postal tiene 5 dígitos; escribiste 6\./);
    await zip.clear();
  });
  await test.step('saves an incomplete draft with "Guardar como borrador" and goes to /home', async () => {
    const saves = api.holdsResponseOf(SAVE);
    await folio.fill('12345');
    await page.getByRole('button', { name: 'Guardar como borrador' }).click();
    // Only the pressed button shows that it works; the other one is disabled.
    await expect(page.getByRole('button', { name: 'Guardando…' })).toHaveAttribute('data-kind', 'ghost');
    await expect(continueButton(page)).toBeDisabled();
    saves(atDocuments);
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByText('Guardamos tu borrador.')).toBeVisible();
    expect(api.lastCall(SAVE).body).toEqual({ property_commercial_folio: '12345' });
  });
  await test.step("shows the server's errors under folio and zip code", async () => {
    const errors = { property_commercial_folio: ['Folio desconocido'], property_zip_code: ['Otro código'] };
    api.answers({ [SAVE]: new ErrorResponse(422, { errors }) });
    await page.goto('/applications/7/property-documents');
    await folio.fill('12345');
    await zip.fill('06600');
    await lease.getByLabel(/Elegir PDF/).setInputFiles(filePayload(samples.leaseAgreement));
    await expect(lease.getByText('Listo').first()).toBeAttached();
    await continueButton(page).click();
    await expect(folio).toHaveAccessibleDescription(/Folio desconocido/);
    await expect(zip).toHaveAccessibleDescription(/Otro código/);
  });
  await test.step('sends folio, zip code and lease with "Continuar" and goes to the authorization', async () => {
    const saved = draft({ next_step: 'bureau_policy', pre_offer_term_frame: 6 });
    api.answers({ [SAVE]: saved, [READ]: saved });
    await folio.fill('\u202E123456');
    await zip.fill('06600');
    await continueButton(page).click();
    await expect(page).toHaveURL(/\/applications\/7\/privacy-policy$/);
    expect(api.lastCall(SAVE).body).toEqual({
      property_commercial_folio: '123456',
      property_zip_code: '06600',
      property_lease_agreement: fileNamed(samples.leaseAgreement.name).id,
    });
  });
});
