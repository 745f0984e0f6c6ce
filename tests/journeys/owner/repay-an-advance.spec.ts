import type { OperatorClient, Session } from '../../operator.ts';
import { expect, test } from '../support/journey.ts';
import type { Owner } from '../support/owner.ts';

/** Creates an owner with a rent of $20,000.00 for three months, in the state of a persona, and signs in at home. */
async function signsInAsNewOwner(like: 'revision' | 'firma', owner: Owner, operator: OperatorClient): Promise<Session> {
  const persona = { like, name: 'Elena Prado Ruiz', rent: 20_000, city: 'Mérida', term: 3 };
  const session = await owner.signsInAs(await operator.personalise(persona));
  await owner.seesHeading('Hola, Elena');
  return session;
}

/** The name of a loan on its card. */
const nameOf = (loan: string) => `Adelantto ${loan.padStart(4, '0')}`;

test('an approved owner uploads the bank statement, replaces it on request, signs and receives the deposit', async ({
  page,
  owner,
  operator,
}) => {
  const session = await signsInAsNewOwner('revision', owner, operator);
  const application = await operator.newestId('applications', session);
  const applicationCard = owner.card(`Solicitud S${application.padStart(4, '0')}`);
  await expect(applicationCard).toContainText('En validación');
  await expect(applicationCard.getByRole('link')).toHaveCount(0);

  await operator.application(application, 'approve');
  await page.reload();
  await expect(applicationCard).toContainText('Aceptado');
  const loan = await operator.newestId('loans', session);
  const card = owner.card(nameOf(loan));
  await expect(card).toContainText('En espera de tu estado de cuenta');
  await expect(owner.figure('Deuda total', card)).toHaveText('$60,000.00');
  await card.getByRole('link', { name: /^Continuar/ }).click();
  await expect(page).toHaveURL(new RegExp(`/loans/${loan}/success$`));

  await owner.presses('Enviar');
  await expect(page.getByText('Documento obligatorio')).toBeVisible();
  await owner.sendsBankStatement();
  await expect(card).toContainText('Estamos revisando tu estado de cuenta');
  await expect(card.getByRole('link')).toHaveCount(0);

  await operator.loan(loan, 'refuse', 'Le falta el código QR.');
  await page.reload();
  await card.getByRole('link', { name: /^Continuar/ }).click();
  await expect(page.getByText('Necesitamos otro estado de cuenta: Le falta el código QR.')).toBeVisible();
  await page.goto('/profile/congratulations');
  await owner.sendsBankStatement();

  await operator.loan(loan, 'accept');
  await page.reload();
  await expect(card).toContainText('En espera de tu firma digital. Revisa el correo de Firma Clara');
  const [contract] = await operator.messages(session.user.email);
  expect(contract).toMatchObject({ channel: 'email', link: `/demo/sign/${loan}` });

  await operator.loan(loan, 'sign');
  await page.reload();
  await expect(card).toContainText('Contrato firmado');
  await operator.loan(loan, 'queue');
  await page.reload();
  await expect(card).toContainText('En espera de tu depósito');
  await expect(card.getByRole('link')).toHaveCount(0);

  await operator.loan(loan, 'disburse');
  await page.reload();
  await expect(card).toContainText('Activo');
  await expect(card).toContainText('$20,000.00');
  await expect(card).toContainText('Vence el 03 sep 2026');
  await expect(card).toContainText('0 de 3 pagos');
  await expect(owner.figure('Deuda total', card)).toHaveText('$60,000.00');
  await expect(owner.figure('Total pagado', card)).toHaveText('$0.00');
  await card.getByRole('link', { name: /^Ver/ }).click();
  await expect(page).toHaveURL(new RegExp(`/loans/${loan}$`));

  await page.goto('/profile/congratulations');
  await owner.seesHeading('Hola, Elena');
});

test('the owner pays every installment, one after a rejected proof and one overdue, until the loan is liquidated', async ({
  page,
  owner,
  operator,
}) => {
  const session = await signsInAsNewOwner('firma', owner, operator);
  const loan = await operator.newestId('loans', session);
  for (const transition of ['sign', 'queue', 'disburse'] as const) await operator.loan(loan, transition);
  const [first = '', second = '', third = ''] = await operator.installments(loan);
  await page.goto(`/loans/${loan}`);
  await owner.seesHeading(nameOf(loan));
  await expect(owner.figure('Deuda total')).toHaveText('$60,000.00');
  await expect(owner.figure('Total pagado')).toHaveText('$0.00');
  await expect(page.getByText('0 de 3 pagos')).toBeVisible();
  for (const [number, due] of [
    [1, '03 sep 2026'],
    [2, '05 oct 2026'],
    [3, '03 nov 2026'],
  ] as const) {
    await expect(owner.month(number)).toContainText(`Mes ${number}: Pendiente`);
    await expect(owner.month(number)).toContainText(`Vence el ${due} · $20,000.00`);
  }

  await owner.followsLink('Ver, mes 1');
  await owner.seesHeading('Pago del mes 1');
  await expect(owner.figure('Monto')).toHaveText('$20,000.00');
  await expect(owner.figure('Fecha límite de pago')).toHaveText('03 sep 2026');
  await expect(page.getByText('Banco Horizonte')).toBeVisible();
  await expect(page.getByText('Adelantto Demo, S.A. de C.V.')).toBeVisible();
  await expect(page.getByText('999 180 00000004321 8')).toBeVisible();
  await expect(page.getByText(`Contrato ${loan.padStart(5, '0')}`)).toBeVisible();
  // 72 business hours from Monday morning end on Thursday.
  await expect(page.getByText('A más tardar el 06 ago 2026.')).toBeVisible();
  await owner.presses('Validar pago');
  await expect(page.getByText('Imagen obligatoria')).toBeVisible();
  await page.goBack();

  await owner.sendsProofOfMonth(1);
  await expect(owner.month(1)).toContainText('Mes 1: En validación');
  await expect(owner.month(1)).toContainText('Estamos revisando tu comprobante.');
  await expect(page.getByRole('button', { name: 'Ver, mes 1' })).toBeDisabled();

  await operator.installment(first, 'reject', 'El monto no coincide.');
  await page.reload();
  await expect(owner.month(1)).toContainText('Mes 1: Rechazado');
  await owner.followsLink('Ver, mes 1');
  await expect(page.getByText('Rechazamos tu comprobante: El monto no coincide. Sube otro.')).toBeVisible();
  await page.goBack();
  await owner.sendsProofOfMonth(1);
  await operator.installment(first, 'approve');
  await page.reload();
  await expect(owner.month(1)).toContainText('Mes 1: Aprobado');
  await expect(owner.month(1)).toContainText('Tu pago ya se aplicó.');
  await expect(page.getByRole('button', { name: 'Ver, mes 1' })).toBeDisabled();
  await expect(owner.figure('Total pagado')).toHaveText('$20,000.00');
  await expect(page.getByText('1 de 3 pagos')).toBeVisible();

  // An installment is overdue from the day after its due date.
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
  await expect(owner.card(nameOf(loan))).toContainText('Vence el 03 nov 2026');
  await expect(owner.figure('Total pagado', owner.card(nameOf(loan)))).toHaveText('$40,000.00');
  await owner.card(nameOf(loan)).getByRole('link', { name: /^Ver/ }).click();

  await owner.sendsProofOfMonth(3);
  await operator.installment(third, 'approve');
  await page.reload();
  await expect(owner.month(3)).toContainText('Mes 3: Aprobado');
  await expect(page.getByText('3 de 3 pagos')).toBeVisible();
  await expect(owner.figure('Total pagado')).toHaveText('$60,000.00');
  await expect(page.getByText('Liquidado')).toBeVisible();
  await owner.followsLink('Inicio');
  await expect(owner.card(nameOf(loan))).toContainText('Liquidado');
  await expect(owner.card(nameOf(loan)).getByRole('link')).toHaveCount(0);
});
