import type { ApplicationStep } from '#domain/application';
import type { LoanStatus } from '#domain/loan';
import type { ProfileStep } from '#domain/profile';
import { BUREAU_PERSONA, type Step, steps, stepWithId } from '../../script/steps.ts';
import type { CaseFileDto } from '../dto.ts';
import { isOnRoute } from './isOnRoute.ts';

type StepId = Step['id'];

/** Pages that several steps share: there the owner's file decides. Every other page of the script is a step by itself. */
const sharedPages = ['/home', '/loans/:id'];

const ofProfile: Readonly<Record<ProfileStep, StepId>> = {
  identification: 'welcome',
  biometric_validation: 'selfie',
  income_and_taxes: 'income',
};
const ofDraft: Readonly<Record<ApplicationStep, StepId>> = {
  pre_offer: 'offer',
  property_details: 'property',
  bureau_policy: 'authorise',
};
const ofLoan: Readonly<Partial<Record<LoanStatus, StepId>>> = {
  awaiting_account_statement_upload: 'good news',
  awaiting_account_statement_check: 'office accepts',
  awaiting_client_signature: 'contract',
  signature_document_completed: 'deposit',
  pending_disbursement: 'deposit',
};

/**
 * Returns the step of the script that a page on the phone and the file of the owner there belong to; without a file, when
 * nobody is signed in. The script is never elsewhere than phone and data are. The persona whom the bureau rejects is the
 * last act's: only there two pages of the script are repeated.
 */
export function stepOf(path: string, file: CaseFileDto | undefined): Step {
  if (!file) return steps.find(({ routes }) => isOnRoute(routes, path) && isOnRoute(guestPages, path)) ?? landing;
  const isOfBureauAct = file.persona === BUREAU_PERSONA;
  const ownStep = isOnRoute(sharedPages, path)
    ? undefined
    : steps.find(({ act, routes }) => (act === 'bureau') === isOfBureauAct && isOnRoute(routes, path));
  return ownStep ?? stepWithId(isOfBureauAct ? bureauStep(file) : nextStep(file, isOnRoute(['/loans/:id'], path)));
}

const landing = stepWithId('landing');
const guestPages = ['/', '/register', '/verification-code/:id'];

const bureauStep = ({ applications: [application] }: CaseFileDto): StepId =>
  application?.status === 'rejected' ? 'kind no' : 'other application';

/** The step that comes next for an owner, by their file. After a rejection that is a new application. */
function nextStep(file: CaseFileDto, isLoanOpen: boolean): StepId {
  const [application] = file.applications;
  const [loan] = file.loans;
  if (file.given_name === null) return 'name';
  if (file.next_step !== null) return ofProfile[file.next_step];
  if (application?.status === 'uncompleted' && application.next_step !== null) return ofDraft[application.next_step];
  if (application?.status === 'awaiting_validation' || application?.status === 'in_validation')
    return 'office approves';
  if (application?.status === 'rejected' || !loan || loan.status === 'liquidated') return 'request';
  return ofLoan[loan.status] ?? stepOfPayments(loan, isLoanOpen);
}

function stepOfPayments({ installments }: CaseFileDto['loans'][number], isLoanOpen: boolean): StepId {
  const has = (...wanted: string[]) => installments.some(({ status }) => wanted.includes(status));
  if (has('in_validation')) return 'office applies';
  if (has('overdue', 'rejected')) return 'overdue month';
  if (has('approved')) return 'other person';
  return isLoanOpen ? 'time passes' : 'loan';
}
