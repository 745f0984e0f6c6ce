import { describe, expect, test } from 'vitest';
import type { Loan } from '#domain/loan';
import { type Process, processSteps, repaymentOfProcess } from '#domain/process/processSteps';
import {
  applicationIn,
  approved,
  CONTRACT,
  DEPOSIT,
  DONE_APPLICATION,
  entry,
  FIRST_PAYMENT,
  installmentIn,
  LOAN_BEGINS,
  linesOf,
  loanIn,
  NOW,
} from './samples.ts';

describe('the process of a loan', () => {
  const returned = [
    LOAN_BEGINS,
    entry('awaiting_account_statement_check', 12),
    entry('awaiting_account_statement_upload', 13, 'Faltan páginas.'),
    entry('awaiting_account_statement_check', 17),
    entry('awaiting_account_statement_upload', 18, 'No se ve el código QR.'),
  ];
  const RETURNED = [
    'done upload_statement 11-12T18:00',
    'rejected check_statement 11-13T18:00 because Faltan páginas.',
    'done upload_statement again 11-17T18:00',
    'rejected check_statement 11-18T18:00 because No se ve el código QR.',
  ];

  test.each<[string, Loan['status'], Loan['history'], string[]]>([
    [
      'waits for the first statement',
      'awaiting_account_statement_upload',
      [LOAN_BEGINS],
      ['current upload_statement', 'next check_statement', ...CONTRACT],
    ],
    [
      'had two statements returned',
      'awaiting_account_statement_upload',
      returned,
      [...RETURNED, 'current upload_statement again', 'next check_statement', ...CONTRACT],
    ],
    [
      'has its third statement checked, over a weekend',
      'awaiting_account_statement_check',
      [...returned, entry('awaiting_account_statement_check', 20)],
      [
        ...RETURNED,
        'done upload_statement again 11-20T18:00',
        'current check_statement in 24 h until 2026-11-23',
        ...CONTRACT,
      ],
    ],
    [
      'has its statement checked for longer than was promised',
      'awaiting_account_statement_check',
      [LOAN_BEGINS, entry('awaiting_account_statement_check', 17)],
      ['done upload_statement 11-17T18:00', 'current check_statement late since 2026-11-18', ...CONTRACT],
    ],
    [
      'waits for the signature',
      'awaiting_client_signature',
      [LOAN_BEGINS, entry('awaiting_account_statement_check', 12), entry('awaiting_client_signature', 13)],
      ['done upload_statement 11-12T18:00', 'done check_statement 11-13T18:00', 'current sign_contract', ...DEPOSIT],
    ],
    [
      'is signed',
      'signature_document_completed',
      [entry('signature_document_completed', 14)],
      ['done sign_contract 11-14T18:00', 'current deposit $93552', FIRST_PAYMENT],
    ],
    [
      'has its deposit scheduled',
      'pending_disbursement',
      [entry('signature_document_completed', 14), entry('pending_disbursement', 15)],
      ['done sign_contract 11-14T18:00', 'done schedule_deposit 11-15T18:00', 'current deposit $93552', FIRST_PAYMENT],
    ],
    ['is in a status of the real API only', 'approved', [LOAN_BEGINS], ['current deposit $93552', FIRST_PAYMENT]],
    ['is in an unknown status', 'unknown', [LOAN_BEGINS], ['current proceed']],
  ])('that %s', (_, status, history, lines) => {
    // As an API sends it: the reason of the last statement that was returned.
    const statement_refusal_reason = history?.flatMap(({ reason }) => reason ?? []).at(-1);
    const loan = loanIn(status, { history, statement_refusal_reason });
    expect(linesOf({ application: approved, loan })).toEqual([...DONE_APPLICATION, ...lines]);
  });

  test.each<[Loan['status'], Partial<Loan>, string[]]>([
    ['awaiting_account_statement_upload', {}, ['current upload_statement']],
    [
      'awaiting_account_statement_upload',
      { statement_refusal_reason: 'Faltan páginas.' },
      [
        'done upload_statement',
        'rejected check_statement because Faltan páginas.',
        'current upload_statement again',
        'next check_statement',
      ],
    ],
    [
      'pending_disbursement',
      {},
      [
        'done upload_statement',
        'done check_statement',
        'done sign_contract',
        'done schedule_deposit',
        'current deposit',
        'next first_payment',
      ],
    ],
    ['approved', {}, ['current deposit', 'next first_payment']],
  ])('in the status %s without histories, %j', (status, changes, lines) => {
    const shown = ['done send_application', 'done validate_application', ...lines];
    expect(linesOf({ loan: loanIn(status, changes) }).slice(0, shown.length)).toEqual(shown);
  });

  test('keeps no reason of a statement that was returned before another one was accepted', () => {
    const loan = loanIn('awaiting_client_signature', { statement_refusal_reason: 'Faltan páginas.' });
    expect(linesOf({ loan }).slice(2, 5)).toEqual([
      'done upload_statement',
      'done check_statement',
      'current sign_contract',
    ]);
  });

  test('whose status is ahead of its history has the step of that status, without a date', () => {
    const loan = loanIn('awaiting_account_statement_check', { history: [LOAN_BEGINS] });
    expect(linesOf({ loan }).slice(2, 4)).toEqual([
      'done upload_statement',
      'current check_statement in 24 h until undefined',
    ]);
  });

  test('whose application is not known was approved when it was created', () => {
    const loan = loanIn('awaiting_account_statement_upload', { history: [LOAN_BEGINS] });
    expect(linesOf({ loan })).toEqual([
      'done send_application',
      'done validate_application 11-11T18:00',
      'current upload_statement',
      'next check_statement',
      'next sign_contract',
      'next deposit',
      'next first_payment',
    ]);
  });
});

test('the steps that the owner takes are told from those of Adelantto', () => {
  const ownSteps = (process: Process) =>
    processSteps(process, NOW).flatMap(({ kind, who }) => (who === 'owner' ? [kind] : []));
  const sent = ['send_application', 'upload_statement', 'sign_contract'];
  expect(ownSteps({ application: applicationIn('uncompleted') })).toEqual([...sent, 'first_payment']);
  const installments = [installmentIn(3, 'rejected'), installmentIn(4, 'pending')];
  const paid = ['send_proof', 'send_proof', 'pay', 'liquidate'];
  expect(ownSteps({ loan: loanIn('active', { installments }) })).toEqual([...sent, ...paid]);
});

describe('the figures of a process', () => {
  test('are those of the loan, else those of the application, and none after the answer to it', () => {
    const sent = applicationIn('in_validation');
    expect(repaymentOfProcess({ application: sent }, NOW)).toMatchObject({ stage: 'offered', payments: 6 });
    expect(repaymentOfProcess({ application: approved }, NOW)).toBeUndefined();
    const loan = loanIn('active', { installments: [installmentIn(3, 'pending')] });
    expect(repaymentOfProcess({ application: approved, loan }, NOW)).toMatchObject({ stage: 'deposited', payments: 1 });
    expect(repaymentOfProcess({ application: applicationIn('rejected') }, NOW)).toBeUndefined();
  });
});
