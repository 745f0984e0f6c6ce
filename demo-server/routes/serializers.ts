import type { Application } from '#domain/application';
import { nextApplicationStep, preOfferAmounts } from '#domain/application';
import { type Installment, shownStatus } from '#domain/installment';
import { type Loan, summaryOf } from '#domain/loan';
import { isProfileComplete, nextProfileStep, type Profile } from '#domain/profile';
import { amountOf, installmentsOf } from '../backoffice/loanFigures.ts';
import type { Demo } from '../demo.ts';
import type { ApplicationRow, InstallmentRow, LoanRow, OwnerRow } from '../store/rows.ts';

/** The services that serializers need. */
type SerializerContext = Pick<Demo, 'store' | 'clock' | 'files'>;

/** Returns a profile as the API sends it: the next step is derived, files get signed URLs. */
export function serializeProfile({ files }: SerializerContext, owner: OwnerRow): Profile {
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
    is_completed: isProfileComplete(owner),
    next_step: nextProfileStep(owner),
    document_number: documentNumberOf(owner),
    front_document: files.serialize(owner.front_document),
    back_document: files.serialize(owner.back_document),
    birthdate,
    curp_number,
    address,
    zip_code,
    colony,
    municipality,
    state,
    selfie: files.serialize(owner.selfie),
    proof_incomes: owner.proof_incomes.flatMap((file) => files.serialize(file) ?? []),
    rfc_number,
    rfc: files.serialize(owner.rfc),
  };
}

/**
 * Returns the number of an identity card. A real system reads it from the card's back; the demo makes thirteen digits
 * of the CURP, always the same for a person.
 */
function documentNumberOf({ back_document, curp_number }: OwnerRow): string | null {
  if (!back_document || !curp_number) return null;
  const digits = [...curp_number].map((letter) => letter.charCodeAt(0) % 10).join('');
  return digits.slice(0, 13);
}

/** Returns an application as the API sends it; the three amounts are computed from its term. */
export function serializeApplication({ clock, files }: SerializerContext, row: ApplicationRow): Application {
  const { owner_id: _, moved_at: __, bureau_authorised_at: ___, ...fields } = row;
  const { lease_monthly_income: rent, pre_offer_term_frame: term } = row;
  return {
    ...fields,
    ...(term === null ? noPreOffer : preOfferAmounts({ rent, term })),
    next_step: nextApplicationStep(row, clock.today()),
    property_lease_agreement: files.serialize(row.property_lease_agreement),
  };
}

const noPreOffer = {
  pre_offer_term_frame: null,
  pre_offer_amount: null,
  pre_offer_fees: null,
  pre_offer_commissions: null,
} as const;

export const serializeInstallment = ({ clock, files }: SerializerContext, row: InstallmentRow): Installment => ({
  id: row.id,
  loan_id: row.loan_id,
  number: row.number,
  status: shownStatus(row, clock.today()),
  due_date: row.due_date,
  total_amount: row.total_amount,
  rejection_reason: row.rejection_reason,
  file: files.serialize(row.proof),
  ...(row.history && { history: row.history }),
});

/** Returns a loan with its installments, which a real API may leave out of its list of loans. */
export function serializeLoan(context: SerializerContext, row: LoanRow): Loan & { installments: Installment[] } {
  const installments = installmentsOf(context, row).map((it) => serializeInstallment(context, it));
  return {
    id: row.id,
    status: row.status,
    amount: amountOf(context, row),
    summary: summaryOf(installments),
    application_id: row.application_id,
    statement_refusal_reason: row.statement_refusal_reason,
    history: row.history,
    installments,
  };
}
