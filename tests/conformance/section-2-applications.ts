import type { Statement } from './statement.ts';

const applicationScreens = 'tests/journeys/specification/application.spec.ts';
const bureauScreens = 'tests/journeys/specification/bureau.spec.ts';

/** Section 2 of the specification: the pages of an application for an advance. */
export const statements: readonly Statement[] = [
  {
    id: 's2-lease-step',
    says: '/applications/lease-contract: step 1 of 2 of an application',
    test: { file: applicationScreens, name: 'the lease screen > is step 1 of 2 of an application' },
  },
  {
    id: 's2-lease-creates',
    says: '/applications/lease-contract: creates the application',
    test: {
      file: applicationScreens,
      name: 'the lease screen > accepts exactly these limits, creates the application and goes to /applications/{id}/desired-loan',
    },
  },
  {
    id: 's2-desired-loan',
    says: '/applications/{id}/desired-loan: pre-offer (term choice)',
    test: {
      file: applicationScreens,
      name: 'the pre-offer screen > offers the terms from 3 months up that the lease allows on a slider',
    },
  },
  {
    id: 's2-documents-step',
    says: '/applications/{id}/property-documents: step 2 of 2',
    test: { file: applicationScreens, name: 'the property documents screen > is step 2 of 2' },
  },
  {
    id: 's2-documents-continue',
    says: "/applications/{id}/property-documents: button 'Continuar'",
    test: {
      file: applicationScreens,
      name: 'the property documents screen > sends folio, zip code and lease with "Continuar" and goes to the authorization',
    },
  },
  {
    id: 's2-documents-draft',
    says: "/applications/{id}/property-documents: button 'Guardar como borrador' (save as draft)",
    test: {
      file: applicationScreens,
      name: 'the property documents screen > saves an incomplete draft with "Guardar como borrador" and goes to /home',
    },
  },
  {
    id: 's2-privacy-policy',
    says: '/applications/{id}/privacy-policy: credit-bureau authorisation text',
    test: {
      file: bureauScreens,
      name: 'the bureau authorization screen > has the text of the credit-bureau authorization',
    },
  },
  {
    id: 's2-confirm',
    says: '/applications/{id}/confirm-privacy-policy: SMS code entry',
    test: {
      file: bureauScreens,
      name: 'the bureau code screen > has four boxes of one digit each on the numeric keypad',
    },
  },
  {
    id: 's2-fail',
    says: '/applications/{id}/fail-buro-score: bureau score too low; try again in 3 months',
    test: { file: bureauScreens, name: 'the bureau authorization screen > shows to try again in 3 months' },
  },
  {
    id: 's2-final',
    says: '/applications/{id}/final-announcement: property data will be validated and the result e-mailed within 72 hours',
    test: {
      file: bureauScreens,
      name: 'the final announcement screen > says that the property is validated and the result e-mailed within 72 hours',
    },
  },
];
