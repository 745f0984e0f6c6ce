import { afterEach, describe, expect, test, vi } from 'vitest';
import { day } from '#domain/calendar';
import type { LoanStatus } from '#domain/loan';
import * as serverTexts from '#i18n/es-MX/demo/server';
import { ana, application, file, installment, loan, NOW, openOffice } from './office.ts';

/** Opens an office whose autopilot is on. */
async function openWithAutopilot(rows: Parameters<typeof openOffice>[0]) {
  const opened = await openOffice(rows);
  await opened.store.write(() => opened.autopilot.setOn(true));
  const { store } = opened;
  const status = () => ({
    application: store.table('applications').all()[0]?.status,
    loan: store.table('loans').all()[0]?.status,
    installment: store.table('installments').all()[0]?.status,
  });
  return { ...opened, status };
}

describe('the autopilot', () => {
  test('decides nothing while it is off', async () => {
    const { store, status, autopilot, advanceTo } = await openWithAutopilot({
      applications: [application({ status: 'awaiting_validation' })],
      loans: [loan({ status: 'pending_disbursement' })],
      installments: [installment({ status: 'in_validation' })],
    });
    await store.write(() => autopilot.setOn(false));
    await advanceTo('2027-11-23T18:00:00.000Z');
    expect(status()).toEqual({
      application: 'awaiting_validation',
      loan: 'pending_disbursement',
      installment: 'in_validation',
    });
  });

  test('takes an application after an hour, and decides 72 hours after the owner has sent it', async () => {
    const { store, status, advanceTo } = await openWithAutopilot({
      applications: [
        application({ status: 'awaiting_validation', moved_at: NOW, bureau_authorization: { folio: 'B', at: NOW } }),
      ],
    });
    await advanceTo('2026-11-23T18:59:59.999Z');
    expect(status().application).toBe('awaiting_validation');
    await advanceTo('2026-11-26T17:59:59.999Z');
    expect(status().application).toBe('in_validation');
    await advanceTo('2026-11-26T18:00:00.000Z');
    expect(store.table('applications').all()[0]?.history).toEqual([
      { status: 'in_validation', at: '2026-11-23T19:00:00.000Z' },
      { status: 'approved', at: '2026-11-26T18:00:00.000Z' },
    ]);
  });

  test('decides first what is due first', async () => {
    const { store, advanceTo } = await openWithAutopilot({
      applications: [
        application({ status: 'awaiting_validation', moved_at: NOW }),
        application({ id: '8', status: 'awaiting_validation', moved_at: '2026-11-23T17:30:00.000Z' }),
      ],
    });
    await advanceTo('2026-11-23T20:00:00.000Z');
    const taken = store.table('applications').all();
    expect(taken.map(({ id, moved_at }) => [id, moved_at])).toEqual([
      ['7', '2026-11-23T19:00:00.000Z'],
      ['8', '2026-11-23T18:30:00.000Z'],
    ]);
  });

  test('rejects the application with one magic folio, with a reason, and never decides on another', async () => {
    const { store, advanceTo } = await openWithAutopilot({
      applications: ['RECHAZAR', 'lento'].map((property_commercial_folio, id) =>
        application({ id: String(id), status: 'in_validation', property_commercial_folio }),
      ),
    });
    await advanceTo('2027-01-23T18:00:00.000Z');
    expect(
      store
        .table('applications')
        .all()
        .map(({ status, rejection_reason }) => [status, rejection_reason]),
    ).toEqual([
      ['rejected', serverTexts.validationFailureReason],
      ['in_validation', null],
    ]);
  });

  test.each<[LoanStatus, string, LoanStatus]>([
    ['awaiting_account_statement_check', '2026-11-24T18:00:00.000Z', 'awaiting_client_signature'],
    ['signature_document_completed', '2026-11-23T19:00:00.000Z', 'pending_disbursement'],
    ['pending_disbursement', '2026-11-24T18:00:00.000Z', 'active'],
  ])('moves a loan from %s at %s to %s', async (from, at, to) => {
    const earlier = { status: 'awaiting_account_statement_upload', at: '2026-11-19T18:00:00.000Z' } as const;
    const { store, status, advanceTo } = await openWithAutopilot({
      applications: [application({ status: 'approved', loan_id: '12' })],
      // The hours count from its present status, not from the one before.
      loans: [loan({ status: from, history: [earlier, { status: from, at: NOW }] })],
    });
    await advanceTo(new Date(Date.parse(at) - 1).toISOString());
    expect(status().loan).toBe(from);
    await advanceTo(at);
    expect(status().loan).toBe(to);
    expect(store.table('loans').all()[0]?.history.at(-1)).toEqual({ status: to, at });
  });

  test.each<LoanStatus>(['awaiting_account_statement_upload', 'awaiting_client_signature', 'active', 'liquidated'])(
    'leaves a loan alone that is %s',
    async (from) => {
      const { status, advanceTo } = await openWithAutopilot({ loans: [loan({ status: from })] });
      await advanceTo('2027-01-23T18:00:00.000Z');
      expect(status().loan).toBe(from);
    },
  );

  test.each([
    ['recibo.pdf', '2026-11-26T18:00:00.000Z', 'approved', null],
    ['aprobado.pdf', '2026-11-24T18:00:00.000Z', 'approved', null],
    ['rechazado.pdf', '2026-11-24T18:00:00.000Z', 'rejected', serverTexts.proofFailureReason],
  ])('decides on the proof %s at %s: %s', async (name, at, decision, reason) => {
    const { store, status, advanceTo } = await openWithAutopilot({
      applications: [application({ status: 'approved' })],
      loans: [loan({ status: 'active' })],
      installments: [installment({ status: 'in_validation', proof: 'proof' }), installment({ id: '35', number: 2 })],
      files: [file(name)],
    });
    await advanceTo(new Date(Date.parse(at) - 1).toISOString());
    expect(status().installment).toBe('in_validation');
    await advanceTo(at);
    const decided = store.table('installments').get('34');
    expect(decided).toMatchObject({ status: decision, rejection_reason: reason });
    expect(decided?.history?.at(-1)).toEqual({ status: decision, at, reason: reason ?? undefined });
  });

  test('runs what was due before now at the current time', async () => {
    const { store, clock, autopilot } = await openWithAutopilot({
      applications: [
        application({
          status: 'awaiting_validation',
          bureau_authorization: { folio: 'B', at: '2026-11-20T17:00:00.000Z' },
        }),
      ],
    });
    await autopilot.catchUp();
    expect(clock.now().toISOString()).toBe(NOW);
    expect(store.table('applications').all()[0]?.history).toEqual([
      { status: 'in_validation', at: NOW },
      { status: 'approved', at: NOW },
    ]);
  });
});

describe('an overdue payment', () => {
  const payments = () => ({
    applications: [application({ status: 'approved' })],
    loans: [loan({ status: 'active' })],
    installments: [
      installment(),
      installment({ id: '35', number: 2, due_date: day('2027-01-07'), status: 'rejected' }),
      installment({ id: '36', number: 3, due_date: day('2026-12-08'), status: 'in_validation' }),
      installment({ id: '37', number: 4, due_date: day('2026-12-09'), status: 'approved' }),
      installment({ id: '38', number: 5, due_date: day('2026-11-20') }),
    ],
  });
  const overdue = (month: number) => serverTexts.paymentOverdueSubject({ month });

  test('is reported to its owner at the start of the day after it was due, once, or when the server runs again', async () => {
    const { store, autopilot, subjects, advanceTo, pass } = await openOffice(payments());
    await advanceTo('2026-12-08T05:59:59.999Z');
    expect(subjects()).toEqual([]);
    await advanceTo('2026-12-08T06:00:00.000Z');
    expect(subjects()).toEqual([overdue(1)]);
    pass(32 * 24 * 3_600_000);
    await autopilot.catchUp();
    expect(subjects()).toEqual([overdue(1), overdue(2)]);
    expect(store.table('messages').all()).toMatchObject([
      { sent_at: '2026-12-08T06:00:00.000Z', to: ana.email },
      { sent_at: '2027-01-09T06:00:00.000Z', to: ana.email },
    ]);
  });
});

describe('while the clock runs by itself, what is due', () => {
  afterEach(() => void vi.useRealTimers());
  const tick = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const dueSoon = () => ({ applications: [application({ status: 'awaiting_validation', moved_at: NOW })] });

  test('happens within five seconds, until it is stopped', async () => {
    const { status, autopilot, pass, store } = await openWithAutopilot(dueSoon());
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stop = autopilot.start();
    pass(3_600_000);
    await tick(4999);
    expect(status().application).toBe('awaiting_validation');
    await tick(1);
    await expect.poll(() => status().application).toBe('in_validation');
    pass(72 * 3_600_000);
    await tick(5000);
    await expect.poll(() => status().application).toBe('approved');
    stop();
    await store.write(() =>
      store.table('applications').insert(application({ id: '8', status: 'awaiting_validation' })),
    );
    const write = vi.spyOn(store, 'write');
    await tick(10_000);
    expect(write).not.toHaveBeenCalled();
  });

  test('is looked for once at a time, and again after a failure, which is logged', async () => {
    const { demo, store, status, autopilot, pass, log } = await openWithAutopilot(dueSoon());
    let fail = (_error: Error) => {};
    const write = vi.spyOn(store, 'write').mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stop = autopilot.start();
    pass(3_600_000);
    await tick(15_000);
    expect(write).toHaveBeenCalledOnce();
    const error = new Error('The disk is full');
    fail(error);
    await expect.poll(() => log.error.mock.calls).toEqual([['autopilot', error]]);
    expect(demo.store.table('applications').all()[0]?.status).toBe('awaiting_validation');
    await new Promise(setImmediate);
    await tick(5000);
    await expect.poll(() => status().application).toBe('in_validation');
    stop();
  });
});
