import { articles, draftAt, everyApplication, everyLoan, LARGEST, largestLoan, longest } from './answers.ts';
import { draft, nextSteps } from './homeSteps.ts';
import { applicationOf, loanOf, profileAtStep, profileOf, sampleOwner } from './sampleResponses.ts';
import { presses, type Read, type Screen, type ScreenUser } from './screen.ts';
import { ErrorResponse, unanswered } from './scriptedAnswers.ts';

const PROFILE = 'GET /api/user';
const LOANS = 'GET /api/loans';
const APPLICATIONS = 'GET /api/applications';
const ARTICLES = 'GET /marketing/api/services/articles';
const DISCARD = 'DELETE /api/applications/2';

const loansRead: Read = { call: LOANS, failure: 'No pudimos cargar tus Adelanttos.', hasSkeleton: true };
const FIRST = 'Solicitar mi primer Adelantto';
const OTHER = 'Solicitar otro Adelantto';
const incomplete = { [PROFILE]: profileAtStep('identification') };
const ups = 'Ups, debes completar tu perfil para solicitar tu primer Adelantto';

const asksToDiscard = presses(/^Eliminar solicitud/);
const discards = async (owner: ScreenUser) => {
  await asksToDiscard(owner);
  await owner.presses('Eliminar solicitud');
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
      shows: 'Sigue: tu identificación. Ten a la mano tu INE.',
    },
    'of an owner without a selfie': {
      script: { [PROFILE]: profileAtStep('biometric_validation') },
      shows: 'Sigue: tu selfie.',
    },
    'of an owner without a name': {
      who: { name: null },
      script: { [PROFILE]: { ...profileAtStep('identification'), name: null, last_name: null } },
      heading: 'Hola',
      shows: 'Sigue: tu nombre.',
    },
    'with the longest name and the largest sums': {
      who: { name: longest.name },
      script: {
        [PROFILE]: profileOf(longest),
        [LOANS]: [largestLoan],
        [APPLICATIONS]: [draftAt('property_details', { id: draft.id, lease_monthly_income: LARGEST })],
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
      act: async (owner) => {
        await owner.losesConnection();
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
      act: async (owner) => {
        await owner.waitsFor('Tus solicitudes de Adelantto');
        await owner.letsTimePass(10_000);
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
