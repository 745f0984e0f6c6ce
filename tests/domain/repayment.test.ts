import { describe, expect, test } from 'vitest';
import { day } from '#domain/calendar';
import { pesos, sum, times } from '#domain/money';
import {
  isApplicationOf,
  type Repayment,
  repaymentOf,
  repaymentOfApplication,
  repaymentOfLoan,
} from '#domain/repayment';
import { TERMS } from '#domain/terms';
import { costLine } from '#i18n/costLine';
import * as termTexts from '#i18n/es-MX/loans/terms';
import { money } from '#i18n/format';
import { moneyLine } from '#i18n/moneyLine';
import { installmentIn } from './process/samples.ts';

/** Sunday noon in Mexico City: with 72 hours and 24 business hours the money can arrive on Thursday. */
const now = new Date('2026-11-22T18:00:00.000Z');
const mexicanNoon = (date: string) => new Date(`${date}T18:00:00.000Z`);
const daysOf = (repayment: Repayment | undefined) => repayment?.dueDates.map(({ value }) => value);
const application = {
  lease_monthly_income: 20_000,
  pre_offer_term_frame: 6,
  lease_start_date: day('2026-07-07'),
};
const installments = [1, 2, 3].map((number) => installmentIn(number, 'pending'));

const sent = [{ status: 'awaiting_validation', at: '2026-11-23T18:00:00.000Z' }] as const;

describe('the repayment of a loan', () => {
  test('are the amount received, the monthly payments and the costs line by line', () => {
    expect(repaymentOf({ rent: pesos(20_000), term: 6 })).toEqual({
      received: { value: pesos(93_552), isEstimated: true },
      payments: 6,
      monthly: pesos(20_000),
      dueDates: [],
      stage: 'offered',
      costs: { commission: pesos(3_600), interest: pesos(19_200), tax: pesos(3_648) },
      totalCost: pesos(26_448),
      yearlyCost: 109.9,
    });
  });

  test.each([15_000, 20_000.5, 33_333.33])('add up to the payments, for a rent of %s and each term', (rent) => {
    for (const term of TERMS) {
      const { received, costs, totalCost, monthly, payments } = repaymentOf({ rent: pesos(rent), term });
      expect(sum(Object.values(costs))).toBe(totalCost);
      expect(sum([received.value, totalCost])).toBe(times(monthly, payments));
    }
  });

  test('of an application have estimated due dates, which are those of the earliest deposit', () => {
    const repayment = repaymentOfApplication(application, now);
    expect(daysOf(repayment)).toEqual([
      '2026-12-07',
      '2027-01-07',
      '2027-02-08',
      '2027-03-08',
      '2027-04-07',
      '2027-05-07',
    ]);
    expect(repayment?.dueDates.every(({ isEstimated }) => isEstimated)).toBe(true);
  });

  test.each([
    ['a draft of Tuesday, whose money can arrive on Monday', {}, '2026-11-24', '2026-12-07'],
    ['a draft of Wednesday, whose money can arrive on the first', {}, '2026-11-25', '2027-01-07'],
    ['an application that was sent before', { status: 'in_validation', history: sent }, '2026-11-26', '2026-12-07'],
    ['one whose promise has passed', { status: 'in_validation', history: sent }, '2026-11-30', '2027-01-07'],
    [
      'one whose API has no histories',
      { status: 'in_validation', bureau_authorization: { folio: '1', at: '2026-11-23T18:00:00.000Z' } },
      '2026-11-26',
      '2026-12-07',
    ],
  ] as const)('the first payment of %s', (_, changes, today, first) => {
    expect(daysOf(repaymentOfApplication({ ...application, ...changes } as never, mexicanNoon(today)))?.[0]).toBe(
      first,
    );
  });

  test.each([
    ['that waits for the statement', 'awaiting_account_statement_upload', '2026-11-27', '2026-12-07'],
    ['that waits for the statement on the last day', 'awaiting_account_statement_upload', '2026-11-30', '2027-01-07'],
    ['whose statement is validated', 'awaiting_account_statement_check', '2026-11-30', '2026-12-07'],
    ['whose statement is late', 'awaiting_account_statement_check', '2026-12-02', '2027-01-07'],
    ['that waits for the signature', 'awaiting_client_signature', '2026-11-30', '2026-12-07'],
    ['whose deposit is prepared', 'pending_disbursement', '2026-12-01', '2027-01-07'],
  ] as const)('the first payment of a loan %s', (_, status, today, first) => {
    const history = [{ status: 'awaiting_account_statement_check', at: '2026-11-27T18:00:00.000Z' }] as const;
    const repayment = repaymentOfLoan({ status, history: [...history] }, application, mexicanNoon(today));
    expect(repayment?.received).toEqual({ value: pesos(93_552), isEstimated: false });
    expect(repayment?.dueDates[0]).toEqual({ value: first, isEstimated: true });
  });

  test('of an application can be asked for another term, and are unknown while none is chosen', () => {
    const undecided = { ...application, pre_offer_term_frame: null };
    expect(repaymentOfApplication(undecided, now)).toBeUndefined();
    expect(repaymentOfApplication(undecided, now, 3)?.dueDates).toHaveLength(3);
  });

  test('of a draft are unknown while its term is to be chosen again, and known after that', () => {
    const draft = { ...application, status: 'uncompleted', next_step: 'pre_offer' } as const;
    expect(repaymentOfApplication(draft, now)).toBeUndefined();
    expect(repaymentOfApplication({ ...draft, next_step: 'property_details' }, now)?.payments).toBe(6);
    expect(repaymentOfApplication({ ...draft, status: 'approved' }, now)?.payments).toBe(6);
  });

  test('of an application without the start of its lease have no due dates', () => {
    for (const lease_start_date of [null, undefined]) {
      const repayment = repaymentOfApplication({ ...application, lease_start_date }, now);
      expect(repayment).toMatchObject({ dueDates: [], received: { value: pesos(93_552) }, payments: 6 });
    }
  });

  test('of a loan are those of its installments, else those of its application', () => {
    expect(repaymentOfLoan({ status: 'active', installments }, application, now)).toMatchObject({
      payments: 3,
      dueDates: ['2026-09-14', '2026-10-14', '2026-11-14'].map((value) => ({ value, isEstimated: false })),
      stage: 'deposited',
    });
    const unsorted = repaymentOfLoan({ status: 'active', installments: [...installments].reverse() }, undefined, now);
    expect(daysOf(unsorted)).toEqual(['2026-09-14', '2026-10-14', '2026-11-14']);
    expect(repaymentOfLoan({ status: 'pending_disbursement', installments: [] }, application, now)?.payments).toBe(6);
    expect(repaymentOfLoan({ status: 'active' }, undefined, now)).toBeUndefined();
  });
});

test.each([
  [{ id: '12', application_id: '7' }, { id: '7' }, true],
  [{ id: '12' }, { id: '7', loan_id: '12' }, true],
  [{ id: '12', application_id: '8' }, { id: '7', loan_id: '13' }, false],
  [{ id: '12' }, { id: '12' }, false],
])('the loan %j and the application %j belong together: %s', (loan, application, expected) => {
  expect(isApplicationOf(loan)(application)).toBe(expected);
});

test.each([15_000, 20_000.5, 33_333.33])('the cost line has the total cost, for a rent of %s and each term', (rent) => {
  for (const term of TERMS) {
    const repayment = repaymentOf({ rent: pesos(rent), term });
    expect(costLine(repayment)).toContain(`Costo total ${money(repayment.totalCost)}: pagas `);
  }
  expect(costLine(repaymentOf({ rent: pesos(20_000), term: 6 }))).toBe(
    termTexts.cost({ cost: '$26,448.00', paid: '$120,000.00', received: '$93,552.00 (estimado)' }),
  );
});

describe('the money line', () => {
  const withSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

  test('says what is received and paid, with an estimated date until the deposit', () => {
    const repayment = repaymentOfApplication(application, now);
    expect(repayment && withSpaces(moneyLine(repayment))).toBe(
      'Recibes $93,552.00 (estimado) · pagas 6 mensualidades de $20,000.00, la primera no antes del 07 dic 2026.',
    );
  });

  test('speaks of the past after the deposit, with the real date', () => {
    const repayment = repaymentOfLoan({ status: 'active', installments }, undefined, now);
    expect(repayment && withSpaces(moneyLine(repayment))).toMatch(
      /^Recibiste \$.* · pagas .*, la primera el 14 sep 2026\.$/,
    );
    const paidBack = repaymentOfLoan({ status: 'liquidated', installments }, undefined, now);
    expect(paidBack && withSpaces(moneyLine(paidBack))).toMatch(
      /^Recibiste \$.* · pagaste .*, la primera el 14 sep 2026\.$/,
    );
  });

  test('leaves out a date that cannot be estimated', () => {
    expect(withSpaces(moneyLine(repaymentOf({ rent: pesos(20_000), term: 6 })))).toBe(
      'Recibes $93,552.00 (estimado) · pagas 6 mensualidades de $20,000.00.',
    );
  });
});
