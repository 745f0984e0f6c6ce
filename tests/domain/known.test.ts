import { array, is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { Application } from '#domain/application';
import { Loan } from '#domain/loan';
import { known, parse, toKnown } from '#domain/readable';
import { applicationIn, installmentIn, loanIn } from './process/samples.ts';

const statuses = ['pending', 'approved'] as const;

test.each(['', 'cancelled', 'toString', '__proto__', 'constructor'])('calls the name %j unknown', (name) => {
  expect(toKnown(statuses, name)).toBe('unknown');
});

test('a status on the wire is any text, and is parsed to a known one or unknown', () => {
  expect(is('cancelled', known(statuses))).toBe(true);
  expect(parse(['pending', 'cancelled', ''], array(known(statuses)))).toEqual(['pending', 'unknown', 'unknown']);
  expect(parse(7, known(statuses))).toBeUndefined();
});

describe('a response with names that only a newer API has is read', () => {
  test('as a loan whose status, installments and histories are unknown', () => {
    const history = [
      { status: 'pending_disbursement', at: '2026-11-20T16:00:00Z' },
      { status: 'on_hold', at: '2026-11-21T16:00:00Z', reason: 'Falta un dato.' },
    ];
    const onHold = { ...installmentIn(2, 'pending'), status: 'on_hold', history };
    const loan = {
      ...loanIn('active'),
      status: 'on_hold',
      installments: [installmentIn(1, 'pending'), onHold],
      history,
    };
    expect(parse(loan, Loan)).toMatchObject({
      status: 'unknown',
      installments: [{ status: 'pending' }, { status: 'unknown', history: [{ status: 'unknown' }, {}] }],
      history: [{ status: 'pending_disbursement' }, { status: 'unknown', reason: 'Falta un dato.' }],
    });
  });

  test('as an application whose status and next step are unknown', () => {
    const application = { ...applicationIn('approved'), status: 'on_hold', next_step: 'video_call' };
    expect(parse(application, Application)).toEqual({ ...application, status: 'unknown', next_step: 'unknown' });
    expect(parse({ ...application, next_step: null }, Application)?.next_step).toBeNull();
  });
});
