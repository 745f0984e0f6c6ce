import type { Page } from 'playwright/test';
import { apiErrors } from '#i18n/es-MX/apiErrors';
import * as bureauTexts from '#i18n/es-MX/applications/bureau';
import * as listTexts from '#i18n/es-MX/applications/list';
import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import * as pageTexts from '#i18n/es-MX/demo/pages';
import * as statementTexts from '#i18n/es-MX/loans/bankStatement';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as nextStepTexts from '#i18n/es-MX/nextStep';
import { newcomer } from '../../../demo-server/states/newcomer.ts';
import type { Session } from '../../stage.ts';
import { expect, test } from '../support/journey.ts';
import type { Owner } from '../support/owner.ts';

// The longest journey: from the registration to the last installment (s1-journey).
test.slow();
// The only journey of an owner with all motion. The browser logs the rejected code as an error.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, expectedErrors: ['422 (Unprocessable'] });

/** The pre-offer for a rent of $20,000.00 by months: rents, opening fee, its tax, interest, its tax, received. */
const preOffers = {
  3: ['$60,000.00', '$1,800.00', '$288.00', '$4,800.00', '$768.00', '$52,344.00'],
  4: ['$80,000.00', '$2,400.00', '$384.00', '$8,533.33', '$1,365.33', '$67,317.34'],
  6: ['$120,000.00', '$3,600.00', '$576.00', '$19,200.00', '$3,072.00', '$93,552.00'],
} as const;

/** The sentence with the money for the chosen 3 months. */
const MONEY_LINE = 'Recibes $52,344.00 · pagas 3 mensualidades de $20,000.00, la primera no antes del 07 sep 2026.';
/** The second half, below the amount. */
const PAYBACK = 'Pagas 3 mensualidades de $20,000.00, la primera no antes del 07 sep 2026.';
/** While it is an application. */
const ESTIMATED_LINE = MONEY_LINE.replace(' ·', ' (estimado) ·');

/** Checks the term on the slider and the lines of the pre-offer; deductions have a minus sign. */
async function expectPreOffer(page: Page, owner: Owner, months: keyof typeof preOffers): Promise<void> {
  const [rents, commission, tax, interest, interestTax, received] = preOffers[months];
  await expect(page.getByRole('slider', { name: 'Plazo' })).toHaveValue(String(months));
  await expect(owner.figure(`Total de tus rentas (${months} meses)`)).toHaveText(rents);
  await expect(owner.figure('Comisión por apertura')).toHaveText(`−${commission}`);
  await expect(owner.figure(preOfferTexts.ivaOfCommission)).toHaveText(`−${tax}`);
  await expect(owner.figure('Interés (32% anual)')).toHaveText(`−${interest}`);
  await expect(owner.figure('IVA del interés')).toHaveText(`−${interestTax}`);
  await expect(owner.figure('Recibes (estimado)')).toHaveText(received);
  await expect(owner.figure(`Pagas ${months} mensualidades de`)).toHaveText('$20,000.00');
}

test('an owner signs up, receives an advance and repays it to the last installment', {
  tag: ['@engines', '@webkit', '@s1-journey', '@s4-onboarding'],
}, async ({ page, owner, operator }) => {
  await operator.moveClock({ frozen: true });

  await test.step('signs up, verifies the phone and completes the profile in three steps', async () => {
    await owner.signsUp();
    await expect(page).toHaveURL(/\/verification-code\/[^/?]+\?phone=%2B525500004321$/);
    await expect(page.getByText('+52 (55) 0000-4321')).toBeVisible();
    await owner.verifiesPhone();
    await owner.createsProfile();
    await owner.followsLink(/Completa tu perfil/);
    await owner.completesProfile();
    await owner.seesHeading(`Hola, ${newcomer.name}`);
    await expect(page.getByRole('link', { name: /Completa tu perfil/ })).toHaveCount(0);
    const [saved] = await operator.rows<Record<string, unknown>>(`owners?email=${newcomer.email}`);
    const { name, curp_number } = newcomer;
    expect(saved).toMatchObject({ name, curp_number, zip_code: '06600', birthdate: '1987-02-14' });
    expect(saved?.proof_incomes).toHaveLength(2);
  });
  const session: Session = await owner.storedSession();

  await test.step('chooses a term with the slider, adds the property documents and authorizes the bureau check', async () => {
    const slider = page.getByRole('slider', { name: 'Plazo' });
    const more = page.getByRole('button', { name: 'Un mes más' });
    const less = page.getByRole('button', { name: 'Un mes menos' });
    await owner.presses(loanTexts.requestFirstAdelantto);
    await owner.fillsInLease({ until: '03/02/2027' });
    await owner.seesHeading(preOfferTexts.yourPreOffer);
    await expectPreOffer(page, owner, 6);
    await expect(slider).toHaveAttribute('aria-valuetext', '6 meses');
    await expect(more).toBeDisabled();
    await expect(page.getByText('CAT 109.9% sin IVA.')).toBeVisible();
    await slider.press('Home');
    await expectPreOffer(page, owner, 3);
    await expect(less).toBeDisabled();
    await more.click();
    await expectPreOffer(page, owner, 4);
    await less.click();
    await expect(page.getByText(ESTIMATED_LINE)).toBeVisible();
    await owner.presses('Continuar');

    await owner.completesPropertyDocuments();
    await owner.seesHeading(bureauTexts.authoriseCheck);
    await expect(page.getByText('a partir de hoy, lunes 3 de agosto de 2026')).toBeVisible();
    await owner.presses(bureauTexts.authoriseAndReceiveCode);
    await owner.seesHeading('Confirma tu autorización');
    await expect(page.getByText('+52 (55) 0000-4321')).toBeVisible();
    await owner.typesCode('0000');
    await owner.presses('Confirmar');
    await expect(page.getByText(apiErrors['Your confirmation code is incorrect.']).first()).toBeVisible();
    await owner.typesCodeFromSms();
    await owner.presses('Confirmar');

    await owner.seesHeading('Recibimos tu solicitud');
    await expect(page.getByText('en un máximo de 72 horas, a más tardar el jue 06 ago 2026, 10:00')).toBeVisible();
    // WebKit runs in the machine's zone, where the time says that it is that of Mexico City.
    const authorised = /Autorización registrada el 03 ago 2026 a las 10:00( \(hora del centro\))?, folio \d+\./;
    await expect(page.getByText(authorised)).toBeVisible();
    const emails = (await operator.messages(newcomer.email)).filter(({ channel }) => channel === 'email');
    expect(emails[0]?.text).toContain('jue 06 ago 2026, 10:00');
    await owner.followsLink('Ir al inicio');
  });

  const application = await operator.newestId('applications', session);
  await test.step('follows the application from home', async () => {
    const card = owner.card(`Solicitud S${application.padStart(4, '0')}`);
    await expect(card).toContainText('En espera de validación');
    await expect(owner.figure('Renta mensual', card)).toHaveText('$20,000.00');
    await expect(owner.figure('Total a pagar', card)).toHaveText('$60,000.00');
    await expect(owner.figure('Plazo', card)).toHaveText('3 meses');
    await expect(owner.figure(listTexts.openingFeeWithIva, card)).toHaveText('$2,088.00');
    await expect(card).toContainText(ESTIMATED_LINE);
    await expect(card.getByRole('link', { name: /^(?!Ver el proceso)/ })).toHaveCount(0);
    await expect(card.getByRole('button')).toHaveCount(0);
    await operator.application(application, 'take');
    await page.reload();
    await expect(card).toContainText('En validación');
    await operator.application(application, 'approve');
    await page.reload();
    // Folded away, since its loan tells how it goes on.
    const former = page.getByText('Solicitudes anteriores (1)');
    await expect(former).toBeVisible();
    await expect(card).toHaveCount(0);
    await former.click();
    await expect(card).toContainText('Aceptado');
  });

  const loan = await operator.newestId('loans', session);
  const card = owner.card(`Adelantto ${loan.padStart(4, '0')}`);
  /** Returns the text of the newest e-mail to the owner, with plain spaces. */
  const newestEmail = async () => (await operator.messages(newcomer.email))[0]?.text.replaceAll('\u00a0', ' ');
  await test.step('sends the bank statement, replaces it on request, signs and receives the deposit', async () => {
    expect((await operator.messages(newcomer.email))[0]).toMatchObject({
      channel: 'email',
      link: `/loans/${loan}/success`,
    });
    expect(await newestEmail()).toContain(MONEY_LINE);
    await expect(card).toContainText('En espera de tu estado de cuenta');
    await expect(card).toContainText('Recibes$52,344.00');
    await expect(card).toContainText(PAYBACK);
    await card.getByRole('link', { name: /^Continuar/ }).click();
    await expect(page).toHaveURL(new RegExp(`/loans/${loan}/success$`));
    await expect(page.getByText(PAYBACK)).toBeVisible();
    await expect(owner.figure('Recibes')).toHaveText('$52,344.00');
    await expect(page.getByRole('button', { name: 'Elegir PDF', exact: true })).toBeVisible();
    await owner.sendsBankStatement();
    await expect(card).toContainText(nextStepTexts.reviewingStatement);
    await expect(card.getByRole('link', { name: /^(?!Ver el proceso)/ })).toHaveCount(0);

    await operator.loan(loan, 'refuse', 'Le falta el código QR.');
    await page.goto('/profile/congratulations');
    await expect(
      page.getByText(statementTexts.anotherStatementNeeded({ reason: 'Le falta el código QR' })),
    ).toBeVisible();
    await owner.sendsBankStatement();
    await operator.loan(loan, 'accept');
    await page.reload();
    await expect(card.getByText('En espera de tu firma', { exact: true })).toBeVisible();
    await expect(card).toContainText(nextStepTexts.sentTo({ email: newcomer.email }));
    expect((await operator.messages(newcomer.email))[0]).toMatchObject({
      channel: 'email',
      link: `/demo/sign/${loan}`,
    });
    expect(await newestEmail()).toContain(MONEY_LINE);
    await page.goto(`/demo/sign/${loan}`);
    await expect(page.getByText(MONEY_LINE)).toBeVisible();
    await owner.presses('Firmar');
    await page.getByText(pageTexts.contractIsSigned).waitFor();
    await operator.loan(loan, 'queue');
    await owner.followsLink(pageTexts.backToApp);
    await expect(card).toContainText('En espera de tu depósito');
    await expect(card.getByRole('link', { name: /^(?!Ver el proceso)/ })).toHaveCount(0);
    await operator.loan(loan, 'disburse');
    await page.goto('/profile/congratulations');
    await owner.seesHeading(`Hola, ${newcomer.name}`);
    await expect(card).toContainText('Activo');
    await expect(card).toContainText('Vence el 07 sep 2026');
    await expect(card).toContainText('0 de 3 pagos');
    await expect(owner.figure('Deuda total', card)).toHaveText('$60,000.00');
    await expect(owner.figure('Total pagado', card)).toHaveText('$0.00');
  });

  const [first = '', second = '', third = ''] = await operator.installments(loan);
  /** The operator decides on the proof of a month, and the owner looks again. */
  const decides = async (installment: string, decision: 'approve' | 'reject', reason?: string) => {
    await operator.installment(installment, decision, reason);
    await page.reload();
  };
  await test.step('pays the first installment after a rejected proof', async () => {
    await card.getByRole('link', { name: /^Ver Adelantto/ }).click();
    await expect(
      page.getByText(MONEY_LINE.replace('Recibes', 'Recibiste').replace('no antes del', 'el')),
    ).toBeVisible();
    // The installments are due on day 5 of each month; 5 September is a Saturday, so the first one moves to Monday.
    for (const [i, due] of ['07 sep 2026', '05 oct 2026', '05 nov 2026'].entries()) {
      await expect(owner.month(i + 1)).toContainText(`Mes ${i + 1}: Pendiente`);
      await expect(owner.month(i + 1)).toContainText(`Vence el ${due} $20,000.00`);
    }
    await owner.followsLink('Ver, mes 1');
    await owner.seesHeading('Pago del mes 1');
    await expect(page.getByText('Banco Horizonte')).toBeVisible();
    await expect(page.getByText('Adelantto Demo, S.A. de C.V.')).toBeVisible();
    await expect(page.getByText('999 180 00000004321 8')).toBeVisible();
    await expect(page.getByText(`Contrato ${loan.padStart(5, '0')}`)).toBeVisible();
    // 72 business hours from Monday morning end on Thursday.
    await expect(page.getByText(installmentTexts.showsBy({ date: '06 ago 2026' }))).toBeVisible();
    await page.goBack();
    await owner.sendsProofOfMonth(1);
    await expect(owner.month(1)).toContainText('Mes 1: En validación');
    await expect(owner.month(1)).toContainText('lo validaremos a más tardar el');
    await expect(page.getByRole('button', { name: 'Ver, mes 1' })).toBeDisabled();
    await decides(first, 'reject', 'El monto no coincide.');
    await expect(owner.month(1)).toContainText('Mes 1: Rechazado');
    await owner.followsLink('Ver, mes 1');
    // The page of the loan has the reason too.
    await owner.seesHeading('Pago del mes 1');
    await expect(page.getByText(loanTexts.proofRejectedBecause({ reason: 'El monto no coincide' }))).toBeVisible();
    await page.goBack();
    await owner.sendsProofOfMonth(1);
    await decides(first, 'approve');
    await expect(owner.month(1)).toContainText('Mes 1: Aprobado');
    await expect(owner.month(1)).toContainText('Pagado el');
    await expect(page.getByRole('button', { name: 'Ver, mes 1' })).toBeDisabled();
    await expect(owner.figure('Total pagado')).toHaveText('$20,000.00');
    await expect(page.getByText('1 de 3 pagos')).toBeVisible();
  });
  await test.step('pays the second installment, which is overdue from the day after its due date', async () => {
    await operator.moveClock({ now: '2026-10-05T23:00:00-06:00' });
    await page.reload();
    await expect(owner.month(2)).toContainText('Mes 2: Pendiente');
    await operator.moveClock({ now: '2026-10-06T00:05:00-06:00' });
    await page.reload();
    await expect(owner.month(2)).toContainText('Mes 2: Atrasado');
    await expect(owner.month(3)).toContainText('Mes 3: Pendiente');
    await owner.sendsProofOfMonth(2);
    await operator.installment(second, 'approve');
    await page.goto('/loans');
    await expect(card).toContainText('Vence el 05 nov 2026');
    await expect(owner.figure('Total pagado', card)).toHaveText('$40,000.00');
    await card.getByRole('link', { name: /^Ver Adelantto/ }).click();
  });
  await test.step('pays the last installment, which liquidates the loan', async () => {
    await owner.sendsProofOfMonth(3);
    await decides(third, 'approve');
    await expect(owner.month(3)).toContainText('Mes 3: Aprobado');
    await expect(page.getByText('3 de 3 pagos')).toBeVisible();
    await expect(owner.figure('Total pagado')).toHaveText('$60,000.00');
    await expect(page.getByText('Liquidado')).toBeVisible();
    expect((await operator.messages(newcomer.email))[0]?.channel).toBe('email');
    await owner.followsLink('Inicio');
    await expect(card).toContainText('Liquidado');
    await card.getByRole('link', { name: /^Ver Adelantto/ }).click();
    await expect(owner.month(3)).toContainText('Aprobado');
  });
});
