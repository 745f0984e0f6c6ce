import type { Page } from 'playwright/test';
import { day } from '#domain/calendar';
import type { Installment, InstallmentStatus } from '#domain/installment';
import type { LoanStatus } from '#domain/loan';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as nextStepTexts from '#i18n/es-MX/nextStep';
import { draftAt } from './answers.ts';
import { applicationOf, loanOf, loanWithPayments, profileOf } from './sampleResponses.ts';
import { presses, type Screen } from './screen.ts';

const LOANS = 'GET /api/loans';
const APPLICATIONS = 'GET /api/applications';

/** The draft that home offers to continue and to delete. */
export const draft = draftAt('property_details', { id: '2' });

type Month = Omit<Partial<Installment>, 'status'> & { status: InstallmentStatus; due: string };

/** An active loan with these payments, one a month, the first of which has been made. */
const payments = (months: readonly Month[], { id = '12', first = '2026-10-12' } = {}) =>
  loanWithPayments(
    [{ status: 'approved' as const, due: first }, ...months].map(({ due, ...month }, i) => ({
      id: `3${i + 1}`,
      total_amount: 20_000,
      loan_id: id,
      number: i + 1,
      due_date: day(due),
      ...month,
    })),
    { id },
  );
const sent = (due: string): Month => ({
  status: 'in_validation',
  due,
  history: [{ status: 'in_validation', at: '2026-11-20T16:00:00Z' }],
});
const isNextStep = (title: string) => (page: Page) => page.getByRole('heading', { name: title });

/** A loan before its deposit, and the application that it comes from. */
const approved = (status: LoanStatus, changes: object = {}) => ({
  [LOANS]: [loanOf(status, { application_id: '7', ...changes })],
  [APPLICATIONS]: [applicationOf('approved', { loan_id: '12' })],
});

/** What home begins with, for each kind of next step that the other states do not show. */
export const nextSteps: Screen['states'] = {
  'with a late payment and a proof in validation': {
    script: { [LOANS]: [payments([{ status: 'overdue', due: '2026-11-12' }, sent('2026-12-14')])] },
    shows: (page) => page.getByRole('link', { name: /^Pagar el mes 2/ }),
  },
  'with a payment that is not due soon': {
    script: { [LOANS]: [payments([{ status: 'pending', due: '2026-12-14' }])], [APPLICATIONS]: [] },
    shows: (page) => page.getByRole('link', { name: /^Pagar ahora/ }),
  },
  'with a rejected proof': {
    script: {
      [LOANS]: [
        payments([
          sent('2026-11-12'),
          { status: 'rejected', due: '2026-12-14', rejection_reason: 'No se ve la clave de rastreo.' },
        ]),
      ],
    },
    shows: isNextStep('Sube otro comprobante del mes 3'),
  },
  'with a payment due and another one': {
    script: {
      [LOANS]: [
        payments([{ status: 'pending', due: '2026-11-24' }], { first: '2026-10-26' }),
        payments([{ status: 'pending', due: '2026-11-25' }], { id: '13', first: '2026-10-26' }),
      ],
    },
    shows: 'Tus otros Adelanttos',
  },
  'with an application in validation': {
    script: {
      [LOANS]: [],
      [APPLICATIONS]: [
        applicationOf('in_validation', { bureau_authorization: { folio: '1', at: '2026-11-20T16:00:00Z' } }),
      ],
    },
    shows: nextStepTexts.weWillAnswer({ byWhen: 'a más tardar el lun 23 nov 2026, 10:00' }),
  },
  'with two drafts': {
    script: { [LOANS]: [], [APPLICATIONS]: [draft, { ...draft, id: '3' }] },
    shows: nextStepTexts.andMoreBelow({ count: 1 }),
  },
  'with a statement that was returned': {
    script: approved('awaiting_account_statement_upload', { statement_refusal_reason: 'Faltan páginas.' }),
    shows: isNextStep('Sube otro estado de cuenta'),
  },
  'with a statement to send': {
    script: approved('awaiting_account_statement_upload'),
    shows: isNextStep('Sube tu estado de cuenta'),
  },
  'with a statement in validation': {
    script: approved('awaiting_account_statement_check', {
      history: [{ status: 'awaiting_account_statement_check', at: '2026-11-20T16:00:00Z' }],
    }),
    shows: 'Te responderemos a más tardar el lun 23 nov 2026',
  },
  'with a contract to sign': {
    script: { ...approved('awaiting_client_signature'), 'GET /api/user': profileOf({ email: 'ana.rios@gmail.com' }) },
    shows: (page) => page.getByRole('link', { name: /^Abrir mi correo/ }),
  },
  'with a deposit in preparation': {
    script: approved('pending_disbursement'),
    shows: isNextStep('Estamos preparando tu depósito'),
  },
  'with two properties': {
    script: {
      [LOANS]: [loanOf('pending_disbursement', { application_id: '7' })],
      [APPLICATIONS]: [
        draftAt('bureau_policy', { id: '8', property_zip_code: '44100' }),
        applicationOf('approved', { loan_id: '12', property_zip_code: '06600' }),
      ],
      'GET /api/zip-codes/44100': {
        zip_code: '44100',
        colonies: ['Americana', 'Centro'],
        municipality: 'Guadalajara',
        state: 'Jalisco',
      },
    },
    shows: 'C.P. 44100, Guadalajara',
  },
  'with an earlier application unfolded': {
    script: {
      [LOANS]: [loanOf('awaiting_client_signature', { application_id: '7' })],
      [APPLICATIONS]: [applicationOf('approved', { loan_id: '12' })],
    },
    act: (owner) => owner.pressesText('Solicitudes anteriores (1)'),
    shows: 'Aceptado',
  },
  'with a rejected application': {
    script: { [LOANS]: [], [APPLICATIONS]: [applicationOf('rejected', { rejection_reason: 'El folio no existe.' })] },
    shows: isNextStep('No aprobamos tu solicitud S0007'),
  },
  'with a request before a new try makes sense': {
    script: { [LOANS]: [], [APPLICATIONS]: [applicationOf('rejected', { retry_from: '2027-02-21' })] },
    act: presses(loanTexts.requestAdelantto),
    shows: (page) => page.getByRole('dialog', { name: 'Te conviene esperar hasta el 21 feb 2027' }),
  },
  'with nothing to do': {
    script: { [LOANS]: [loanOf('liquidated')], [APPLICATIONS]: [] },
    shows: 'Estás al corriente',
  },
};
