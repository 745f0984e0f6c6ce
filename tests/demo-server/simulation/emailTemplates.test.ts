import { expect, test } from 'vitest';
import { day } from '#domain/calendar';
import { pesos } from '#domain/money';
import { certain } from '#domain/process/figure';
import { doNotRepeatTransfer } from '#i18n/es-MX/loans/loans';
import { type EmailTemplate, emailTemplates } from '../../../demo-server/simulation/emailTemplates.ts';

const now = new Date('2026-08-03T10:00:00-06:00');
const ana = { name: 'Ana', email: 'ana@correo.mx' } as never;
const application = { id: '7', retry_from: day('2026-11-03') } as never;
const loan = { id: '12' } as never;
const installment = { id: '34', loan_id: '12', number: 3, total_amount: 20_000, due_date: day('2026-09-07') } as never;
const TERMS = 'Recibes $93,552.00';
const received = certain(pesos(93_552));

const { applicationReceived, applicationTaken, applicationApproved, applicationRejected, scoreTooLow } = emailTemplates;
const { statementReceived, statementReturned, contractSent, contractSigned, depositScheduled } = emailTemplates;
const { depositMade, loanLiquidated, proofReceived, paymentApproved, paymentRejected, paymentOverdue } = emailTemplates;

const SUCCESS = '/loans/12/success';
const PAYMENT = '/loans/12/installments/34';

/** An e-mail with its tone, its link and figures of its text. Subjects: `../backoffice/transitions.test.ts`. */
test.each<[EmailTemplate, string, string | undefined, ...string[]]>([
  [applicationReceived(ana, application, now), 'pending', undefined, 'jue 06 ago 2026, 10:00 (hora del centro)'],
  [applicationTaken(ana, application), 'validation', undefined],
  [applicationApproved(ana, application, loan, TERMS), 'approved', SUCCESS, 'S0007', TERMS],
  [applicationRejected(ana, application, 'El folio no existe.'), 'rejected', undefined, 'El folio no existe'],
  [scoreTooLow(ana, application), 'rejected', undefined, '03 nov 2026'],
  [statementReceived(ana, now), 'validation', undefined, '24 horas', '04 ago 2026'],
  [contractSent(ana, loan, TERMS), 'pending', '/demo/sign/12', TERMS],
  [statementReturned(ana, loan, 'Faltan páginas.'), 'rejected', SUCCESS, 'Faltan páginas'],
  [contractSigned(ana, loan), 'approved', undefined, '0012'],
  [depositScheduled(ana, loan), 'pending', undefined, '0012'],
  [depositMade(ana, loan, received, installment), 'approved', '/loans/12', '$93,552.00', '$20,000.00', '07 sep 2026'],
  [loanLiquidated(ana, loan), 'approved', undefined],
  [proofReceived(ana, installment, now), 'validation', undefined, '72 horas', '06 ago 2026'],
  [paymentApproved(ana, installment), 'approved', '/loans/12', '$20,000.00', '0012'],
  [paymentRejected(ana, installment, 'No se lee.'), 'rejected', PAYMENT, 'mes 3', 'No se lee', doNotRepeatTransfer],
  [paymentOverdue(ana, installment), 'overdue', PAYMENT, 'mes 3', '$20,000.00', '07 sep 2026', 'Contrato 00012'],
])('the e-mail %# has its tone, link and figures', (email, tone, link, ...parts) => {
  expect([email.tone, email.link]).toEqual([tone, link]);
  for (const part of ['Ana', ...parts]) expect(email.text.replaceAll('\u00a0', ' ')).toContain(part);
});

test('an e-mail with a password is no notice of the app', () => {
  const email = emailTemplates.temporaryPassword('Xy12!abc');
  expect(email).toMatchObject({ link: '/login', text: expect.stringContaining('Xy12!abc') });
  expect(email).not.toHaveProperty('tone');
});

test('an e-mail about a changed password says when', () => {
  const text = expect.stringContaining('lun 03 ago 2026, 10:00 (hora del centro)');
  expect(emailTemplates.passwordChanged(now)).toMatchObject({ tone: 'neutral', text });
});

test('an owner without a name is greeted by the e-mail address', () => {
  const nameless = { name: null, email: 'ana@correo.mx' } as never;
  expect(contractSigned(nameless, loan).text).toContain('ana@correo.mx');
});
