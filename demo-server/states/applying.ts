import type { Offer } from '#domain/preOffer';
import * as leaseTexts from '#i18n/es-MX/applications/lease';
import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import * as propertyTexts from '#i18n/es-MX/applications/property';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import { calculated, draftAt, property, zipCodeOf } from './answers.ts';
import { applicationOf } from './sampleResponses.ts';
import { ERROR_SUMMARY, presses, type Read, type Screen, type ScreenUser } from './screen.ts';
import { ErrorResponse, unanswered } from './scriptedAnswers.ts';

const READ = 'GET /api/applications/7';
const SAVE = 'PUT /api/applications/7';
const CREATE = 'POST /api/applications';
const CALCULATE = 'GET /api/calc';
const LEASE = propertyTexts.propertyLabels.property_lease_agreement;

const failure = 'No pudimos cargar tu solicitud.';
const read: Read = { call: READ, isSubject: true };
const withCalc = (application: object) => ({ [READ]: application, [CALCULATE]: calculated });

const typedLease = {
  'Renta mensual': '20000',
  'Inicio del contrato': '05/01/2026',
  'Fin del contrato': '25/05/2027',
};
const chooseOthers = async (owner: ScreenUser) => {
  await owner.checks('Transferencia');
  await owner.checks(/aviso de privacidad/);
};
const describesLease = async (owner: ScreenUser) => {
  await owner.fillsInFields(typedLease);
  await chooseOthers(owner);
};

const leaseContract: Screen = {
  name: 'the lease',
  route: 'leaseContract',
  path: '/applications/lease-contract',
  heading: 'Contrato de renta',
  reads: [{ call: 'GET /api/applications' }],
  writes: [
    {
      name: 'the lease',
      call: CREATE,
      typed: typedLease,
      otherInput: chooseOthers,
      button: leaseTexts.seeMyPreOffer,
      answer: draftAt('pre_offer', { pre_offer_term_frame: null }),
      script: withCalc(draftAt('pre_offer', { pre_offer_term_frame: null })),
      success: preOfferTexts.yourPreOffer,
    },
  ],
  states: {
    'with errors': { act: presses(leaseTexts.seeMyPreOffer), shows: ERROR_SUMMARY },
    'that begins with the last one': {
      script: { 'GET /api/applications': [applicationOf('rejected')] },
      shows: 'Ya pusimos los datos de tu última solicitud. Revísalos.',
    },
    'filled in': { act: describesLease, shows: 'Puedes adelantar hasta 6 meses de renta.' },
    'of a lease that begins later': {
      act: async (owner) => {
        await describesLease(owner);
        await owner.fillsIn('Inicio del contrato', '05/12/2026');
        await owner.presses(leaseTexts.seeMyPreOffer);
      },
      shows: (page) =>
        page.getByRole('link', {
          name: ruleTexts['Your lease begins on {start}. If that is right, continue.']({ start: '05/12/2026' }),
        }),
    },
    'with too little rent and time': {
      act: async (owner) => {
        await describesLease(owner);
        await owner.fillsIn('Renta mensual', '14999.99');
        await owner.fillsIn('Fin del contrato', '20/02/2027');
        await owner.presses(leaseTexts.seeMyPreOffer);
      },
      shows: (page) => page.getByRole('link', { name: 'El monto mínimo es de $15,000 MXN' }),
    },
    'with the calendar': {
      act: presses(/^Abrir calendario, .*Fin del contrato/i),
      shows: (page) => page.getByRole('grid'),
    },
    'sent without internet': {
      act: async (owner) => {
        await describesLease(owner);
        await owner.losesConnection();
        await owner.presses(leaseTexts.seeMyPreOffer);
      },
      shows: (page) => page.getByRole('alert').filter({ hasText: 'Sin conexión a internet.' }),
    },
  },
};

const changed = draftAt('pre_offer', { lease_monthly_income: 22_000, pre_offer_term_frame: null });

const changeLease: Screen = {
  name: 'the change of the lease',
  route: 'changeLease',
  path: '/applications/7/lease-contract',
  script: { [READ]: draftAt('property_details') },
  heading: 'Contrato de renta',
  // The form renders at once and is filled in when the saved values arrive.
  reads: [{ ...read, failure }],
  writes: [
    {
      name: 'the changed lease',
      call: SAVE,
      typed: { ...typedLease, 'Renta mensual': '22000' },
      otherInput: (owner) => owner.checks('Transferencia'),
      button: leaseTexts.seeMyPreOffer,
      answer: changed,
      script: withCalc(changed),
      success: preOfferTexts.yourPreOffer,
    },
  ],
  states: {
    'with what was saved': { shows: 'Puedes adelantar hasta 6 meses de renta.' },
    'with too short a lease': {
      script: { [READ]: draftAt('pre_offer', { lease_end_date: '2027-02-20', pre_offer_term_frame: null }) },
      act: async (owner) => {
        await owner.waitsForElement('input[value="20/02/2027"]');
        await owner.presses(leaseTexts.seeMyPreOffer);
      },
      shows: ERROR_SUMMARY,
    },
  },
};

/** An offer with what is received and the commission in each other's place. */
const swapped = (offer: Offer) => ({ ...offer, advance: offer.commission, commission: offer.advance });

const desiredLoan: Screen = {
  name: 'the pre-offer',
  route: 'desiredLoan',
  path: '/applications/7/desired-loan',
  script: withCalc(draftAt('pre_offer', { pre_offer_term_frame: null })),
  heading: preOfferTexts.yourPreOffer,
  reads: [
    { ...read, failure, hasSkeleton: true },
    { call: CALCULATE, failure: preOfferTexts.couldNotCalculateOffer },
  ],
  writes: [
    {
      name: 'the term',
      call: SAVE,
      otherInput: (owner) => owner.waitsFor('IVA del interés'),
      button: 'Continuar',
      answer: draftAt('property_details'),
      script: { [READ]: draftAt('property_details') },
      success: 'Documentos de tu propiedad',
    },
  ],
  states: {
    'with its figures': { shows: 'Costo anual total (CAT)' },
    'with another term': {
      act: async (owner) => {
        await owner.waitsFor('IVA del interés');
        await owner.presses('Un mes menos');
      },
      shows: '$81,053.34',
    },
    'while another term is calculated': {
      script: {
        [CALCULATE]: (query: Parameters<typeof calculated>[0]) =>
          query.url.search.includes('months=5') ? unanswered : calculated(query),
      },
      act: async (owner) => {
        await owner.waitsFor('IVA del interés');
        await owner.presses('Un mes menos');
      },
      shows: 'Calculando…',
    },
    'with wrong figures, that make no offer': {
      script: { [CALCULATE]: (query: Parameters<typeof calculated>[0]) => swapped(calculated(query)) },
      shows: preOfferTexts.couldNotCalculateOffer,
    },
    'with the comparison of terms': {
      act: presses('Comparar plazos'),
      shows: (page) => page.getByRole('dialog', { name: 'Comparar plazos' }),
    },
    'with one term only': {
      script: withCalc(draftAt('pre_offer', { lease_end_date: '2027-02-25', pre_offer_term_frame: null })),
      shows: (page) => page.getByRole('button', { name: '3 meses' }),
    },
    'with no term left': {
      script: withCalc(draftAt('pre_offer', { lease_end_date: '2027-02-20', pre_offer_term_frame: null })),
      shows: 'Cambiar renta o fechas',
    },
    'from a step that comes later': { path: '/applications/7/privacy-policy', shows: 'Recibes (estimado)' },
  },
};

const typedProperty = { 'Folio real': 'FR-204518', 'Código postal de la propiedad': '06600' };

const propertyDocuments: Screen = {
  name: 'the documents of the property',
  route: 'propertyDocuments',
  path: '/applications/7/property-documents',
  script: { [READ]: draftAt('property_details') },
  heading: 'Documentos de tu propiedad',
  // The form renders at once and is filled in when the saved values arrive.
  reads: [{ ...read, failure }],
  writes: [
    {
      name: 'the property',
      call: SAVE,
      typed: typedProperty,
      otherInput: (owner) => owner.uploads(LEASE, 'leaseAgreement'),
      button: 'Continuar',
      answer: draftAt('bureau_policy', property),
      success: 'Autoriza la consulta de tu historial crediticio',
    },
    {
      name: 'the property as a draft',
      call: SAVE,
      typed: { 'Folio real': 'FR-204518' },
      button: 'Guardar como borrador',
      answer: draftAt('property_details', { property_commercial_folio: 'FR-204518' }),
      success: 'Guardamos tu borrador.',
    },
  ],
  states: {
    'with errors': { act: presses('Continuar'), shows: ERROR_SUMMARY },
    'with what was saved': { script: { [READ]: draftAt('bureau_policy', property) }, shows: 'contrato.pdf' },
    'with a zip code of several colonies': {
      script: { 'GET /api/zip-codes/06600': zipCodeOf('06600', 'Juárez', 'Hipódromo') },
      act: (owner) => owner.fillsIn('Código postal de la propiedad', '06600'),
      shows: 'Cuauhtémoc, Ciudad de México',
    },
    'with a zip code that could not be looked up': {
      script: { 'GET /api/zip-codes/06600': new ErrorResponse(500) },
      act: (owner) => owner.fillsIn('Código postal de la propiedad', '06600'),
      shows: 'No pudimos revisar tu código postal.',
    },
  },
};

/** The screens of an application before the bureau check. */
export const applying: readonly Screen[] = [leaseContract, changeLease, desiredLoan, propertyDocuments];
