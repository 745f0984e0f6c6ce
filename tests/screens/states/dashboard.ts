import type { Page } from 'playwright/test';
import {
  applicationOf,
  ErrorResponse,
  loanOf,
  profileAtStep,
  profileOf,
  sampleOwner,
} from '../../journeys/support/scriptedApi.ts';
import { articles, draftAt, everyApplication, everyLoan, LARGEST, longest } from './answers.ts';
import { type Fixtures, presses, type Read, type Screen, unanswered } from './screen.ts';

const PROFILE = 'GET /api/user';
const LOANS = 'GET /api/loans';
const APPLICATIONS = 'GET /api/applications';
const ARTICLES = 'GET /marketing/api/services/articles';
const DISCARD = 'DELETE /api/applications/2';

const draft = draftAt('property_details', { id: '2' });
const loansRead: Read = { call: LOANS, failure: 'No pudimos cargar tus Adelanttos.', hasSkeleton: true };
const FIRST = 'Solicitar mi primer Adelantto';
const OTHER = 'Solicitar otro Adelantto';
const incomplete = { [PROFILE]: profileAtStep('identification') };
const ups = 'Ups, debes completar tu perfil para solicitar tu primer Adelantto';

const asksToDiscard = presses(/^Eliminar solicitud/);
const discards = async (fixtures: Fixtures) => {
  await asksToDiscard(fixtures);
  await fixtures.owner.presses('Eliminar solicitud');
};

/** An active loan with these payments, one a month. */
const payments = (...months: readonly object[]) =>
  loanOf('active', {
    installments: months.map((month, i) => ({
      id: `3${i + 1}`,
      total_amount: 20_000,
      loan_id: '12',
      number: i + 1,
      ...month,
    })),
  });
const paid = { status: 'approved', due_date: '2026-10-12' };
const sent = {
  status: 'in_validation',
  due_date: '2026-12-14',
  history: [{ status: 'in_validation', at: '2026-11-20T16:00:00Z' }],
};
const isNextStep = (title: string) => (page: Page) => page.getByRole('region', { name: title });

/** What home begins with, for each kind of next step that the other states do not show. */
const nextSteps: Screen['states'] = {
  'with a late payment and a proof in validation': {
    script: { [LOANS]: [payments(paid, { status: 'pending', due_date: '2026-11-12' }, sent)] },
    shows: isNextStep('Paga el mes 2, está atrasado'),
  },
  'with a rejected proof': {
    script: {
      [LOANS]: [
        payments(paid, sent, {
          status: 'rejected',
          due_date: '2026-12-21',
          rejection_reason: 'No se ve la clave de rastreo.',
        }),
      ],
    },
    shows: isNextStep('Sube otro comprobante del mes 3'),
  },
  'with a payment due and another one': {
    script: {
      [LOANS]: [
        payments(paid, { status: 'pending', due_date: '2026-11-24' }),
        { ...payments({ status: 'pending', due_date: '2026-11-25' }), id: '13' },
      ],
    },
    shows: 'y 1 más',
  },
  'with an application in validation': {
    script: {
      [LOANS]: [],
      [APPLICATIONS]: [
        applicationOf('in_validation', { bureau_authorization: { folio: '1', at: '2026-11-20T16:00:00Z' } }),
      ],
    },
    shows: 'Te respondemos a más tardar el lun 23 nov 2026, 10:00, por correo.',
  },
  'with two drafts': {
    script: { [LOANS]: [], [APPLICATIONS]: [draft, { ...draft, id: '3' }] },
    shows: 'y 1 más en tus solicitudes',
  },
  'with a statement that was returned': {
    script: {
      [LOANS]: [
        loanOf('awaiting_account_statement_upload', {
          application_id: '7',
          statement_refusal_reason: 'Faltan páginas.',
        }),
      ],
      [APPLICATIONS]: [applicationOf('approved', { loan_id: '12' })],
    },
    shows: isNextStep('Sube otro estado de cuenta'),
  },
  'with an earlier application unfolded': {
    script: {
      [LOANS]: [loanOf('awaiting_client_signature', { application_id: '7' })],
      [APPLICATIONS]: [applicationOf('approved', { loan_id: '12' })],
    },
    act: ({ page }) => page.getByText('Solicitudes anteriores (1)').click(),
    shows: 'Aceptado',
  },
  'with a rejected application': {
    script: { [LOANS]: [], [APPLICATIONS]: [applicationOf('rejected', { rejection_reason: 'El folio no existe.' })] },
    shows: isNextStep('No aprobamos tu solicitud S0007'),
  },
  'with a request before a new try makes sense': {
    script: { [LOANS]: [], [APPLICATIONS]: [applicationOf('rejected', { retry_from: '2027-02-21' })] },
    act: presses('Solicitar un Adelantto'),
    shows: (page) => page.getByRole('dialog', { name: 'Te conviene esperar al 21 feb 2027' }),
  },
  'with nothing to do': {
    script: { [LOANS]: [loanOf('liquidated')], [APPLICATIONS]: [] },
    shows: 'Estás al corriente',
  },
};

const home: Screen = {
  name: 'home',
  route: 'home',
  path: '/home',
  script: { [LOANS]: [loanOf('active')], [APPLICATIONS]: [draft], [ARTICLES]: articles },
  heading: `Hola, ${sampleOwner.name}`,
  reads: [
    { call: PROFILE, failure: 'No pudimos cargar tu perfil.', hasSkeleton: true },
    { call: APPLICATIONS, failure: 'No pudimos cargar tus solicitudes.', hasSkeleton: true },
    loansRead,
    { call: ARTICLES, failure: 'No pudimos cargar los artículos.' },
  ],
  writes: [
    {
      name: 'the deletion of a draft',
      call: DISCARD,
      otherInput: asksToDiscard,
      button: 'Eliminar solicitud',
      answer: draft.id,
      script: {},
      success: 'Eliminamos la solicitud S0002.',
    },
  ],
  states: {
    'of a newcomer': {
      script: { ...incomplete, [LOANS]: [], [APPLICATIONS]: [] },
      shows: 'Nos falta tu identificación',
    },
    'of an owner without a selfie': {
      script: { [PROFILE]: profileAtStep('biometric_validation') },
      shows: 'Nos falta tu selfie.',
    },
    'of an owner without a name': {
      who: { name: null },
      script: { [PROFILE]: { ...profileAtStep('identification'), name: null, last_name: null } },
      heading: 'Hola',
      shows: 'Nos falta tu nombre.',
    },
    'with the longest name and the largest sums': {
      who: { name: longest.name },
      script: {
        [PROFILE]: profileOf(longest),
        [LOANS]: [
          loanOf('active', {
            amount: LARGEST,
            summary: {
              missing_installment: { amount: LARGEST, due_date: '2027-01-05' },
              total_paid_amount: LARGEST,
              missing_installments_counter: 5,
            },
          }),
        ],
        [APPLICATIONS]: [
          { ...draft, lease_monthly_income: LARGEST, pre_offer_amount: LARGEST, pre_offer_fees: LARGEST },
        ],
      },
      heading: `Hola, ${longest.name}`,
      shows: 'Deuda total',
    },
    'without an advance': { script: { [LOANS]: [], [APPLICATIONS]: [] }, shows: FIRST },
    'with a loan in each status': { script: { [LOANS]: everyLoan, [APPLICATIONS]: [] }, shows: 'En proceso' },
    'with an application in each status': {
      script: { [LOANS]: [], [APPLICATIONS]: everyApplication },
      shows: 'Aceptado',
    },
    'after a request with an incomplete profile': {
      script: { ...incomplete, [LOANS]: [], [APPLICATIONS]: [] },
      act: presses(FIRST),
      shows: (page) => page.getByRole('dialog', { name: ups }),
    },
    'after the address of the lease with an incomplete profile': {
      path: '/applications/lease-contract',
      script: incomplete,
      shows: (page) => page.getByRole('dialog', { name: ups }),
    },
    'after a request without internet': {
      act: async ({ owner, api }) => {
        await api.setReachable(false);
        await owner.presses(OTHER);
      },
      shows: 'Necesitas internet para solicitar un Adelantto.',
    },
    'with an application at a step of a newer API': {
      script: { [APPLICATIONS]: [applicationOf('uncompleted', { next_step: 'a newer one' })] },
      shows: 'Para continuar tu solicitud, recarga la página o escríbenos por Contacto.',
    },
    'with the question whether to delete': {
      act: asksToDiscard,
      shows: (page) => page.getByRole('dialog', { name: '¿Eliminar la solicitud S0002?' }),
    },
    'with a draft that could not be deleted': {
      script: { [DISCARD]: new ErrorResponse(409) },
      act: discards,
      shows: (page) => page.getByRole('dialog').getByRole('alert'),
    },
    'at another article': {
      act: presses('Ir al artículo 2'),
      shows: (page) => page.getByRole('button', { name: 'Ir al artículo 2' }).and(page.locator('[aria-current]')),
    },
    ...nextSteps,
    'without articles': { script: { [ARTICLES]: [] }, shows: OTHER },
    'when loading takes long': {
      script: { [LOANS]: unanswered },
      act: async ({ page }) => {
        await page.getByText('Tus solicitudes de Adelantto').waitFor();
        await page.clock.fastForward(10_000);
      },
      shows: 'Esto está tardando más de lo normal.',
    },
  },
};

const loans: Screen = {
  name: 'the loans',
  route: 'loans',
  path: '/loans',
  script: { [LOANS]: everyLoan },
  heading: 'Tus Adelanttos',
  reads: [loansRead],
  states: {
    'without any': { script: { [LOANS]: [] }, shows: FIRST },
    'without any and a profile that is not complete': {
      script: { ...incomplete, [LOANS]: [], [APPLICATIONS]: [] },
      act: presses(FIRST),
      shows: (page) => page.getByRole('dialog', { name: ups }),
    },
    'after a request while the profile fails to load': {
      script: { [PROFILE]: new ErrorResponse(500) },
      act: presses(OTHER),
      shows: 'No pudimos cargar tu perfil.',
    },
    'after a request while the profile loads': {
      script: { [PROFILE]: unanswered },
      act: presses(OTHER),
      shows: (page) => page.getByRole('button', { name: 'Cargando…' }),
    },
    'of a complete profile': {
      script: { [PROFILE]: profileOf(), [LOANS]: [loanOf('liquidated')] },
      shows: 'Liquidado',
    },
  },
};

/** Home and the list of loans. */
export const dashboards: readonly Screen[] = [home, loans];
