import { describe, expect, test } from 'vitest';
import type { LoanStatus } from '#domain/loan';
import type { CaseFileDto } from '../../../../../demo-server/console/dto.ts';
import {
  endedNow,
  isRejectedNow,
  rejectionOf,
  stepStateOf,
} from '../../../../../demo-server/console/script/outcome/stepState.ts';
import { indexOfStep, type Step, steps } from '../../../../../demo-server/console/script/steps.ts';

type Loan = CaseFileDto['loans'][number];
type Installment = Loan['installments'][number];

/** Returns the case file of an owner with a loan. */
function fileWith(status: LoanStatus, changes: Partial<Loan> = {}): CaseFileDto {
  const loan = { id: '6', status, label: '', detail: '', received: '', number: '', transitions: [], installments: [] };
  const owner = { id: 'elena', name: 'Elena', given_name: 'Elena', email: '', phone: '', persona: null };
  return {
    ...owner,
    phone_verified: true,
    next_step: null,
    is_of_talk: true,
    last_name: '',
    rent: 20_000,
    term: 6,
    applications: [],
    loans: [{ ...loan, ...changes }],
  };
}

const withPayment = (status: Installment['status'], transitions: Installment['transitions'] = []) => {
  const installment = { id: '1', number: 1, status, label: '', due_date: '2026-12-28', detail: '', transitions };
  return fileWith('active', { installments: [installment as unknown as Installment] });
};

const stateAt = (id: Step['id'], file: CaseFileDto) => stepStateOf(indexOfStep(id), 'elena', file);
/** Returns the id of the step that a change of the case file ends at a step. */
const endedBy = (id: Step['id'], before: CaseFileDto, now: CaseFileDto) => {
  const ended = endedNow(stateAt(id, before), stateAt(id, now));
  return ended === null ? null : steps[ended]?.id;
};

const toAccept = fileWith('awaiting_account_statement_check', { transitions: ['accept', 'refuse'] });
const toSign = fileWith('awaiting_client_signature', { transitions: ['sign'] });
const toUpload = fileWith('awaiting_account_statement_upload');
const late = withPayment('overdue');
const inValidation = withPayment('in_validation', ['approve', 'reject']);

describe('a step ends', () => {
  test('when the staff has decided by hand, and when the clock has passed a due date', () => {
    expect(endedBy('office accepts', toAccept, toSign)).toBe('office accepts');
    expect(endedBy('time passes', withPayment('pending'), late)).toBe('time passes');
  });

  test('when the owner has done it in another window of the app, also from the step that leads to its page', () => {
    expect(endedBy('proof', late, inValidation)).toBe('proof');
    expect(endedBy('overdue month', late, inValidation)).toBe('proof');
    expect(endedBy('good news', toUpload, toAccept)).toBe('statement');
  });

  test('not when it had ended before, when another step began, or for another owner', () => {
    expect(endedBy('office accepts', toSign, toSign)).toBeNull();
    expect(endedNow(null, stateAt('proof', inValidation))).toBeNull();
    expect(endedNow(stateAt('time passes', late), stateAt('proof', inValidation))).toBeNull();
    expect(endedNow({ ...stateAt('proof', late), ownerId: 'renata' }, stateAt('proof', inValidation))).toBeNull();
  });
});

describe('a rejection', () => {
  const isRejected = (id: Step['id'], before: CaseFileDto, now: CaseFileDto) =>
    isRejectedNow(stateAt(id, before), stateAt(id, now));

  test('is noticed when nothing is left to decide and the step has not ended', () => {
    expect(isRejected('office accepts', toAccept, toUpload)).toBe(true);
    expect(isRejected('office applies', inValidation, late)).toBe(true);
    expect(isRejected('office accepts', toAccept, toSign)).toBe(false);
    expect(isRejected('office accepts', toUpload, toUpload)).toBe(false);
    expect(isRejected('proof', inValidation, late)).toBe(false);
  });

  test('takes the talk back to the step at which the owner goes on', () => {
    expect(rejectionOf(toUpload)).toEqual({ kind: 'rejected', backTo: 'good news' });
    expect(rejectionOf(late)).toEqual({ kind: 'rejected', backTo: 'overdue month' });
  });

  test('of an application leaves the owner nothing to go on with', () => {
    const application = { id: '9', number: '', status: 'rejected', label: '', detail: '', next_step: null } as const;
    const rejected = { ...toUpload, applications: [{ ...application, transitions: [] }], loans: [] };
    expect(rejectionOf(rejected)).toEqual({ kind: 'rejected', backTo: null });
  });
});
