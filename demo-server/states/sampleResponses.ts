import type { ApplicationStatus } from '#domain/application';
import type { ApplicationField } from '#domain/applicationFields';
import { type Installment, type InstallmentStatus, installmentStatuses } from '#domain/installment';
import { type LoanStatus, summaryOf } from '#domain/loan';
import { inPesos, pesos, sum } from '#domain/money';
import { openingFees, principalOf } from '#domain/preOffer';
import { toKnown } from '#domain/readable';

/** The signed-in owner of the scripted tests. */
export const sampleOwner = {
  id: 'o1',
  name: 'Ana Sofía',
  email: 'ana@correo.mx',
  phone: '+525512345678',
  has_temporary_password: false,
};

/** Changes to that owner. */
export type OwnerChanges = Partial<Omit<typeof sampleOwner, 'name'>> & { name?: string | null };

/** Returns the record that the app stores under `auth` while that owner, with these changes, is signed in. */
export const sessionRecord = (changes: OwnerChanges = {}): string =>
  JSON.stringify({ token: 'owner-token', user: { ...sampleOwner, ...changes }, isAuthenticated: true });

export const fileNamed = (name: string, size = 1_240_000) => ({
  id: `id-of-${name}`,
  name,
  size,
  url: `/api/files/${name}`,
});

/** Returns a complete profile with these changes. */
export const profileOf = (changes: object = {}) => ({
  id: sampleOwner.id,
  name: sampleOwner.name,
  last_name: 'Ríos Cañedo',
  email: sampleOwner.email,
  phone: sampleOwner.phone,
  selfie: fileNamed('selfie.jpg'),
  is_completed: true,
  next_step: null,
  document_number: '1234567890123',
  rfc_number: 'RICM870214QK7',
  curp_number: 'RICM870214MDFSSR05',
  address: 'Calle del Laurel 140',
  colony: 'Juárez',
  municipality: 'Cuauhtémoc',
  state: 'Ciudad de México',
  zip_code: '06600',
  birthdate: '1987-02-14',
  front_document: fileNamed('frente.jpg'),
  back_document: fileNamed('reverso.jpg'),
  proof_incomes: [fileNamed('recibo.pdf')],
  rfc: fileNamed('constancia.pdf'),
  accept_privacy_policy: true,
  accept_terms_and_conditions: true,
  ...changes,
});

/** Returns a profile without the values of a step and of those after it. */
export const profileAtStep = (next_step: 'identification' | 'biometric_validation' | 'income_and_taxes') =>
  profileOf({
    is_completed: false,
    next_step,
    proof_incomes: [],
    rfc_number: null,
    rfc: null,
    ...(next_step !== 'income_and_taxes' && { selfie: null }),
    ...(next_step === 'identification' && {
      front_document: null,
      back_document: null,
      birthdate: null,
      curp_number: null,
      address: null,
      zip_code: null,
      colony: null,
      municipality: null,
      state: null,
    }),
  });

/** A status as an API sends it, which may be one that the app does not know. */
export type Sent<Status extends string> = Status | 'a newer one';

/** The payments of a loan of 160,000 pesos, in those statuses that have payments. */
const summaries: Partial<Record<Sent<LoanStatus>, object>> = {
  active: {
    missing_installment: { amount: 20_000, due_date: '2027-01-05' },
    total_paid_amount: 60_000,
    missing_installments_counter: 5,
  },
  liquidated: { missing_installment: null, total_paid_amount: 160_000, missing_installments_counter: 0 },
};

export const loanOf = (status: Sent<LoanStatus>, changes: object = {}) => ({
  id: '12',
  status,
  amount: 160_000,
  summary: summaries[status] ?? { missing_installment: null, total_paid_amount: 0, missing_installments_counter: 0 },
  ...changes,
});

/** An installment as an API sends it, also in a status that the app does not know. */
type SentInstallment = Pick<Installment, 'due_date' | 'total_amount'> & { readonly status: Sent<InstallmentStatus> };

/** Returns a loan with these payments, and with the sums that follow from them. */
export const loanWithPayments = (installments: readonly SentInstallment[], changes: object = {}) =>
  loanOf('active', {
    amount: inPesos(sum(installments.map(({ total_amount }) => pesos(total_amount)))),
    summary: summaryOf(installments.map((it) => ({ ...it, status: toKnown(installmentStatuses, it.status) }))),
    installments,
    ...changes,
  });

type ApplicationChanges = {
  lease_monthly_income?: number;
  pre_offer_term_frame?: number | null;
  readonly [field: string]: unknown;
};

/** Returns an application with these changes, and with the figures of its rent and term. An approved one is that of `loanOf`. */
export const applicationOf = (status: Sent<ApplicationStatus>, changes: ApplicationChanges = {}) => {
  const isApproved = status === 'approved';
  const { lease_monthly_income = 20_000, pre_offer_term_frame = isApproved ? 8 : 6 } = changes;
  return {
    id: '7',
    status,
    next_step: null,
    lease_monthly_income,
    lease_start_date: '2026-01-05',
    lease_end_date: isApproved ? '2027-08-25' : '2027-05-25',
    lease_payment_method: 'transfer',
    accept_privacy_policy: true,
    pre_offer_term_frame,
    ...figuresOf(lease_monthly_income, pre_offer_term_frame),
    property_commercial_folio: null,
    property_zip_code: null,
    property_lease_agreement: null,
    ...changes,
  } satisfies Record<ApplicationField, unknown> & Record<string, unknown>;
};

/** Returns the figures of an application, in pesos; null until a term is chosen. */
function figuresOf(rent: number, term: number | null) {
  if (term === null) return { pre_offer_amount: null, pre_offer_fees: null, pre_offer_commissions: null };
  const principal = principalOf({ rent: pesos(rent), term });
  const { commission, fees } = openingFees(principal);
  return {
    pre_offer_amount: inPesos(principal),
    pre_offer_fees: inPesos(fees),
    pre_offer_commissions: inPesos(commission),
  };
}

/** The profile of an owner who has verified their phone and given nothing else. */
export const unregisteredProfile = { ...profileAtStep('identification'), name: null, last_name: null };
