import { describe, expect, test } from 'vitest';
import { day } from '#domain/calendar';
import { depositedOn, isApplicationOf, loanTerms, termsOfApplication, termsOfLoan } from '#domain/loanTerms';
import { pesos, sum, times } from '#domain/money';
import { TERMS } from '#domain/terms';
import { moneyLine } from '#i18n/moneyLine';

const today = day('2026-11-22');
const application = {
  lease_monthly_income: 20_000,
  pre_offer_term_frame: 6,
  lease_start_date: '2026-07-07',
};
const installments = ['2026-09-14', '2026-10-12', '2026-11-12'].map((due, i) => ({
  id: String(i),
  status: 'pending' as const,
  due_date: day(due),
  total_amount: 20_000,
}));

describe('the terms of a loan', () => {
  test('are the amount received, the monthly payments and the costs line by line', () => {
    expect(loanTerms({ rent: pesos(20_000), term: 6 })).toEqual({
      received: pesos(93_552),
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
      const { received, costs, totalCost, monthly, payments } = loanTerms({ rent: pesos(rent), term });
      expect(sum(Object.values(costs))).toBe(totalCost);
      expect(sum([received, totalCost])).toBe(times(monthly, payments));
    }
  });

  test('of an application have estimated due dates, which are those of a deposit today', () => {
    const first = (now: string) => termsOfApplication(application, day(now))?.dueDates[0];
    expect(termsOfApplication(application, today)?.dueDates).toEqual([
      '2026-12-07',
      '2027-01-07',
      '2027-02-08',
      '2027-03-08',
      '2027-04-07',
      '2027-05-07',
    ]);
    expect(first('2026-11-30')).toBe('2026-12-07');
    expect(first('2026-12-01')).toBe('2027-01-07');
  });

  test('of an application can be asked for another term, and are unknown while none is chosen', () => {
    const undecided = { ...application, pre_offer_term_frame: null };
    expect(termsOfApplication(undecided, today)).toBeUndefined();
    expect(termsOfApplication(undecided, today, 3)?.dueDates).toHaveLength(3);
  });

  test('of a draft are unknown while its term is to be chosen again, and known after that', () => {
    const draft = { ...application, status: 'uncompleted', next_step: 'pre_offer' } as const;
    expect(termsOfApplication(draft, today)).toBeUndefined();
    expect(termsOfApplication({ ...draft, next_step: 'property_details' }, today)?.payments).toBe(6);
    expect(termsOfApplication({ ...draft, status: 'approved' }, today)?.payments).toBe(6);
  });

  test('of an application without the start of its lease have no due dates', () => {
    for (const lease_start_date of [null, '', '07/07/2026']) {
      const terms = termsOfApplication({ ...application, lease_start_date }, today);
      expect(terms).toMatchObject({ dueDates: [], received: pesos(93_552), payments: 6 });
    }
  });

  test('of a loan are those of its installments, else those of its application', () => {
    expect(termsOfLoan({ status: 'active', installments }, application, today)).toMatchObject({
      payments: 3,
      dueDates: ['2026-09-14', '2026-10-12', '2026-11-12'],
      stage: 'deposited',
    });
    const unsorted = termsOfLoan({ status: 'active', installments: [...installments].reverse() }, undefined, today);
    expect(unsorted?.dueDates).toEqual(['2026-09-14', '2026-10-12', '2026-11-12']);
    expect(termsOfLoan({ status: 'active', installments: [] }, application, today)).toEqual(
      termsOfApplication(application, today),
    );
    expect(termsOfLoan({ status: 'active' }, undefined, today)).toBeUndefined();
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

test('the day of the deposit is the one in Mexico City on which the loan became active', () => {
  const history = [
    { status: 'pending_disbursement' as const, at: '2026-08-10T16:00:00.000Z' },
    { status: 'active' as const, at: '2026-08-12T03:00:00.000Z' },
  ];
  expect(depositedOn({ history })).toBe('2026-08-11');
  expect(depositedOn({ history: undefined })).toBeUndefined();
});

describe('the money line', () => {
  const withSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

  test('says what is received and paid, with an estimated date until the deposit', () => {
    const terms = termsOfApplication(application, today);
    expect(terms && withSpaces(moneyLine(terms))).toBe(
      'Recibes $93,552.00 · pagas 6 mensualidades de $20,000.00, la primera el 07 dic 2026 (estimada).',
    );
  });

  test('speaks of the past after the deposit, with the real date', () => {
    const terms = termsOfLoan({ status: 'active', installments }, undefined, today);
    expect(terms && withSpaces(moneyLine(terms))).toMatch(/^Recibiste \$.* · pagas .*, la primera el 14 sep 2026\.$/);
    const paidBack = termsOfLoan({ status: 'liquidated', installments }, undefined, today);
    expect(paidBack && withSpaces(moneyLine(paidBack))).toMatch(/^Recibiste \$.* · pagaste .*14 sep 2026\.$/);
  });

  test('leaves out a date that cannot be estimated', () => {
    expect(withSpaces(moneyLine(loanTerms({ rent: pesos(20_000), term: 6 })))).toBe(
      'Recibes $93,552.00 · pagas 6 mensualidades de $20,000.00.',
    );
  });
});
