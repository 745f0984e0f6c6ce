import { applicationNumber } from '#domain/application';
import { BANK_VALIDATION_HOURS, PAYMENT_HOURS, promisedDay, propertyValidationDeadline } from '#domain/businessDays';
import { loanNumber, paymentReference } from '#domain/loan';
import { type Centavos, pesos } from '#domain/money';
import type { Figure } from '#domain/process/figure';
import type { NoticeSubject } from '#domain/process/notice';
import { withoutFullStop } from '#domain/text/singleLine';
import * as commonTexts from '#i18n/es-MX/common';
import * as serverTexts from '#i18n/es-MX/demo/server';
import * as statementTexts from '#i18n/es-MX/loans/bankStatement';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as processTexts from '#i18n/es-MX/process';
import { amountText } from '#i18n/figures';
import { centralDayAndTime, money, shortDay } from '#i18n/format';
import type { ApplicationRow, InstallmentRow, LoanRow, OwnerRow } from '../store/rows.ts';
import type { Messages } from './messages.ts';

/**
 * Content of an e-mail. The link is a path of the app or of the demo. An e-mail without a tone is secret: it is no notice
 * of the app.
 */
export type EmailTemplate = {
  readonly subject: string;
  readonly text: string;
  readonly link?: string;
  readonly tone?: NoticeSubject;
};

/** Sends an e-mail to an owner. Call within `store.write`. */
export const sendEmail = (messages: Messages, owner: OwnerRow, template: EmailTemplate): void =>
  messages.send({ to: owner.email, channel: 'email', owner_id: owner.id, ...template });

/** Returns how e-mails address an owner: by name, else by e-mail address. */
export const greetingName = (owner: OwnerRow): string => owner.name ?? owner.email;

const linkToStatement = (loan: LoanRow): string => `/loans/${loan.id}/success`;
const linkToInstallment = ({ id, loan_id }: InstallmentRow): string => `/loans/${loan_id}/installments/${id}`;

/** An e-mail is read anywhere: its times say whose they are. */
const dayAndTime = (instant: Date): string => commonTexts.centralTime({ time: centralDayAndTime(instant) });

/** The product's e-mails; each is sent with the transition that it reports. `repayment`: that of the loan as text. */
export const emailTemplates = {
  temporaryPassword: (password: string): EmailTemplate => ({
    subject: serverTexts.temporaryPasswordSubject,
    text: serverTexts.temporaryPasswordText({ password }),
    link: '/login',
  }),
  passwordChanged: (now: Date): EmailTemplate => ({
    subject: serverTexts.passwordChangedSubject,
    text: serverTexts.passwordChangedText({ when: dayAndTime(now) }),
    tone: 'neutral',
  }),

  applicationReceived: (owner: OwnerRow, { id }: ApplicationRow, now: Date): EmailTemplate => ({
    subject: serverTexts.applicationReceivedSubject({ number: applicationNumber(id) }),
    text: serverTexts.applicationReceivedText({
      name: greetingName(owner),
      deadline: dayAndTime(propertyValidationDeadline(now)),
    }),
    tone: 'pending',
  }),
  applicationTaken: (owner: OwnerRow, { id }: ApplicationRow): EmailTemplate => ({
    subject: serverTexts.applicationTakenSubject({ number: applicationNumber(id) }),
    text: serverTexts.applicationTakenText({ name: greetingName(owner) }),
    tone: 'validation',
  }),
  applicationApproved: (owner: OwnerRow, { id }: ApplicationRow, loan: LoanRow, repayment: string): EmailTemplate => ({
    subject: serverTexts.applicationApprovedSubject,
    text: serverTexts.applicationApprovedText({
      name: greetingName(owner),
      number: applicationNumber(id),
      repayment,
    }),
    link: linkToStatement(loan),
    tone: 'approved',
  }),
  applicationRejected: (owner: OwnerRow, { id }: ApplicationRow, reason: string): EmailTemplate => ({
    subject: serverTexts.applicationRejectedSubject({ number: applicationNumber(id) }),
    text: serverTexts.applicationRejectedText({ name: greetingName(owner), reason: withoutFullStop(reason) }),
    tone: 'rejected',
  }),
  scoreTooLow: (owner: OwnerRow, { id, retry_from }: ApplicationRow): EmailTemplate => ({
    subject: serverTexts.scoreTooLowSubject({ number: applicationNumber(id) }),
    text: serverTexts.scoreTooLowText({
      name: greetingName(owner),
      day: retry_from ? shortDay(retry_from) : '',
    }),
    tone: 'rejected',
  }),

  statementReceived: (owner: OwnerRow, now: Date): EmailTemplate => ({
    subject: statementTexts.statementReceived,
    text: serverTexts.statementReceivedText({
      name: greetingName(owner),
      hours: BANK_VALIDATION_HOURS,
      day: shortDay(promisedDay(now, BANK_VALIDATION_HOURS)),
    }),
    tone: 'validation',
  }),
  contractSent: (owner: OwnerRow, { id }: LoanRow, repayment: string): EmailTemplate => ({
    subject: serverTexts.contractSentSubject({ number: loanNumber(id) }),
    text: serverTexts.contractSentText({ name: greetingName(owner), repayment }),
    link: `/demo/sign/${id}`,
    tone: 'pending',
  }),
  statementReturned: (owner: OwnerRow, loan: LoanRow, reason: string): EmailTemplate => ({
    subject: serverTexts.statementReturnedSubject,
    text: serverTexts.statementReturnedText({ name: greetingName(owner), reason: withoutFullStop(reason) }),
    link: linkToStatement(loan),
    tone: 'rejected',
  }),
  contractSigned: (owner: OwnerRow, { id }: LoanRow): EmailTemplate => ({
    subject: serverTexts.contractSignedSubject,
    text: serverTexts.contractSignedText({ name: greetingName(owner), number: loanNumber(id) }),
    tone: 'approved',
  }),
  depositScheduled: (owner: OwnerRow, { id }: LoanRow): EmailTemplate => ({
    subject: serverTexts.depositScheduledSubject,
    text: serverTexts.depositScheduledText({ name: greetingName(owner), number: loanNumber(id) }),
    tone: 'pending',
  }),
  depositMade: (
    owner: OwnerRow,
    { id }: LoanRow,
    received: Figure<Centavos>,
    first: InstallmentRow,
  ): EmailTemplate => ({
    subject: serverTexts.depositMadeSubject({ number: loanNumber(id) }),
    text: serverTexts.depositMadeText({
      name: greetingName(owner),
      amount: amountText(received),
      payment: money(pesos(first.total_amount)),
      day: shortDay(first.due_date),
    }),
    link: `/loans/${id}`,
    tone: 'approved',
  }),
  loanLiquidated: (owner: OwnerRow, { id }: LoanRow): EmailTemplate => ({
    subject: serverTexts.loanLiquidatedSubject({ number: loanNumber(id) }),
    text: serverTexts.loanLiquidatedText({ name: greetingName(owner) }),
    tone: 'approved',
  }),

  proofReceived: (owner: OwnerRow, { number }: InstallmentRow, now: Date): EmailTemplate => ({
    subject: serverTexts.proofReceivedSubject({ month: number }),
    text: serverTexts.proofReceivedText({
      name: greetingName(owner),
      hours: PAYMENT_HOURS,
      day: shortDay(promisedDay(now, PAYMENT_HOURS)),
    }),
    tone: 'validation',
  }),
  paymentApproved: (owner: OwnerRow, { number, total_amount, loan_id }: InstallmentRow): EmailTemplate => ({
    subject: serverTexts.paymentApprovedSubject({ month: number }),
    text: serverTexts.paymentApprovedText({
      name: greetingName(owner),
      amount: money(pesos(total_amount)),
      number: loanNumber(loan_id),
    }),
    link: `/loans/${loan_id}`,
    tone: 'approved',
  }),
  paymentRejected: (owner: OwnerRow, installment: InstallmentRow, reason: string): EmailTemplate => ({
    subject: processTexts.weRejectedProof({ month: installment.number }),
    text: serverTexts.paymentRejectedText({
      name: greetingName(owner),
      month: installment.number,
      reason: withoutFullStop(reason),
      warning: loanTexts.doNotRepeatTransfer,
    }),
    link: linkToInstallment(installment),
    tone: 'rejected',
  }),
  paymentOverdue: (owner: OwnerRow, installment: InstallmentRow): EmailTemplate => ({
    subject: serverTexts.paymentOverdueSubject({ month: installment.number }),
    text: serverTexts.paymentOverdueText({
      name: greetingName(owner),
      month: installment.number,
      amount: money(pesos(installment.total_amount)),
      day: shortDay(installment.due_date),
      reference: paymentReference(installment.loan_id),
    }),
    link: linkToInstallment(installment),
    tone: 'overdue',
  }),
};
