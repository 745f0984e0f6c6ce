import { expect, test } from 'vitest';
import { day } from '#domain/calendar';
import { pesos } from '#domain/money';
import { certain } from '#domain/process/figure';
import { type EmailTemplate, emailTemplates } from '../../../demo-server/simulation/emailTemplates.ts';

const now = new Date('2026-08-03T10:00:00-06:00');
const ana = { name: 'Ana', email: 'ana@correo.mx' } as never;
const application = { id: '7', retry_from: day('2026-11-03') } as never;
const loan = { id: '12' } as never;
const installment = { id: '34', loan_id: '12', number: 3, total_amount: 20_000, due_date: day('2026-09-07') } as never;
const TERMS = 'Recibes $93,552.00';

const { applicationReceived, applicationTaken, applicationApproved, applicationRejected, scoreTooLow } = emailTemplates;
const { statementReceived, statementReturned, contractSent, contractSigned, depositScheduled } = emailTemplates;
const { depositMade, loanLiquidated, proofReceived, paymentApproved, paymentRejected, paymentOverdue } = emailTemplates;

/** An e-mail with its subject, tone and link, and figures of its text. */
test.each<[EmailTemplate, string, ...string[]]>([
  [
    applicationReceived(ana, application, now),
    'Recibimos tu solicitud S0007 · pending',
    'jue 06 ago 2026, 10:00 (hora del centro)',
  ],
  [applicationTaken(ana, application), 'Tu solicitud S0007 está en validación · validation'],
  [
    applicationApproved(ana, application, loan, TERMS),
    'Tu Adelantto fue aprobado · approved · /loans/12/success',
    'S0007',
    TERMS,
  ],
  [
    applicationRejected(ana, application, 'El folio no existe.'),
    'Tu solicitud S0007 no fue aprobada · rejected',
    'El folio no existe',
  ],
  [scoreTooLow(ana, application), 'Por ahora no podemos continuar con tu solicitud S0007 · rejected', '03 nov 2026'],
  [statementReceived(ana, now), 'Recibimos tu estado de cuenta · validation', '24 horas', '04 ago 2026'],
  [contractSent(ana, loan, TERMS), 'Firma tu contrato del Adelantto 0012 · pending · /demo/sign/12', TERMS],
  [
    statementReturned(ana, loan, 'Faltan páginas.'),
    'Necesitamos otro estado de cuenta · rejected · /loans/12/success',
    'Faltan páginas',
  ],
  [contractSigned(ana, loan), 'Recibimos tu firma · approved', '0012'],
  [depositScheduled(ana, loan), 'Tu depósito está programado · pending', '0012'],
  [
    depositMade(ana, loan, certain(pesos(93_552)), installment),
    'Te depositamos tu Adelantto 0012 · approved · /loans/12',
    '$93,552.00',
    '$20,000.00',
    '07 sep 2026',
  ],
  [loanLiquidated(ana, loan), 'Liquidaste tu Adelantto 0012 · approved'],
  [proofReceived(ana, installment, now), 'Recibimos tu comprobante del mes 3 · validation', '72 horas', '06 ago 2026'],
  [paymentApproved(ana, installment), 'Aplicamos tu pago del mes 3 · approved · /loans/12', '$20,000.00', '0012'],
  [
    paymentRejected(ana, installment, 'No se lee.'),
    'Rechazamos tu comprobante del mes 3 · rejected · /loans/12/installments/34',
    'No se lee',
  ],
  [
    paymentOverdue(ana, installment),
    'Tu pago del mes 3 está atrasado · overdue · /loans/12/installments/34',
    '07 sep 2026',
  ],
])('the e-mail %# has its subject, tone, link and figures', ({ subject, tone, link, text }, heads, ...parts) => {
  expect([subject, tone, link].filter(Boolean).join(' · ')).toBe(heads);
  for (const part of ['Ana', ...parts]) expect(text.replaceAll('\u00a0', ' ')).toContain(part);
});

test('an e-mail with a password is no notice of the app', () => {
  const email = emailTemplates.temporaryPassword('Xy12!abc');
  expect(email).toMatchObject({ subject: 'Tu contraseña temporal', link: '/login' });
  expect(email.text).toContain('Xy12!abc');
  expect(email).not.toHaveProperty('tone');
});

test('an e-mail about a changed password says when', () => {
  const email = emailTemplates.passwordChanged(now);
  expect(email).toMatchObject({ subject: 'Cambiaste tu contraseña', tone: 'neutral' });
  expect(email.text).toContain('lun 03 ago 2026, 10:00 (hora del centro)');
});

test('an owner without a name is greeted by the e-mail address', () => {
  const nameless = { name: null, email: 'ana@correo.mx' } as never;
  expect(contractSigned(nameless, loan).text).toContain('ana@correo.mx');
});
