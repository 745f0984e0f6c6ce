import type { Application } from '#domain/application';
import { nextApplicationStep, preOfferAmounts } from '#domain/application';
import { type Installment, shownStatus } from '#domain/installment';
import { type Loan, summaryOf } from '#domain/loan';
import { inPesos, pesos, sum } from '#domain/money';
import { nextProfileStep, type Profile } from '#domain/profile';
import type { Demo } from '../demo.ts';
import type { ApplicationRow, InstallmentRow, LoanRow, OwnerRow } from '../store/rows.ts';

/** What turns rows into answers. */
type Sight = Pick<Demo, 'store' | 'clock' | 'files'>;

/** GET /api/user. Steps and completeness are derived, files are signed (contract §4). */
export function serializeProfile({ files }: Sight, owner: OwnerRow): Profile {
  const next_step = nextProfileStep(owner);
  const { id, name, last_name, email, phone, accept_privacy_policy, accept_terms_and_conditions } = owner;
  const { birthdate, curp_number, address, zip_code, colony, municipality, state, rfc_number } = owner;
  return {
    id,
    name,
    last_name,
    email,
    phone,
    accept_privacy_policy,
    accept_terms_and_conditions,
    is_completed: next_step === null,
    next_step,
    document_number: documentNumberOf(owner),
    front_document: files.shown(owner.front_document),
    back_document: files.shown(owner.back_document),
    birthdate,
    curp_number,
    address,
    zip_code,
    colony,
    municipality,
    state,
    selfie: files.shown(owner.selfie),
    proof_incomes: owner.proof_incomes.flatMap((file) => files.shown(file) ?? []),
    rfc_number,
    rfc: files.shown(owner.rfc),
  };
}

/**
 * The number of an identity card: read from its back, which a demo cannot. Thirteen digits made of the CURP, the same
 * for the same person.
 */
function documentNumberOf({ back_document, curp_number }: OwnerRow): string | null {
  if (!back_document || !curp_number) return null;
  const digits = [...curp_number].map((letter) => letter.charCodeAt(0) % 10).join('');
  return digits.slice(0, 13);
}

/** An application; the three amounts follow from its term (contract §4). */
export function serializeApplication({ clock, files }: Sight, row: ApplicationRow): Application {
  const { owner_id: _, moved_at: __, bureau_authorised_at: ___, ...told } = row;
  const { lease_monthly_income: rent, pre_offer_term_frame: term } = row;
  return {
    ...told,
    ...(term === null ? noPreOffer : preOfferAmounts({ rent, term })),
    next_step: nextApplicationStep(row, clock.today()),
    property_lease_agreement: files.shown(row.property_lease_agreement),
  };
}

const noPreOffer = {
  pre_offer_term_frame: null,
  pre_offer_amount: null,
  pre_offer_fees: null,
  pre_offer_commissions: null,
} as const;

export const serializeInstallment = ({ clock, files }: Sight, row: InstallmentRow): Installment => ({
  id: row.id,
  loan_id: row.loan_id,
  number: row.number,
  status: shownStatus(row, clock.today()),
  due_date: row.due_date,
  total_amount: row.total_amount,
  rejection_reason: row.rejection_reason,
  file: files.shown(row.proof),
});

/** One loan with its installments. */
export function serializeLoan(sight: Sight, row: LoanRow): Loan & { installments: Installment[] } {
  const installments = installmentsOf(sight, row).map((it) => serializeInstallment(sight, it));
  return {
    id: row.id,
    status: row.status,
    amount: amountOf(sight, row),
    summary: summaryOf(installments),
    application_id: row.application_id,
    statement_refusal_reason: row.statement_refusal_reason,
    history: row.history,
    installments,
  };
}

/** A loan as lists tell of it, without its installments (spec §3). */
export function serializeListedLoan(sight: Sight, row: LoanRow): Loan {
  const { installments: _, ...listed } = serializeLoan(sight, row);
  return listed;
}

/** A loan's installments, first month first. */
export const installmentsOf = ({ store }: Pick<Demo, 'store'>, { id }: LoanRow): InstallmentRow[] =>
  store
    .table('installments')
    .filter(({ loan_id }) => loan_id === id)
    .sort((a, b) => a.number - b.number);

/** Total debt in pesos: the sum of the installments, before there are any that of the application (contract §4). */
export function amountOf({ store }: Pick<Demo, 'store'>, loan: LoanRow): number {
  const installments = installmentsOf({ store }, loan);
  if (installments.length > 0) return inPesos(sum(installments.map(({ total_amount }) => pesos(total_amount))));
  const application = store.table('applications').get(loan.application_id);
  if (!application?.pre_offer_term_frame) return 0;
  const { lease_monthly_income: rent, pre_offer_term_frame: term } = application;
  return preOfferAmounts({ rent, term }).pre_offer_amount;
}
