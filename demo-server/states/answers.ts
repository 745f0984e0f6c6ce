import { day } from '#domain/calendar';
import type { InstallmentStatus } from '#domain/installment';
import { inPesos, pesos, times } from '#domain/money';
import { estimateOffer } from '#domain/preOffer';
import { applicationOf, loanOf, type Sent } from './sampleResponses.ts';
import { type ApiCall, SATURDAY_NOON } from './scriptedAnswers.ts';

/** One loan in each status, and one in a status that this version does not know. */
export const everyLoan = [
  loanOf('active', { id: '12' }),
  loanOf('awaiting_account_statement_upload', { id: '13' }),
  loanOf('awaiting_account_statement_check', { id: '14' }),
  loanOf('awaiting_client_signature', { id: '15' }),
  loanOf('signature_document_completed', { id: '16' }),
  loanOf('pending_disbursement', { id: '17' }),
  loanOf('approved', { id: '18' }),
  loanOf('liquidated', { id: '19' }),
  loanOf('a newer one', { id: '20' }),
];

/** A draft at each of its steps and an application in each other status, known or not. */
export const everyApplication = [
  applicationOf('uncompleted', {
    id: '1',
    next_step: 'pre_offer',
    pre_offer_term_frame: null,
  }),
  applicationOf('uncompleted', { id: '2', next_step: 'property_details' }),
  applicationOf('uncompleted', { id: '3', next_step: 'bureau_policy' }),
  applicationOf('awaiting_validation', { id: '4' }),
  applicationOf('in_validation', { id: '5', next_step: 'bureau_policy' }),
  applicationOf('approved', { id: '6' }),
  applicationOf('rejected', { id: '8', next_step: 'bureau_policy' }),
  applicationOf('a newer one', { id: '9' }),
];

/** The installments of loan 12, with at least one in each status. */
export const everyInstallment = (
  [
    ['31', 'approved', '2026-09-07'],
    ['36', 'outdated', '2026-10-05'],
    ['34', 'overdue', '2026-11-05'],
    ['33', 'rejected', '2026-12-07'],
    ['35', 'pending', '2027-01-05'],
    ['32', 'in_validation', '2027-02-05'],
    ['37', 'a newer one', '2027-03-05'],
    ['38', 'pending', '2027-04-05'],
  ] as const
).map(([id, status, due], i) => ({
  id,
  status,
  due_date: day(due),
  total_amount: 20_000,
  loan_id: '12',
  number: i + 1,
}));
/** The same with the largest sum each. */
export const largestInstallments = () =>
  everyInstallment.map((installment) => ({ ...installment, total_amount: LARGEST }));

export const installmentIn = (status: Sent<InstallmentStatus>, changes: object = {}) => ({
  ...everyInstallment.find((installment) => installment.status === status),
  ...changes,
});

export const articles = ['Cómo fijar la renta', 'Qué revisar en un contrato', 'Impuestos de quien renta'].map(
  (title, i) => ({
    id: i + 1,
    title,
    summary: '<p>Lo que conviene saber antes de firmar.</p>',
    image: '/api/files/articulo.jpg',
    url: 'https://example.test/articulo',
  }),
);

/** The figures of a term, as the API calculates them. */
export const calculated = ({ url: { searchParams } }: Pick<ApiCall, 'url'>) =>
  estimateOffer({ principal: pesos(Number(searchParams.get('principal'))), term: Number(searchParams.get('months')) });

export const draftAt = (next_step: 'pre_offer' | 'property_details' | 'bureau_policy', changes: object = {}) =>
  applicationOf('uncompleted', { next_step, ...changes });

/** An application that was authorised and sent at noon of the scripted journeys. */
export const sentApplication = applicationOf('awaiting_validation', {
  bureau_authorization: { folio: '12345678', at: SATURDAY_NOON },
});

/** An application that the bureau rejected. */
export const rejectedApplication = applicationOf('rejected', { retry_from: '2027-02-21' });

/** The answer to a login or a verified phone. */
export const sessionOf = (user: object) => ({ token: 'owner-token', user });

/** The expiry of a code that was sent at noon of the scripted journeys. */
export const codeSent = { expires_at: '2026-11-21T12:03:00-06:00' };

export const zipCodeOf = (zip_code: string, ...colonies: string[]) => ({
  zip_code,
  colonies,
  municipality: 'Cuauhtémoc',
  state: 'Ciudad de México',
});

/** The fields of a property once its page is completed. */
export const property = {
  property_commercial_folio: 'FR-204518',
  property_zip_code: '06600',
  property_lease_agreement: { id: 'f1', name: 'contrato.pdf', size: 1_240_000, url: '/api/files/contrato.pdf' },
};

/** An owner with the longest name (60 characters) and a long e-mail and address. */
export const longest = {
  name: 'María Guadalupe de los Ángeles Montserrat Concepción Jimena',
  last_name: 'Fernández de Córdoba y Villavicencio Gutiérrez de Santa Cruz',
  email: 'maria.guadalupe.fernandez.de.cordoba@administracionesinmobiliarias.mx',
  address:
    'Privada de la Segunda Cerrada de los Jacarandas número 1420, edificio B, interior 1203, entre Sabino y Fresno',
};
/** MXN. Eight times as much has as many digits. */
export const LARGEST = 1_234_567.89;
/** A loan of the largest sums in a list: 3 of 8 payments are made. */
export const largestLoan = loanOf('active', {
  amount: inPesos(times(pesos(LARGEST), 8)),
  summary: {
    missing_installment: { amount: LARGEST, due_date: '2027-01-05' },
    total_paid_amount: inPesos(times(pesos(LARGEST), 3)),
    missing_installments_counter: 5,
  },
});
