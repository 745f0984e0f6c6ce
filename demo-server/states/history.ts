import type { ApplicationStatus } from '#domain/application';
import type { InstallmentStatus } from '#domain/installment';
import type { LoanStatus } from '#domain/loan';
import * as figureTexts from '#i18n/es-MX/figures';
import { everyInstallment, largestInstallments, longest } from './answers.ts';
import { applicationOf, loanOf, loanWithPayments, profileOf, type Sent } from './sampleResponses.ts';
import type { Read, Screen } from './screen.ts';
import { ErrorResponse } from './scriptedAnswers.ts';

const APPLICATION = 'GET /api/applications/7';
const LOAN = 'GET /api/loans/12';

const at = (day: number, hour = 10) => `2026-11-${String(day).padStart(2, '0')}T${hour + 6}:42:00.000Z`;
const entry = (status: ApplicationStatus | LoanStatus | InstallmentStatus, day: number, reason?: string) => ({
  status,
  at: at(day),
  reason,
});

const approved = applicationOf('approved', {
  loan_id: '12',
  created_at: at(9),
  history: [entry('awaiting_validation', 9), entry('in_validation', 10), entry('approved', 11)],
});
const returned = [
  entry('awaiting_account_statement_upload', 11),
  entry('awaiting_account_statement_check', 12),
  entry('awaiting_account_statement_upload', 13, 'Faltan páginas (llegaron 2 de 5) y no se ve el código QR.'),
];
const checked = loanOf('awaiting_account_statement_check', {
  application_id: '7',
  history: [...returned, entry('awaiting_account_statement_check', 20)],
});
const withHistory = (status: Sent<InstallmentStatus>, ...entries: ReturnType<typeof entry>[]) =>
  everyInstallment.map((installment) => ({
    ...installment,
    ...(installment.status === status && { history: entries }),
  }));
const active = loanWithPayments(
  withHistory('rejected', entry('in_validation', 18), entry('rejected', 19, 'No se ve la clave de rastreo.')),
  {
    application_id: '7',
    history: [...returned.slice(0, 2), entry('awaiting_client_signature', 14), entry('active', 17)],
  },
);

const applicationRead: Read = {
  call: APPLICATION,
  failure: 'No pudimos cargar tu solicitud.',
  hasSkeleton: true,
  isSubject: true,
};

const loanRead: Read = { call: LOAN, failure: 'No pudimos cargar este Adelantto.', hasSkeleton: true, isSubject: true };

/** Before an application is approved it has no loan. */
const noLoanYet = { [LOAN]: new ErrorResponse(404) };

const applicationProcess: Screen = {
  name: 'the process of an application',
  route: 'applicationProcess',
  path: '/applications/7/process',
  script: { [APPLICATION]: approved, [LOAN]: checked },
  heading: 'Tu proceso',
  reads: [applicationRead],
  states: {
    'of a draft': {
      script: { ...noLoanYet, [APPLICATION]: applicationOf('uncompleted', { next_step: 'property_details' }) },
      shows: 'Continuar mi solicitud',
    },
    'in validation for too long': {
      script: {
        ...noLoanYet,
        [APPLICATION]: applicationOf('in_validation', {
          history: [entry('awaiting_validation', 16), entry('in_validation', 17)],
        }),
      },
      shows: new RegExp(figureTexts.takesLonger),
    },
    'that was rejected for a long reason': {
      script: {
        ...noLoanYet,
        [APPLICATION]: applicationOf('rejected', {
          history: [
            entry('awaiting_validation', 16),
            entry('rejected', 18, 'El folio real no corresponde. '.repeat(10)),
          ],
        }),
      },
      shows: /El folio real no corresponde\./,
    },
    'that the bureau rejected': {
      script: { ...noLoanYet, [APPLICATION]: applicationOf('rejected', { retry_from: '2027-02-21' }) },
      shows: 'Tu puntaje de buró de crédito no alcanza el mínimo.',
    },
    'whose loan fails to load': {
      script: { [LOAN]: new ErrorResponse(500) },
      shows: 'No pudimos cargar todo el proceso.',
    },
  },
};

const loanProcess: Screen = {
  name: 'the process of a loan',
  route: 'loanProcess',
  path: '/loans/12/process',
  script: { [LOAN]: active, [APPLICATION]: approved },
  heading: 'Tu proceso',
  reads: [loanRead],
  states: {
    'whose statement was returned': {
      script: { [LOAN]: loanOf('awaiting_account_statement_upload', { application_id: '7', history: returned }) },
      shows: 'Subirlo ahora',
    },
    'without histories and its application': {
      script: { [LOAN]: loanOf('awaiting_client_signature') },
      shows: 'Firma tu contrato',
    },
    'that is paid off': {
      script: { [LOAN]: loanOf('liquidated', { history: [entry('active', 12), entry('liquidated', 20)] }) },
      shows: 'Terminaste de pagar tu Adelantto',
    },
  },
};

/** Loan 12 as it is after these payments: each was sent on 18 November and approved on the 20th. */
export const paidOff = (installments: ReturnType<typeof largestInstallments>) =>
  loanWithPayments(
    installments.map((installment) => ({
      ...installment,
      status: 'approved',
      history: [entry('in_validation', 18), entry('approved', 20)],
    })),
    { status: 'liquidated', history: [entry('active', 2), entry('liquidated', 20)] },
  );
const printed = loanWithPayments(withHistory('approved', entry('in_validation', 2), entry('approved', 3)), {
  history: [entry('active', 1)],
});

const paymentPlan: Screen = {
  name: 'the payment plan',
  route: 'paymentPlan',
  path: '/loans/12/plan',
  script: { [LOAN]: printed },
  heading: 'Plan de pagos',
  reads: [loanRead, { call: 'GET /api/user', failure: 'No pudimos cargar tu perfil.' }],
  states: {
    'of the largest sums': {
      script: {
        'GET /api/user': profileOf(longest),
        [LOAN]: loanWithPayments(largestInstallments()),
      },
      shows: 'Te falta pagar',
    },
    'of a loan that is paid off': { script: { [LOAN]: paidOff(everyInstallment) }, shows: 'Te falta pagar' },
    'without payments': {
      script: { [LOAN]: loanOf('pending_disbursement', { installments: [] }) },
      shows: 'Aún no hay pagos programados.',
    },
  },
};

const receipt: Screen = {
  name: 'a receipt',
  route: 'receipt',
  path: '/loans/12/installments/31/receipt',
  script: { [LOAN]: printed },
  heading: 'Recibo de pago',
  reads: [loanRead, { call: 'GET /api/user', failure: 'No pudimos cargar tu perfil.' }],
  states: {
    'with the longest name': { script: { 'GET /api/user': profileOf(longest) }, shows: 'Total pagado' },
    'without a history': { script: { [LOAN]: active }, shows: 'Total pagado' },
    'of a payment that is not approved': {
      path: '/loans/12/installments/35/receipt',
      heading: 'No encontramos esta página',
      shows: 'Ir al inicio',
    },
  },
};

const settlementLetter: Screen = {
  name: 'the settlement letter',
  route: 'settlementLetter',
  path: '/loans/12/settlement-letter',
  script: { [LOAN]: paidOff(everyInstallment) },
  heading: 'Carta finiquito',
  reads: [loanRead, { call: 'GET /api/user', failure: 'No pudimos cargar tu perfil.' }],
  states: {
    'with the longest name': { script: { 'GET /api/user': profileOf(longest) }, shows: 'Saldo' },
    'of the largest sums': { script: { [LOAN]: paidOff(largestInstallments()) }, shows: 'Saldo' },
    'without payments and history': { script: { [LOAN]: loanOf('liquidated') }, shows: 'Saldo' },
    'of a loan that is not paid off': {
      script: { [LOAN]: active },
      heading: 'No encontramos esta página',
      shows: 'Ir al inicio',
    },
  },
};

/** The screens of what has happened to an application and its loan. */
export const history: readonly Screen[] = [applicationProcess, loanProcess, paymentPlan, receipt, settlementLetter];
