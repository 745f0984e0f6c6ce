import type { Session } from '../../operator.ts';
import { expect, test } from '../support/journey.ts';
import { newcomer } from '../support/owner.ts';

// The longest journey: from the registration to the last installment (s1-journey).
test.slow();
// The only journey of an owner with all motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('an owner signs up, receives an advance and repays it to the last installment', async ({
  page,
  owner,
  operator,
}) => {
  await owner.signsUp();
  await owner.verifiesPhone();
  await owner.createsProfile();
  await owner.completesProfile();

  await owner.presses('Solicitar mi primer Adelantto');
  await owner.fillsInLease({ from: '05/08/2025', until: '03/11/2026' });
  await owner.seesHeading('Tu pre-oferta');
  await expect(owner.figure('Recibes')).toHaveText('$52,344.00');
  await owner.presses('Continuar');
  await owner.completesPropertyDocuments();
  await owner.authorizesBureauCheck();
  await owner.seesHeading('Recibimos tu solicitud');
  await owner.followsLink('Ir al inicio');

  const session: Session = await owner.storedSession();
  const application = await operator.newestId('applications', session);
  const applicationCard = owner.card(`Solicitud S${application.padStart(4, '0')}`);
  await expect(applicationCard).toContainText('En espera de validación');
  await operator.application(application, 'take');
  await page.reload();
  await expect(applicationCard).toContainText('En validación');
  await operator.application(application, 'approve');
  const loan = await operator.newestId('loans', session);
  const [approvalEmail] = await operator.messages(newcomer.email);
  expect(approvalEmail).toMatchObject({ channel: 'email', link: `/loans/${loan}/success` });

  // The address of the link in the e-mail.
  await page.goto(`/loans/${loan}/success`);
  await owner.sendsBankStatement();
  for (const transition of ['accept', 'sign', 'queue', 'disburse'] as const) await operator.loan(loan, transition);
  await page.goto('/loans');
  await owner.followsLink(/^Ver/);

  // The installments are due on day 5 of each month; 5 September is a Saturday, so the first one moves to Monday.
  const due = ['07 sep 2026', '05 oct 2026', '05 nov 2026'];
  for (const [i, installment] of (await operator.installments(loan)).entries()) {
    await expect(owner.month(i + 1)).toContainText(`Vence el ${due[i]} · $20,000.00`);
    await owner.sendsProofOfMonth(i + 1);
    await operator.installment(installment, 'approve');
    await page.reload();
    await expect(owner.month(i + 1)).toContainText('Aprobado');
    await expect(page.getByText(`${i + 1} de 3 pagos`)).toBeVisible();
  }
  await expect(page.getByText('Liquidado')).toBeVisible();
  await expect(owner.figure('Total pagado')).toHaveText('$60,000.00');
  const [last] = await operator.messages(newcomer.email);
  expect(last?.channel).toBe('email');
});
