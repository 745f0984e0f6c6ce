import { expect, test } from 'vitest';
import type { CaseFileDto } from '../../../../../demo-server/console/dto.ts';
import { findMissingApplication } from '../../../../../demo-server/console/script/outcome/findMissingApplication.ts';
import { findRejection } from '../../../../../demo-server/console/script/outcome/findRejection.ts';
import { type Step, steps } from '../../../../../demo-server/script/steps.ts';
import {
  fileWith,
  inValidation,
  toAccept,
  toSign,
  toUpload,
  withPayments,
  withRejectedApplication,
} from './caseFiles.ts';

const rejectionAt = (id: Step['id'], file: CaseFileDto) =>
  findRejection(steps.find((step) => step.id === id) as Step, file);

test('a rejection takes the talk back to the step at which the owner goes on', () => {
  const refused = fileWith('awaiting_account_statement_upload', { rejected: true });
  expect(rejectionAt('office accepts', refused)).toEqual({ kind: 'rejected', backTo: 'good news' });
  const lateAgain = withPayments({ status: 'overdue', rejected: true });
  expect(rejectionAt('office applies', lateAgain)).toEqual({ kind: 'rejected', backTo: 'overdue month' });
});

test('a rejection of an application leaves the owner nothing to go on with', () => {
  expect(rejectionAt('office approves', withRejectedApplication())).toEqual({ kind: 'rejected', backTo: null });
});

test('an application that the bureau has rejected ends there, however far the script is and wherever the phone', () => {
  const refused = withRejectedApplication({ rejected_by_bureau: true });
  for (const id of ['offer', 'sign authorisation', 'sent', 'office approves'] as const)
    expect(rejectionAt(id, refused)).toEqual({ kind: 'bureauSaidNo' });
  expect(rejectionAt('request', refused)).toBeUndefined();
  expect(rejectionAt('kind no', refused)).toBeUndefined();
  expect(rejectionAt('sent', withRejectedApplication())).toBeUndefined();
});

test('the last decision counts, of an owner about whom the staff has decided before', () => {
  const [approved, rejected] = [{ status: 'approved' }, { status: 'rejected', rejected: true }] as const;
  const [before, after] = [{ moved_at: '2026-11-25' }, { moved_at: '2026-12-29' }];
  const then = withPayments({ ...approved, ...before }, { ...rejected, ...after });
  expect(rejectionAt('office applies', then)).toMatchObject({ kind: 'rejected' });
  const otherWay = withPayments({ ...approved, ...after }, { ...rejected, ...before });
  expect(rejectionAt('office applies', otherWay)).toBeUndefined();
});

test('no rejection before the staff has decided, after another decision, and at a step of the owner', () => {
  expect(rejectionAt('office accepts', toAccept)).toBeUndefined();
  expect(rejectionAt('office accepts', toSign)).toBeUndefined();
  expect(rejectionAt('office accepts', toUpload)).toBeUndefined();
  expect(rejectionAt('office applies', inValidation)).toBeUndefined();
  expect(rejectionAt('proof', withPayments({ status: 'overdue', rejected: true }))).toBeUndefined();
});

test('a deleted application is missed at the steps that complete one, once the phone is elsewhere', () => {
  const missingAt = (id: Step['id'], path: string, file: CaseFileDto) =>
    findMissingApplication(steps.find((step) => step.id === id) as Step, path, file);
  const none = { ...fileWith('active'), loans: [] };
  const gone = { kind: 'applicationGone', backTo: 'request' };
  expect(missingAt('offer', '/home', none)).toEqual(gone);
  expect(missingAt('sign authorisation', '/loans', none)).toEqual(gone);
  expect(missingAt('offer', '/applications/10/desired-loan', none)).toBeUndefined();
  expect(missingAt('request', '/loans', none)).toBeUndefined();
  expect(missingAt('offer', '/home', withRejectedApplication())).toBeUndefined();
  expect(missingAt('offer', '/home', { ...none, is_of_talk: false })).toBeUndefined();
});
