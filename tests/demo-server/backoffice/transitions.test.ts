import { describe, expect, test } from 'vitest';
import type { ApplicationStatus, ApplicationTransition } from '#domain/application';
import { day } from '#domain/calendar';
import type { InstallmentTransition, StoredInstallmentStatus } from '#domain/installment';
import type { LoanStatus, LoanTransition } from '#domain/loan';
import * as texts from '#i18n/es-MX/demo/server';
import { statementReceived } from '#i18n/es-MX/loans/bankStatement';
import { weRejectedProof } from '#i18n/es-MX/process';
import type { ApplicationRow, InstallmentRow, LoanRow } from '../../../demo-server/store/rows.ts';
import { application, installment, loan, NOW, openOffice } from './office.ts';

// Which transitions there are: `tests/domain/transitions.test.ts`. Here is what each of them stores, records and sends.

const details = { reason: 'No se lee.', folio: 'BURÓ-1', file: 'estado' };
const entry = <Status>(status: Status) => ({ status, at: NOW, reason: details.reason });

describe('an application', () => {
  const number = 'S0007';
  const earlier = { status: 'uncompleted', at: '2026-11-01T18:00:00.000Z' } as const;
  const authorised = { bureau_authorization: { folio: 'BURÓ-1', at: NOW } };
  const byBureau = { ...authorised, retry_from: day('2027-02-23') };
  const rejected = { rejection_reason: 'No se lee.' };

  test.each<[ApplicationTransition, ApplicationStatus, ApplicationStatus, Partial<ApplicationRow>, string]>([
    ['confirm', 'uncompleted', 'awaiting_validation', authorised, texts.applicationReceivedSubject({ number })],
    ['rejectByBureau', 'uncompleted', 'rejected', byBureau, texts.scoreTooLowSubject({ number })],
    ['take', 'awaiting_validation', 'in_validation', {}, texts.applicationTakenSubject({ number })],
    ['reject', 'in_validation', 'rejected', rejected, texts.applicationRejectedSubject({ number })],
  ])('%s leads from %s to %s', async (transition, from, to, changes, subject) => {
    const before = application({ status: from, history: [earlier] });
    const { store, office, subjects, transitions } = await openOffice({ applications: [before] });
    const after = await store.write(() => office.application('7', transition, details));
    expect(after).toEqual({ ...before, status: to, moved_at: NOW, history: [earlier, entry(to)], ...changes });
    expect(store.table('applications').get('7')).toEqual(after);
    expect(subjects()).toEqual([subject]);
    expect(transitions()).toMatchObject([{ owner_id: 'ana', data: { application_id: '7', from, to } }]);
  });

  test('that is approved becomes a loan that waits for the bank statement', async () => {
    const { store, office, subjects, transitions } = await openOffice({
      applications: [application({ status: 'in_validation' })],
    });
    const after = await store.write(() => office.application('7', 'approve'));
    expect(after).toMatchObject({ status: 'approved', loan_id: '1', history: [{ status: 'approved', at: NOW }] });
    expect(after.history?.[0]).not.toHaveProperty('reason');
    const status = 'awaiting_account_statement_upload';
    expect(store.table('loans').all()).toEqual([
      loan({ id: '1', application_id: '7', status, history: [{ status, at: NOW }] }),
    ]);
    expect(transitions()).toMatchObject([
      { line: 'Solicitud S0007 de Ana: En validación → Aceptado' },
      { line: 'Se creó el Adelantto 0001 de Ana, que recibe $93,552.00', data: { loan_id: '1', to: status } },
    ]);
    expect(subjects()).toEqual([texts.applicationApprovedSubject]);
  });

  test('stays as it is when a transition is not possible, and one of an unknown number is a 404', async () => {
    const { store, office, subjects } = await openOffice({ applications: [application()] });
    const approve = (id: string) => store.write(() => office.application(id, 'approve'));
    await expect(approve('7')).rejects.toMatchObject({ name: 'IllegalTransition' });
    await expect(approve('8')).rejects.toMatchObject({ status: 404 });
    expect(store.table('applications').all()).toEqual([application()]);
    expect(subjects()).toEqual([]);
  });
});

describe('a loan', () => {
  const rows = (status: LoanStatus, changes: Partial<LoanRow> = {}) => ({
    applications: [application({ status: 'approved', loan_id: '12' })],
    loans: [loan({ status, ...changes })],
  });
  const number = '0012';
  const [UPLOAD, CHECK] = ['awaiting_account_statement_upload', 'awaiting_account_statement_check'] as const;
  const [SIGNATURE, SIGNED] = ['awaiting_client_signature', 'signature_document_completed'] as const;
  const stored = { account_statement: 'estado', statement_refusal_reason: null };
  const returned = { statement_refusal_reason: 'No se lee.' };

  test.each<[LoanTransition, LoanStatus, LoanStatus, Partial<LoanRow>, string]>([
    ['statement', UPLOAD, CHECK, stored, statementReceived],
    ['accept', CHECK, SIGNATURE, {}, texts.contractSentSubject({ number })],
    ['refuse', CHECK, UPLOAD, returned, texts.statementReturnedSubject],
    ['sign', SIGNATURE, SIGNED, {}, texts.contractSignedSubject],
    ['queue', SIGNED, 'pending_disbursement', {}, texts.depositScheduledSubject],
    ['disburse', 'pending_disbursement', 'active', {}, texts.depositMadeSubject({ number })],
    ['liquidate', 'active', 'liquidated', {}, texts.loanLiquidatedSubject({ number })],
  ])('%s leads from %s to %s', async (transition, from, to, changes, subject) => {
    const before = { history: [{ status: from, at: NOW }], statement_refusal_reason: 'Faltan páginas.' };
    const { store, office, subjects, transitions } = await openOffice(rows(from, before));
    const after = await store.write(() => office.loan('12', transition, details));
    expect(after).toEqual({ ...loan({ ...before, status: to }), history: [...before.history, entry(to)], ...changes });
    expect(store.table('loans').get('12')).toEqual(after);
    expect(subjects()).toEqual([subject]);
    const line = expect.stringMatching(/^Adelantto 0012 de Ana: .+ → .+$/);
    expect(transitions()).toMatchObject([{ line, data: { loan_id: '12', from, to } }]);
  });

  test('that is disbursed has an installment for each month, the first due in the next', async () => {
    const { store, office } = await openOffice(rows('pending_disbursement'));
    await store.write(() => office.loan('12', 'disburse'));
    const installments = store.table('installments').all();
    expect(installments.map(({ number, total_amount }) => [number, total_amount])).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => [number, 20_000]),
    );
    expect(installments[0]).toEqual(installment({ id: '1' }));
  });
});

describe('an installment', () => {
  const rows = (changes: Partial<InstallmentRow>, others: InstallmentRow[] = []) => ({
    applications: [application({ status: 'approved', loan_id: '12' })],
    loans: [loan({ status: 'active' })],
    installments: [installment(changes), ...others],
  });
  const sent = { proof: 'estado', rejection_reason: null };
  const rejected = { rejection_reason: 'No se lee.' };

  test.each<[InstallmentTransition, StoredInstallmentStatus, StoredInstallmentStatus, object, string]>([
    ['proof', 'pending', 'in_validation', sent, texts.proofReceivedSubject({ month: 1 })],
    ['proof', 'rejected', 'in_validation', sent, texts.proofReceivedSubject({ month: 1 })],
    ['reject', 'in_validation', 'rejected', rejected, weRejectedProof({ month: 1 })],
    ['approve', 'in_validation', 'approved', { rejection_reason: null }, texts.paymentApprovedSubject({ month: 1 })],
  ])('%s leads from %s to %s', async (transition, from, to, changes, subject) => {
    const before = { status: from, rejection_reason: 'Otro.', moved_at: '2026-11-20T18:00:00.000Z', proof: 'antes' };
    const opened = await openOffice(rows(before, [installment({ id: '35', number: 2 })]));
    const { store, office, subjects, transitions } = opened;
    const after = await store.write(() => office.installment('34', transition, details));
    expect(after).toEqual(installment({ ...before, status: to, moved_at: NOW, history: [entry(to)], ...changes }));
    expect(store.table('installments').get('34')).toEqual(after);
    expect(subjects()).toEqual([subject]);
    expect(transitions()).toMatchObject([{ data: { loan_id: '12', installment_id: '34', from, to } }]);
  });

  test('that is overdue is reported as such, and takes a proof', async () => {
    const { store, office, transitions } = await openOffice(rows({ due_date: day('2026-11-20') }));
    const after = await store.write(() => office.installment('34', 'proof'));
    expect(after).toMatchObject({ status: 'in_validation', history: [{ status: 'in_validation', at: NOW }] });
    expect(transitions()).toMatchObject([{ line: 'Mes 1 del Adelantto 0012 de Ana: Atrasado → En validación' }]);
  });

  test('is approved as the last one of its loan, which is paid back, and another loan goes on', async () => {
    const { store, office, subjects } = await openOffice({
      ...rows({ status: 'in_validation' }, [
        installment({ id: '35', number: 2, status: 'approved' }),
        installment({ id: '36', loan_id: '13' }),
      ]),
      loans: [loan({ status: 'active' }), loan({ id: '13', status: 'active' })],
    });
    await store.write(() => office.installment('34', 'approve'));
    expect(
      store
        .table('loans')
        .all()
        .map(({ status }) => status),
    ).toEqual(['liquidated', 'active']);
    expect(subjects()).toEqual([
      texts.paymentApprovedSubject({ month: 1 }),
      texts.loanLiquidatedSubject({ number: '0012' }),
    ]);
  });
});
