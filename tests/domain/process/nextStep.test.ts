import { describe, expect, test } from 'vitest';
import { day } from '#domain/calendar';
import { loanOfStep, type NextStep, nextSteps, retryDay } from '#domain/process/nextStep';
import {
  application,
  began,
  complete,
  far,
  incomplete,
  late,
  loan,
  NOW,
  near,
  type Owner,
  paying,
  stepsOf,
} from './sampleOwners.ts';

/** Situations, each with its next step. A row that names another kind of step after it keeps to the order of the list. */
const situations: [string, Owner, NextStep['kind'], object?][] = [
  ['a payment ten days late', { loans: [paying({ status: 'pending', due: late })] }, 'late payment'],
  ['a payment that the API calls overdue', { loans: [paying({ status: 'overdue', due: late })] }, 'late payment'],
  [
    'a late payment whose proof was rejected',
    { loans: [paying({ status: 'rejected', due: late, reason: 'No se lee.' })] },
    'late payment',
    { payment: { installment: { rejection: { reason: 'No se lee.' } } } },
  ],
  [
    'a late payment in a list without installments',
    {
      loans: [
        loan('active', { summary: { ...noPayments(), missing_installment: { amount: 20_000, due_date: day(late) } } }),
      ],
    },
    'late payment',
    { payment: { loanId: '12', amount: 2_000_000, due: late } },
  ],
  [
    'a rejected proof, before a payment in validation and one that is due',
    {
      loans: [
        paying(
          { status: 'in_validation', due: late },
          { status: 'rejected', due: '2026-12-21', reason: 'No se lee.', at: '2026-11-22T03:00:00.000Z' },
          { status: 'pending', due: near },
        ),
      ],
    },
    'rejected proof',
    { payment: { installment: { month: 2, rejection: { reason: 'No se lee.', on: '2026-11-21' } } } },
  ],
  [
    'an approved loan',
    { loans: [loan('awaiting_account_statement_upload')] },
    'statement to send',
    { rejectionReason: undefined },
  ],
  [
    'a statement that was returned',
    { loans: [loan('awaiting_account_statement_upload', { statement_refusal_reason: 'Faltan páginas.' })] },
    'statement to send',
    { rejectionReason: 'Faltan páginas.' },
  ],
  [
    'a contract',
    { profile: { ...complete, email: 'ana@correo.mx' }, loans: [loan('awaiting_client_signature')] },
    'contract to sign',
    { loanId: '12', sentTo: 'ana@correo.mx' },
  ],
  ['a payment due in seven days', { loans: [paying({ status: 'pending', due: near })] }, 'payment due'],
  ['a payment due today', { loans: [paying({ status: 'pending', due: '2026-11-22' })] }, 'payment due'],
  ['a draft', { applications: [application('uncompleted')] }, 'application to continue', { step: 'property_details' }],
  [
    'a draft of an owner without a name',
    { applications: [application('uncompleted')], profile: incomplete('identification', null) },
    'application to continue',
  ],
  [
    'a proof in validation, before the next payment',
    {
      loans: [
        paying({ status: 'in_validation', due: late, at: '2026-11-20T16:00:00.000Z' }, { status: 'pending', due: far }),
      ],
    },
    'proof in validation',
    { payment: { installment: { promise: { until: '2026-11-25' } } } },
  ],
  [
    'a statement in validation',
    { loans: [loan('awaiting_account_statement_check', began('awaiting_account_statement_check'))] },
    'statement in validation',
    { promise: { until: '2026-11-23', isLate: false } },
  ],
  [
    'an application that waits',
    { applications: [application('awaiting_validation', began('awaiting_validation'))] },
    'application in validation',
    { promise: { until: new Date('2026-11-23T16:00:00.000Z') }, received: { value: 9_355_200, isEstimated: true } },
  ],
  [
    'a signed contract',
    { loans: [loan('signature_document_completed', began('signature_document_completed'))] },
    'deposit in preparation',
  ],
  ['a scheduled deposit', { loans: [loan('pending_disbursement')] }, 'deposit in preparation'],
  ['the status that only the real API sends', { loans: [loan('approved')] }, 'deposit in preparation'],
  [
    'a rejection by the bureau, until the day before a new try makes sense',
    { applications: [application('rejected', { retry_from: day('2026-11-23') })] },
    'bureau rejection',
    { retryFrom: '2026-11-23' },
  ],
  [
    'a rejection by the bureau from that day',
    { applications: [application('rejected', { retry_from: day('2026-11-22') })] },
    'request',
    { isFirst: false },
  ],
  [
    'a rejected application',
    { applications: [application('rejected', { rejection_reason: 'El folio no existe.', ...began('rejected') })] },
    'application rejected',
    { reason: 'El folio no existe.' },
  ],
  [
    'a rejected application after which another one was approved',
    { applications: [application('approved'), application('rejected', { id: '3' })] },
    'request',
  ],
  [
    'a payment further away',
    { loans: [paying({ status: 'approved', due: late }, { status: 'pending', due: far })] },
    'next payment',
  ],
  ['a paid-off loan', { loans: [loan('liquidated')] }, 'request', { isFirst: false }],
  ['a new owner', {}, 'request', { isFirst: true }],
];

describe('the next step', () => {
  test.each(situations)('of %s is known', (_, owner, kind, fields = {}) => {
    expect(stepsOf(owner)[0]).toMatchObject({ kind, ...fields });
  });

  test.each(['identification', 'unknown'] as const)('is no request before the %s of the profile', (part) => {
    expect(stepsOf({ profile: incomplete(part) })).toEqual([]);
  });

  test('begins with the oldest late payment of all loans, and lists the others after it', () => {
    const loans = [
      { ...paying({ status: 'pending', due: late }), id: '13' },
      paying({ status: 'pending', due: '2026-10-12' }, { status: 'pending', due: '2026-11-13' }),
    ];
    const steps = stepsOf({ loans }).filter(({ kind }) => kind === 'late payment');
    expect(steps.map((step) => 'payment' in step && step.payment.due)).toEqual(['2026-10-12', late, '2026-11-13']);
  });

  test('keeps the order of urgency when everything happens at once', () => {
    const kinds = stepsOf({
      profile: incomplete('income_and_taxes'),
      applications: [application('rejected'), application('uncompleted'), application('in_validation')],
      loans: [
        paying({ status: 'pending', due: late }, { status: 'rejected', due: far }, { status: 'pending', due: near }),
        paying({ status: 'in_validation', due: near }, { status: 'pending', due: far }),
        ...(['awaiting_account_statement_upload', 'awaiting_client_signature'] as const).map((status) => loan(status)),
        ...(['awaiting_account_statement_check', 'pending_disbursement'] as const).map((status) => loan(status)),
      ],
    }).map(({ kind }) => kind);
    expect(kinds).toEqual([
      'late payment',
      'rejected proof',
      'statement to send',
      'contract to sign',
      'payment due',
      'application to continue',
      'proof in validation',
      'statement in validation',
      'application in validation',
      'deposit in preparation',
      'application rejected',
      'next payment',
    ]);
  });

  test('names of each loan only the first of the payments that are not near, and a near one no second time', () => {
    const months = [near, far, '2026-12-30'].map((due) => ({ status: 'pending' as const, due }));
    const loans = [paying(...months), { ...paying(...months.slice(1)), id: '13' }];
    const steps = stepsOf({ loans }).map((step) => `${step.kind} of ${loanOfStep(step)}`);
    expect(steps).toEqual(['payment due of 12', 'next payment of 12', 'next payment of 13', 'request of undefined']);
  });

  test('is no payment of a loan that is not active, and no draft that was sent', () => {
    const loans = [{ ...paying({ status: 'pending', due: late }), status: 'liquidated' as const }];
    const applications = [application('approved', { next_step: 'property_details' })];
    expect(stepsOf({ loans, applications }).map(({ kind }) => kind)).toEqual(['request']);
  });

  test('is the rejection of an application until thirty days have passed', () => {
    const rejectedOn = (at: string) => stepsOf({ applications: [application('rejected', began('rejected', at))] })[0];
    expect(rejectedOn('2026-10-23T16:00:00.000Z')).toMatchObject({ kind: 'application rejected' });
    expect(rejectedOn('2026-10-22T16:00:00.000Z')).toMatchObject({ kind: 'request' });
  });

  test('is what is known of the rest while a list has not loaded', () => {
    const loans = [loan('awaiting_client_signature')];
    const applications = [application('uncompleted')];
    const unloaded = { profile: undefined, applications: undefined, loans: undefined };
    expect(nextSteps({ ...unloaded, loans }, NOW)).toMatchObject([{ kind: 'contract to sign' }]);
    expect(nextSteps({ ...unloaded, applications }, NOW)).toMatchObject([{ kind: 'application to continue' }]);
  });

  test.each([
    ['an application', { applications: [application('unknown')] }],
    ['a loan', { loans: [loan('unknown')] }],
    ['a payment', { loans: [paying({ status: 'unknown', due: far })] }],
  ])('is not to request a loan while the status of %s is not known', (_, owner) => {
    expect(stepsOf(owner)).toEqual([]);
  });

  test('of an owner of whom too little has loaded is not to request a loan', () => {
    expect(nextSteps({ profile: complete, applications: [], loans: undefined }, NOW)).toEqual([]);
    expect(nextSteps({ profile: undefined, applications: [], loans: [] }, NOW)).toEqual([]);
  });
});

function noPayments() {
  return { missing_installment: null, total_paid_amount: 0, missing_installments_counter: 1 };
}

test('a new request makes sense only from a day on after a rejection by the bureau, unless a later application exists', () => {
  const rejected = application('rejected', { retry_from: day('2026-11-23') });
  expect(retryDay([rejected], day('2026-11-22'))).toBe('2026-11-23');
  expect(retryDay([rejected], day('2026-11-23'))).toBeUndefined();
  expect(retryDay([application('in_validation'), rejected], day('2026-11-22'))).toBeUndefined();
});
