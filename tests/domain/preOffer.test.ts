import { describe, expect, test } from 'vitest';
import { type Day, day, plusDays, plusMonths } from '#domain/calendar';
import { inPesos, pesos, roundToCentavo } from '#domain/money';
import {
  estimateOffer,
  estimateReceipt,
  type Offer,
  openingFees,
  principalOf,
  receiptEstimateOf,
  termOptions,
  totalYearlyCost,
} from '#domain/preOffer';
import { TERMS } from '#domain/terms';
import { money, percent } from '#i18n/format';
import { anyDay, anyRent, anyTerm, fc } from '../arbitraries.ts';

const TODAY = day('2026-11-21');
const termsUntil = (leaseEnd: string, today: Day = TODAY) => termOptions({ leaseEnd: day(leaseEnd), today });

describe('the terms on offer', () => {
  test('are ten values from 3 to 12 months', { tags: 's9-twelve-months' }, () => {
    expect(TERMS).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(termsUntil('2027-11-21')).toEqual(TERMS);
    expect(termsUntil('2040-01-01')).toEqual(TERMS);
  });

  test.each([
    ['2027-02-20', []],
    ['2027-02-21', [3]],
    ['2027-03-20', [3]],
    ['2027-03-21', [3, 4]],
    ['2027-11-20', [3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ['2026-11-20', []],
  ])('on 21 November 2026 for a lease until %s are %j', { tags: 's9-terms-kept' }, (leaseEnd, terms) => {
    expect(termsUntil(leaseEnd)).toEqual(terms);
  });

  test('never end after the lease, have no gaps, and do not get fewer when the lease is a day longer', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -30, max: 500 }), (today, days) => {
        const leaseEnd = plusDays(today, days);
        const terms = termOptions({ leaseEnd, today });
        expect(terms.every((term) => plusMonths(today, term) <= leaseEnd)).toBe(true);
        expect(terms).toEqual(TERMS.slice(0, terms.length));
        const longer = termOptions({ leaseEnd: plusDays(leaseEnd, 1), today });
        expect(longer.slice(0, terms.length)).toEqual(terms);
      }),
    );
  });
});

describe('the estimate', () => {
  test('for a rent of 20,000 and 6 months is 93,552 after fees, interest and the IVA of the interest', {
    tags: 's9-estimate',
  }, () => {
    const amount = principalOf({ rent: pesos(20_000), term: 6 });
    const { commission, iva, fees } = openingFees(amount);
    const estimate = estimateReceipt({ amount, fees, term: 6 });
    expect([amount, commission, iva, estimate.interest, estimate.tax, estimate.received].map(money)).toEqual([
      '$120,000.00',
      '$3,600.00',
      '$576.00',
      '$19,200.00',
      '$3,072.00',
      '$93,552.00',
    ]);
  });

  test('rounds each line to the centavo, half up', () => {
    // 15,000.03 × 3 = 45,000.09: commission 1,350.0027, interest 3,600.0072, tax 576.0016.
    const amount = principalOf({ rent: pesos(15_000.03), term: 3 });
    expect(openingFees(amount)).toEqual({ commission: pesos(1_350), iva: pesos(216), fees: pesos(1_566) });
    // 93.75 centavos × 32 % × 1 month / 12 is exactly 2.5.
    expect(estimateReceipt({ amount: roundToCentavo(75), fees: pesos(0), term: 1 }).interest).toBe(2);
    expect(estimateReceipt({ amount: roundToCentavo(375), fees: pesos(0), term: 1 }).interest).toBe(10);
    expect(estimateReceipt({ amount: roundToCentavo(1875), fees: pesos(0), term: 3 }).interest).toBe(150);
    expect(openingFees(roundToCentavo(50)).commission).toBe(2);
  });

  test('has lines that add up exactly, for any rent and term', () => {
    fc.assert(
      fc.property(anyRent, anyTerm, (rent, term) => {
        const amount = principalOf({ rent, term });
        const { commission, iva, fees } = openingFees(amount);
        const estimate = estimateReceipt({ amount, fees, term });
        expect(estimate.received + estimate.interest + estimate.tax + commission + iva).toBe(rent * term);
        expect(estimate.received).toBeGreaterThan(0);
        expect(estimate.received).toBeLessThan(amount);
        expect(Object.values(estimate).every(Number.isInteger)).toBe(true);
      }),
    );
  });

  test('is at most half a centavo away from 32 % a year and 16 % of that', () => {
    fc.assert(
      fc.property(anyRent, anyTerm, (rent, term) => {
        const amount = principalOf({ rent, term });
        const { interest, tax } = estimateReceipt({ amount, fees: pesos(0), term });
        expect(Math.abs(interest - (amount * 0.32 * term) / 12)).toBeLessThanOrEqual(0.5001);
        expect(Math.abs(tax - interest * 0.16)).toBeLessThanOrEqual(0.5001);
      }),
    );
  });
});

describe('the response of /calc', () => {
  test('has the amounts of the estimate in pesos', { tags: 's3-offer' }, () => {
    expect(estimateOffer({ principal: pesos(120_000), term: 6 })).toEqual({
      principal: 120_000,
      advance: 93_552,
      commission: 3_600,
      iva_commission: 576,
    });
  });

  test('gives the client the same lines and total as the server, for any rent and term', () => {
    fc.assert(
      fc.property(anyRent, anyTerm, (rent, term) => {
        const offer = estimateOffer({ principal: principalOf({ rent, term }), term });
        const estimate = receiptEstimateOf(JSON.parse(JSON.stringify(offer)), { rent, term });
        if (estimate === undefined) throw new Error('No offer');
        expect(inPesos(estimate.received)).toBe(offer.advance);
        expect(estimate.commission + estimate.iva).toBe(estimate.fees);
        expect(estimate.amount).toBe(rent * term);
      }),
    );
  });
});

describe('figures that make no offer', () => {
  const rent = pesos(20_000);
  const right = (term: number) => estimateOffer({ principal: principalOf({ rent, term }), term });
  const inCentavos = (offer: Offer): Offer => ({
    ...{ principal: offer.principal * 100, commission: offer.commission * 100 },
    iva_commission: offer.iva_commission * 100,
  });

  test.each<[string, (offer: Offer) => Partial<Offer>]>([
    ['the amount that is received in the place of the commission', ({ advance }) => ({ commission: advance ?? 0 })],
    ['all of it in centavos', inCentavos],
    ['the commission in centavos', ({ commission }) => ({ commission: commission * 100 })],
    ['the IVA in centavos', ({ iva_commission }) => ({ iva_commission: iva_commission * 100 })],
    ['another principal', ({ principal }) => ({ principal: principal + 1 })],
    ['a negative commission', ({ commission }) => ({ commission: -commission })],
    ['a negative IVA', ({ iva_commission }) => ({ iva_commission: -iva_commission })],
    ['a commission as large as the principal', ({ principal }) => ({ commission: principal })],
  ])('are %s, for each term', (_, changes) => {
    for (const term of TERMS) {
      const offer = right(term);
      expect(receiptEstimateOf({ ...offer, ...changes(offer) }, { rent, term }), `${term} months`).toBeUndefined();
    }
  });

  test('are not those of another commission', () => {
    for (const term of TERMS) {
      const offer = right(term);
      const other = { ...offer, commission: offer.commission * 2, iva_commission: offer.iva_commission * 2 };
      expect(receiptEstimateOf(other, { rent, term })?.commission).toBe(pesos(other.commission));
    }
  });
});

describe('the total yearly cost', () => {
  const costOf = (rent: number, term: number) => {
    const monthly = pesos(rent);
    const { commission } = openingFees(principalOf({ rent: monthly, term }));
    return percent(totalYearlyCost({ rent: monthly, term, commission }), 1);
  };

  test.each([
    [15_000, 3, '102.6%'],
    [20_000, 6, '109.9%'],
    [20_000, 12, '134.0%'],
  ])('for a rent of %d and %d months is %s', (rent, term, cost) => {
    expect(costOf(rent, term)).toBe(cost);
  });

  test('hardly depends on the rent, since all lines are proportional to it', () => {
    fc.assert(
      fc.property(anyRent, anyTerm, (rent, term) => {
        const of = (some: typeof rent) =>
          totalYearlyCost({ rent: some, term, commission: openingFees(principalOf({ rent: some, term })).commission });
        expect(Math.abs(of(rent) - of(pesos(20_000)))).toBeLessThanOrEqual(0.15);
      }),
    );
  });
});
