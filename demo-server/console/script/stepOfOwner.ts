import type { ApplicationStep } from '#domain/application';
import type { LoanStatus } from '#domain/loan';
import type { ProfileStep } from '#domain/profile';
import { BUREAU_PERSONA, type Step } from '../../script/steps.ts';
import type { CaseFileDto } from '../dto.ts';

type StepId = Step['id'];

const ofLoan: Readonly<Partial<Record<LoanStatus, StepId>>> = {
  awaiting_account_statement_upload: 'good news',
  awaiting_account_statement_check: 'office accepts',
  awaiting_client_signature: 'contract',
  signature_document_completed: 'deposit',
  pending_disbursement: 'deposit',
};
const ofDraft: Readonly<Record<ApplicationStep, StepId>> = {
  pre_offer: 'offer',
  property_details: 'property',
  bureau_policy: 'authorise',
};
const ofProfile: Readonly<Record<ProfileStep, StepId>> = {
  identification: 'welcome',
  biometric_validation: 'selfie',
  income_and_taxes: 'income',
};

/** Returns the step of the script that comes next for an owner, by their case file; undefined when the script has none. */
export function stepOfOwner({ name, email, persona, next_step, applications, loans }: CaseFileDto): StepId | undefined {
  const [loan] = loans;
  const [application] = applications;
  // An owner without a name is listed by their e-mail.
  if (name === email) return 'name';
  if (next_step !== null) return ofProfile[next_step];
  if (application?.status === 'uncompleted' && application.next_step !== null)
    return persona === BUREAU_PERSONA ? 'other application' : ofDraft[application.next_step];
  if (application?.status === 'rejected') return persona === BUREAU_PERSONA ? 'kind no' : undefined;
  if (application && application.status !== 'approved') return 'office approves';
  if (!loan) return 'request';
  return loan.status === 'active' ? stepOfPayments(loan.installments) : ofLoan[loan.status];
}

function stepOfPayments(installments: CaseFileDto['loans'][number]['installments']): StepId {
  const has = (wanted: string) => installments.some(({ status }) => status === wanted);
  if (has('in_validation')) return 'office applies';
  return has('overdue') ? 'overdue month' : 'loan';
}
