import { describe, expect, test } from 'vitest';
import type { ApplicationStatus, ApplicationTransition } from '#domain/application';
import { day } from '#domain/calendar';
import type { InstallmentTransition, StoredInstallmentStatus } from '#domain/installment';
import type { LoanStatus, LoanTransition } from '#domain/loan';
import type { ApplicationRow, InstallmentRow, LoanRow } from '../../../demo-server/store/rows.ts';
import { application, installment, loan, NOW, openOffice } from './office.ts';

const details = { reason: 'No se lee.', folio: 'BURÓ-1', file: 'estado' };
const entry = <Status>(status: Status) => ({ status, at: NOW, reason: details.reason });
const earlier = { status: 'uncompleted', at: '2026-11-01T18:00:00.000Z' } as const;

describe('an application', () => {
  const authorization = { bureau_authorization: { folio: 'BURÓ-1', at: NOW } };

  test.each<[ApplicationTransition, ApplicationStatus, ApplicationStatus, Partial<ApplicationRow>, string, string]>([
    [
      ...(['confirm', 'uncompleted', 'awaiting_validation', authorization] as const),
      'Solicitud S0007 de Ana: Borrador → En espera de validación',
      'Recibimos tu solicitud S0007',
    ],
    [
      ...(['rejectByBureau', 'uncompleted', 'rejected', { ...authorization, retry_from: day('2027-02-23') }] as const),
      'Solicitud S0007 de Ana: Borrador → Rechazado',
      'Por ahora no podemos continuar con tu solicitud S0007',
    ],
    [
      ...(['take', 'awaiting_validation', 'in_validation', {}] as const),
      'Solicitud S0007 de Ana: En espera de validación → En validación',
      'Tu solicitud S0007 está en validación',
    ],
    [
      ...(['reject', 'in_validation', 'rejected', { rejection_reason: 'No se lee.' }] as const),
      'Solicitud S0007 de Ana: En validación → Rechazado',
      'Tu solicitud S0007 no fue aprobada',
    ],
  ])('%s leads from %s to %s', async (transition, from, to, changes, line, subject) => {
    const before = application({ status: from, history: [earlier] });
    const { store, office, subjects, lines } = await openOffice({ applications: [before] });
    const after = await store.write(() => office.application('7', transition, details));
    expect(after).toEqual({ ...before, status: to, moved_at: NOW, history: [earlier, entry(to)], ...changes });
    expect(store.table('applications').get('7')).toEqual(after);
    expect(lines()).toEqual([line]);
    expect(subjects()).toEqual([subject]);
    expect(store.table('events').find(({ kind }) => kind === 'transition')).toMatchObject({
      owner_id: 'ana',
      data: { application_id: '7', from, to },
    });
  });

  test('that is approved becomes a loan that waits for the bank statement', async () => {
    const { store, office, subjects, lines } = await openOffice({
      applications: [application({ status: 'in_validation' })],
    });
    const after = await store.write(() => office.application('7', 'approve'));
    expect(after).toMatchObject({ status: 'approved', loan_id: '1', history: [{ status: 'approved', at: NOW }] });
    expect(after.history?.[0]).not.toHaveProperty('reason');
    const status = 'awaiting_account_statement_upload';
    expect(store.table('loans').all()).toEqual([
      {
        ...{ id: '1', owner_id: 'ana', application_id: '7', status },
        ...{ account_statement: null, statement_refusal_reason: null, history: [{ status, at: NOW }] },
      },
    ]);
    expect(lines()).toEqual([
      'Solicitud S0007 de Ana: En validación → Aceptado',
      'Se creó el Adelantto 0001 de Ana, que recibe $93,552.00',
    ]);
    expect(
      store
        .table('events')
        .all()
        .find(({ line }) => line.startsWith('Se creó'))?.data,
    ).toEqual({
      ...{ loan_id: '1', to: status },
    });
    expect(subjects()).toEqual(['Tu Adelantto fue aprobado']);
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

  test.each<[LoanTransition, LoanStatus, LoanStatus, Partial<LoanRow>, string]>([
    [
      ...(['statement', 'awaiting_account_statement_upload', 'awaiting_account_statement_check'] as const),
      ...([{ account_statement: 'estado', statement_refusal_reason: null }, 'Recibimos tu estado de cuenta'] as const),
    ],
    [
      ...(['accept', 'awaiting_account_statement_check', 'awaiting_client_signature', {}] as const),
      'Firma tu contrato del Adelantto 0012',
    ],
    [
      ...(['refuse', 'awaiting_account_statement_check', 'awaiting_account_statement_upload'] as const),
      ...([{ statement_refusal_reason: 'No se lee.' }, 'Necesitamos otro estado de cuenta'] as const),
    ],
    [...(['sign', 'awaiting_client_signature', 'signature_document_completed', {}] as const), 'Recibimos tu firma'],
    [
      ...(['queue', 'signature_document_completed', 'pending_disbursement', {}] as const),
      'Tu depósito está programado',
    ],
    [...(['disburse', 'pending_disbursement', 'active', {}] as const), 'Te depositamos tu Adelantto 0012'],
    [...(['liquidate', 'active', 'liquidated', {}] as const), 'Liquidaste tu Adelantto 0012'],
  ])('%s leads from %s to %s', async (transition, from, to, changes, subject) => {
    const before = { history: [{ status: from, at: NOW }], statement_refusal_reason: 'Faltan páginas.' };
    const { store, office, subjects, lines } = await openOffice(rows(from, before));
    const after = await store.write(() => office.loan('12', transition, details));
    expect(after).toEqual({ ...loan({ ...before, status: to }), history: [...before.history, entry(to)], ...changes });
    expect(store.table('loans').get('12')).toEqual(after);
    expect(subjects()).toEqual([subject]);
    expect(lines()).toEqual([expect.stringMatching(/^Adelantto 0012 de Ana: .+ → .+$/)]);
    expect(store.table('events').find(({ kind }) => kind === 'transition')).toMatchObject({
      data: { loan_id: '12', from, to },
    });
  });

  test('that is disbursed has an installment for each month, the first due in the next', async () => {
    const { store, office, subjects } = await openOffice(rows('pending_disbursement'));
    await store.write(() => office.loan('12', 'disburse'));
    const installments = store.table('installments').all();
    expect(installments.map(({ number, due_date, total_amount }) => [number, due_date, total_amount])).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((number) => [number, expect.stringMatching(/^202[67]-\d\d-\d\d$/), 20_000]),
    ]);
    expect(installments[0]).toEqual({
      ...{ id: '1', owner_id: 'ana', loan_id: '12', number: 1, status: 'pending', due_date: '2026-12-07' },
      ...{ total_amount: 20_000, proof: null, rejection_reason: null, moved_at: NOW, history: [] },
    });
    expect(subjects()).toEqual(['Te depositamos tu Adelantto 0012']);
  });
});

describe('an installment', () => {
  const rows = (changes: Partial<InstallmentRow>, others: InstallmentRow[] = []) => ({
    applications: [application({ status: 'approved', loan_id: '12' })],
    loans: [loan({ status: 'active' })],
    installments: [installment(changes), ...others],
  });

  test.each<[InstallmentTransition, StoredInstallmentStatus, StoredInstallmentStatus, object, string, string]>([
    [
      ...(['proof', 'pending', 'in_validation', { proof: 'estado', rejection_reason: null }] as const),
      ...(['Pendiente → En validación', 'Recibimos tu comprobante del mes 1'] as const),
    ],
    [
      ...(['proof', 'rejected', 'in_validation', { proof: 'estado', rejection_reason: null }] as const),
      ...(['Rechazado → En validación', 'Recibimos tu comprobante del mes 1'] as const),
    ],
    [
      ...(['reject', 'in_validation', 'rejected', { rejection_reason: 'No se lee.' }] as const),
      ...(['En validación → Rechazado', 'Rechazamos tu comprobante del mes 1'] as const),
    ],
    [
      ...(['approve', 'in_validation', 'approved', { rejection_reason: null }] as const),
      ...(['En validación → Aprobado', 'Aplicamos tu pago del mes 1'] as const),
    ],
  ])('%s leads from %s to %s', async (transition, from, to, changes, line, subject) => {
    const before = { status: from, rejection_reason: 'Otro.', moved_at: '2026-11-20T18:00:00.000Z', proof: 'antes' };
    const { store, office, subjects, lines } = await openOffice(rows(before, [installment({ id: '35', number: 2 })]));
    const after = await store.write(() => office.installment('34', transition, details));
    expect(after).toEqual(installment({ ...before, status: to, moved_at: NOW, history: [entry(to)], ...changes }));
    expect(store.table('installments').get('34')).toEqual(after);
    expect(lines()).toEqual([`Mes 1 del Adelantto 0012 de Ana: ${line}`]);
    expect(subjects()).toEqual([subject]);
    expect(store.table('events').find(({ kind }) => kind === 'transition')).toMatchObject({
      data: { loan_id: '12', installment_id: '34', from, to },
    });
  });

  test('that is overdue is reported as such, and takes a proof', async () => {
    const { store, office, lines } = await openOffice(rows({ due_date: day('2026-11-20') }));
    const after = await store.write(() => office.installment('34', 'proof'));
    expect(after).toMatchObject({
      status: 'in_validation',
      proof: null,
      history: [{ status: 'in_validation', at: NOW }],
    });
    expect(lines()).toEqual(['Mes 1 del Adelantto 0012 de Ana: Atrasado → En validación']);
    expect(await store.write(() => office.installment('34', 'reject'))).toMatchObject({ rejection_reason: '' });
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
    const statuses = store.table('loans').all();
    expect(statuses.map(({ status }) => status)).toEqual(['liquidated', 'active']);
    expect(subjects()).toEqual(['Aplicamos tu pago del mes 1', 'Liquidaste tu Adelantto 0012']);
  });

  test.each(['pending', 'rejected', 'in_validation'] as const)(
    'is approved while another one is %s, and the loan goes on',
    async (status) => {
      const { store, office } = await openOffice(
        rows({ status: 'in_validation' }, [installment({ id: '35', number: 2, status })]),
      );
      await store.write(() => office.installment('34', 'approve'));
      expect(store.table('loans').get('12')?.status).toBe('active');
    },
  );
});
