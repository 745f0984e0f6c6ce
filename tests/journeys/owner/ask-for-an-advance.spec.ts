import type { Page } from 'playwright/test';
import { expect, test } from '../support/journey.ts';
import type { Owner } from '../support/owner.ts';

const term = (page: Page) => page.getByRole('slider', { name: 'Plazo' });

/** Checks the lines of the pre-offer; deductions have a minus sign. */
async function expectPreOffer(owner: Owner, months: number, lines: Record<string, string>) {
  await expect(owner.figure(`Total de tus rentas (${months} meses)`)).toHaveText(lines.rents ?? '');
  await expect(owner.figure('Comisión por apertura')).toHaveText(`−${lines.commission}`);
  await expect(owner.figure('IVA de la comisión')).toHaveText(`−${lines.tax}`);
  await expect(owner.figure('Interés (32% anual)')).toHaveText(`−${lines.interest}`);
  await expect(owner.figure('IVA del interés')).toHaveText(`−${lines.interestTax}`);
  await expect(owner.figure('Recibes')).toHaveText(lines.received ?? '');
  await expect(owner.figure(`Pagas ${months} mensualidades de`)).toHaveText('$20,000.00');
}

const sixMonths = {
  rents: '$120,000.00',
  commission: '$3,600.00',
  tax: '$576.00',
  interest: '$19,200.00',
  interestTax: '$3,072.00',
  received: '$93,552.00',
};
const threeMonths = {
  rents: '$60,000.00',
  commission: '$1,800.00',
  tax: '$288.00',
  interest: '$4,800.00',
  interestTax: '$768.00',
  received: '$52,344.00',
};
const fourMonths = {
  rents: '$80,000.00',
  commission: '$2,400.00',
  tax: '$384.00',
  interest: '$8,533.33',
  interestTax: '$1,365.33',
  received: '$67,317.34',
};

test.describe('a lease that allows several terms', () => {
  // The browser logs the rejected code as an error.
  test.use({ expectedErrors: ['422 (Unprocessable'] });

  test('the owner chooses a term with the slider, adds the property documents and authorizes the bureau check', async ({
    page,
    owner,
    operator,
  }) => {
    await operator.moveClock({ frozen: true });
    const { user } = await owner.signsInAs('lista');
    await owner.presses('Solicitar mi primer Adelantto');
    await owner.fillsInLease({ until: '03/02/2027' });

    await owner.seesHeading('Tu pre-oferta');
    await expect(term(page)).toHaveValue('6');
    await expect(term(page)).toHaveAttribute('aria-valuetext', '6 meses');
    await expect(page.getByRole('button', { name: 'Un mes más' })).toBeDisabled();
    await expectPreOffer(owner, 6, sixMonths);
    await expect(page.getByText('CAT 109.9% sin IVA.')).toBeVisible();

    await term(page).press('Home');
    await expect(term(page)).toHaveValue('3');
    await expect(page.getByRole('button', { name: 'Un mes menos' })).toBeDisabled();
    await expectPreOffer(owner, 3, threeMonths);

    await page.getByRole('button', { name: 'Un mes más' }).click();
    await expect(term(page)).toHaveValue('4');
    await expectPreOffer(owner, 4, fourMonths);
    await owner.presses('Continuar');

    await owner.completesPropertyDocuments();
    await owner.seesHeading('Autoriza la consulta de tu historial crediticio');
    await expect(page.getByText('La autorización vale 3 años.')).toBeVisible();
    await expect(page.getByText('a partir de hoy, lunes 3 de agosto de 2026')).toBeVisible();
    await owner.presses('Autorizar y recibir código');

    await owner.seesHeading('Confirma tu autorización');
    await expect(page.getByText('+52 (55) 0000-0013')).toBeVisible();
    await owner.typesCode('0000');
    await owner.presses('Confirmar');
    await expect(page.getByText('El código es incorrecto. Revísalo o pide uno nuevo.').first()).toBeVisible();
    await owner.typesCodeFromSms();
    await owner.presses('Confirmar');

    await owner.seesHeading('Recibimos tu solicitud');
    await expect(page.getByText('en un máximo de 72 horas, a más tardar el jue 06 ago 2026, 10:00')).toBeVisible();
    await expect(page.getByText(/Autorización registrada el 03 ago 2026 a las 10:00, folio \d+\./)).toBeVisible();
    await owner.followsLink('Ir al inicio');

    const id = await operator.newestId('applications', { user });
    const card = owner.card(`Solicitud S${id.padStart(4, '0')}`);
    await expect(card).toContainText('En espera de validación');
    await expect(owner.figure('Renta mensual', card)).toHaveText('$20,000.00');
    await expect(owner.figure('Total a pagar', card)).toHaveText('$80,000.00');
    await expect(owner.figure('Plazo', card)).toHaveText('4 meses');
    await expect(owner.figure('Comisión por apertura (con IVA)', card)).toHaveText('$2,784.00');
    await expect(card.getByRole('link')).toHaveCount(0);
    await expect(card.getByRole('button')).toHaveCount(0);
    const messages = await operator.messages(user.email);
    expect(messages.filter(({ channel }) => channel === 'email')[0]?.text).toContain('jue 06 ago 2026, 10:00');
  });
});

test('offers one term for a lease with exactly three months left and rejects a lease one day shorter', async ({
  page,
  owner,
}) => {
  await owner.signsInAs('lista', '/applications/lease-contract');
  await owner.fillsInLease({ rent: '14999.99', until: '02/11/2026' });
  const summary = page.getByRole('region', { name: 'Revisa lo siguiente' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(2);
  await expect(summary.getByRole('link', { name: 'El monto mínimo es de $15,000 MXN' })).toBeVisible();
  const tooShort = 'El tiempo restante de su contrato debe ser mayor o igual a 3 meses respecto a la fecha actual';
  await summary.getByRole('link', { name: tooShort }).click();
  await expect(page.getByLabel('Fin del contrato', { exact: true })).toBeFocused();

  await owner.fillsIn('Renta mensual', '15,000');
  await owner.fillsIn('Fin del contrato', '03/11/2026');
  await expect(page.getByText(tooShort)).toHaveCount(0);
  await owner.presses('Ver mi pre-oferta');

  await owner.seesHeading('Tu pre-oferta');
  await expect(page.getByRole('button', { name: '3 meses' })).toHaveAttribute('aria-pressed', 'true');
  await expect(term(page)).toHaveCount(0);
  await expect(owner.figure('Total de tus rentas (3 meses)')).toHaveText('$45,000.00');
  await expect(owner.figure('Recibes')).toHaveText('$39,258.00');
  await expect(page.getByText('CAT 102.6% sin IVA.')).toBeVisible();
  await owner.presses('Continuar');
  await owner.seesHeading('Documentos de tu propiedad');
});

test('creates no second application when the owner goes back from the pre-offer', async ({ page, owner, operator }) => {
  const { user } = await owner.signsInAs('lista');
  await owner.presses('Solicitar mi primer Adelantto');
  await owner.fillsInLease({ until: '03/02/2027' });
  await owner.seesHeading('Tu pre-oferta');
  await page.goBack();
  await owner.seesHeading('Hola, Javier');
  await expect(page.getByRole('article').filter({ hasText: 'Borrador' })).toHaveCount(1);
  expect(await operator.rows(`applications?owner_id=${user.id}`)).toHaveLength(1);
});

test('asks an owner with an incomplete profile to complete it before applying', async ({ page, owner }) => {
  await owner.signsInAs('perfil');
  await owner.presses('Solicitar mi primer Adelantto');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Ups, debes completar tu perfil para solicitar tu primer Adelantto');
  await dialog.getByRole('link', { name: 'Completa tu perfil' }).click();
  await expect(page).toHaveURL(/\/profile\/identification$/);
});
