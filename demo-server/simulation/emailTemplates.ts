import { applicationNumber } from '#domain/application';
import { BANK_VALIDATION_HOURS, PAYMENT_HOURS, promisedDay, propertyValidationDeadline } from '#domain/businessDays';
import { loanNumber, paymentReference } from '#domain/loan';
import { type Centavos, pesos } from '#domain/money';
import { withoutFullStop } from '#domain/reason';
import { dayAndTime, money, shortDay } from '#i18n/format';
import type { ApplicationRow, InstallmentRow, LoanRow, OwnerRow } from '../store/rows.ts';
import type { Messages } from './messages.ts';
import { inSpanish } from './messageTexts.ts';

/** Content of an e-mail. The link is a path of the app or of the demo. */
export type EmailTemplate = { readonly subject: string; readonly text: string; readonly link?: string };

/** Sends an e-mail to an owner. Call within `store.write`. */
export const sendEmail = (messages: Messages, owner: OwnerRow, template: EmailTemplate): void =>
  messages.send({ to: owner.email, channel: 'email', owner_id: owner.id, ...template });

/** Returns how e-mails address an owner: by name, else by e-mail address. */
export const greetingName = (owner: OwnerRow): string => owner.name ?? owner.email;

const linkToStatement = (loan: LoanRow): string => `/loans/${loan.id}/success`;
const linkToInstallment = ({ id, loan_id }: InstallmentRow): string => `/loans/${loan_id}/installments/${id}`;

/** The product's e-mails; each is sent with the transition that it reports. */
export const emailTemplates = {
  temporaryPassword: (password: string): EmailTemplate => ({
    subject: inSpanish('Temporary password: subject'),
    text: inSpanish('Temporary password: text', { password }),
    link: '/login',
  }),
  passwordChanged: (now: Date): EmailTemplate => ({
    subject: inSpanish('Password changed: subject'),
    text: inSpanish('Password changed: text', { when: dayAndTime(now) }),
  }),

  applicationReceived: (owner: OwnerRow, { id }: ApplicationRow, now: Date): EmailTemplate => ({
    subject: inSpanish('Application received: subject', { number: applicationNumber(id) }),
    text: inSpanish('Application received: text', {
      name: greetingName(owner),
      deadline: dayAndTime(propertyValidationDeadline(now)),
    }),
  }),
  applicationTaken: (owner: OwnerRow, { id }: ApplicationRow): EmailTemplate => ({
    subject: inSpanish('Application taken: subject', { number: applicationNumber(id) }),
    text: inSpanish('Application taken: text', { name: greetingName(owner) }),
  }),
  applicationApproved: (owner: OwnerRow, { id }: ApplicationRow, loan: LoanRow, amount: Centavos): EmailTemplate => ({
    subject: inSpanish('Application approved: subject'),
    text: inSpanish('Application approved: text', {
      name: greetingName(owner),
      number: applicationNumber(id),
      amount: money(amount),
    }),
    link: linkToStatement(loan),
  }),
  applicationRejected: (owner: OwnerRow, { id }: ApplicationRow, reason: string): EmailTemplate => ({
    subject: inSpanish('Application rejected: subject', { number: applicationNumber(id) }),
    text: inSpanish('Application rejected: text', { name: greetingName(owner), reason: withoutFullStop(reason) }),
  }),
  scoreTooLow: (owner: OwnerRow, { id, retry_from }: ApplicationRow): EmailTemplate => ({
    subject: inSpanish('Score too low: subject', { number: applicationNumber(id) }),
    text: inSpanish('Score too low: text', {
      name: greetingName(owner),
      day: retry_from ? shortDay(retry_from) : '',
    }),
  }),

  statementReceived: (owner: OwnerRow, now: Date): EmailTemplate => ({
    subject: inSpanish('Statement received: subject'),
    text: inSpanish('Statement received: text', {
      name: greetingName(owner),
      hours: BANK_VALIDATION_HOURS,
      day: shortDay(promisedDay(now, BANK_VALIDATION_HOURS)),
    }),
  }),
  contractSent: (owner: OwnerRow, { id }: LoanRow, amount: Centavos): EmailTemplate => ({
    subject: inSpanish('Contract sent: subject', { number: loanNumber(id) }),
    text: inSpanish('Contract sent: text', { name: greetingName(owner), amount: money(amount) }),
    link: `/demo/sign/${id}`,
  }),
  statementReturned: (owner: OwnerRow, loan: LoanRow, reason: string): EmailTemplate => ({
    subject: inSpanish('Statement returned: subject'),
    text: inSpanish('Statement returned: text', { name: greetingName(owner), reason: withoutFullStop(reason) }),
    link: linkToStatement(loan),
  }),
  contractSigned: (owner: OwnerRow, { id }: LoanRow): EmailTemplate => ({
    subject: inSpanish('Contract signed: subject'),
    text: inSpanish('Contract signed: text', { name: greetingName(owner), number: loanNumber(id) }),
  }),
  depositScheduled: (owner: OwnerRow, { id }: LoanRow): EmailTemplate => ({
    subject: inSpanish('Deposit scheduled: subject'),
    text: inSpanish('Deposit scheduled: text', { name: greetingName(owner), number: loanNumber(id) }),
  }),
  depositMade: (owner: OwnerRow, { id }: LoanRow, received: Centavos, first: InstallmentRow): EmailTemplate => ({
    subject: inSpanish('Deposit made: subject', { number: loanNumber(id) }),
    text: inSpanish('Deposit made: text', {
      name: greetingName(owner),
      amount: money(received),
      payment: money(pesos(first.total_amount)),
      day: shortDay(first.due_date),
    }),
    link: `/loans/${id}`,
  }),
  loanLiquidated: (owner: OwnerRow, { id }: LoanRow): EmailTemplate => ({
    subject: inSpanish('Loan liquidated: subject', { number: loanNumber(id) }),
    text: inSpanish('Loan liquidated: text', { name: greetingName(owner) }),
  }),

  proofReceived: (owner: OwnerRow, { number }: InstallmentRow, now: Date): EmailTemplate => ({
    subject: inSpanish('Proof received: subject', { month: number }),
    text: inSpanish('Proof received: text', {
      name: greetingName(owner),
      hours: PAYMENT_HOURS,
      day: shortDay(promisedDay(now, PAYMENT_HOURS)),
    }),
  }),
  paymentApproved: (owner: OwnerRow, { number, total_amount, loan_id }: InstallmentRow): EmailTemplate => ({
    subject: inSpanish('Payment approved: subject', { month: number }),
    text: inSpanish('Payment approved: text', {
      name: greetingName(owner),
      amount: money(pesos(total_amount)),
      number: loanNumber(loan_id),
    }),
    link: `/loans/${loan_id}`,
  }),
  paymentRejected: (owner: OwnerRow, installment: InstallmentRow, reason: string): EmailTemplate => ({
    subject: inSpanish('Payment rejected: subject', { month: installment.number }),
    text: inSpanish('Payment rejected: text', { name: greetingName(owner), reason: withoutFullStop(reason) }),
    link: linkToInstallment(installment),
  }),
  paymentOverdue: (owner: OwnerRow, installment: InstallmentRow): EmailTemplate => ({
    subject: inSpanish('Payment overdue: subject', { month: installment.number }),
    text: inSpanish('Payment overdue: text', {
      name: greetingName(owner),
      amount: money(pesos(installment.total_amount)),
      day: shortDay(installment.due_date),
      reference: paymentReference(installment.loan_id),
    }),
    link: linkToInstallment(installment),
  }),
};
