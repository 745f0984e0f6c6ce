import { array, is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { Application } from '#domain/application';
import { Loan } from '#domain/loan';
import { known, parse, toKnown } from '#domain/readable';

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
    const loan = {
      id: '1',
      status: 'on_hold',
      amount: 240_000,
      summary: { missing_installment: null, total_paid_amount: 0, missing_installments_counter: 2 },
      installments: [
        { id: '1', status: 'pending', due_date: '2027-01-05', total_amount: 20_000 },
        { id: '2', status: 'on_hold', due_date: '2027-02-05', total_amount: 20_000, history },
      ],
      history,
    };
    expect(parse(loan, Loan)).toMatchObject({
      status: 'unknown',
      installments: [{ status: 'pending' }, { status: 'unknown', history: [{ status: 'unknown' }, {}] }],
      history: [{ status: 'pending_disbursement' }, { status: 'unknown', reason: 'Falta un dato.' }],
    });
  });

  test('as an application whose status and next step are unknown', () => {
    const application = {
      id: '1',
      status: 'on_hold',
      next_step: 'video_call',
      lease_monthly_income: 20_000,
      lease_end_date: '2027-12-31',
      pre_offer_term_frame: null,
      pre_offer_amount: null,
      pre_offer_fees: null,
      property_commercial_folio: null,
      property_zip_code: null,
      property_lease_agreement: null,
    };
    expect(parse(application, Application)).toEqual({ ...application, status: 'unknown', next_step: 'unknown' });
    expect(parse({ ...application, next_step: null }, Application)?.next_step).toBeNull();
  });
});
