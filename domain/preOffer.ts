import { type Infer, nullable, number, optional, type } from 'superstruct';
import { type Day, plusMonths } from './calendar.ts';
import { type Centavos, inPesos, minus, percentOf, pesos, roundToCentavo, sum, times } from './money.ts';

/** Months of rent an owner may advance, shortest first (spec §9). */
export const TERMS: readonly number[] = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

// Whole percents: half a centavo then stays exactly half, and rounds the same everywhere.
export const ANNUAL_INTEREST_PERCENT = 32;
export const TAX = 16;
const COMMISSION = 3;

/** GET /api/calc (spec §3), in pesos. */
export const Offer = type({
  principal: number(),
  commission: number(),
  iva_commission: number(),
  // Not shown: what the owner receives is calculated from the other figures.
  advance: optional(nullable(number())),
});
export type Offer = Infer<typeof Offer>;

/** The terms, in months, that end within the lease. The longest is the default; none means the lease is too short (contract §4). */
export const termOptions = ({ leaseEnd, today }: { leaseEnd: Day; today: Day }): number[] =>
  TERMS.filter((term) => plusMonths(today, term) <= leaseEnd);

/** Rent times the chosen months (spec §9). */
export const principalOf = ({ rent, term }: { rent: Centavos; term: number }): Centavos => times(rent, term);

export type Receipt = {
  readonly amount: Centavos;
  readonly fees: Centavos;
  readonly interest: Centavos;
  readonly tax: Centavos;
  readonly received: Centavos;
};

/** What the owner would receive: each line rounded to the centavo, the total exactly what the lines say (spec §9, contract §4). */
export function estimateReceipt({ amount, fees, term }: { amount: Centavos; fees: Centavos; term: number }): Receipt {
  const interest = roundToCentavo((amount * ANNUAL_INTEREST_PERCENT * term) / 1200);
  const tax = percentOf(interest, TAX);
  return { amount, fees, interest, tax, received: minus(amount, fees, interest, tax) };
}

/** What opening costs: the commission, the tax on it, and both together as `pre_offer_fees` (contract §4). */
export function openingFees(principal: Centavos): { commission: Centavos; iva: Centavos; fees: Centavos } {
  const commission = percentOf(principal, COMMISSION);
  const iva = percentOf(commission, TAX);
  return { commission, iva, fees: sum([commission, iva]) };
}

/** What `/calc` answers for a principal in centavos and a term in months; amounts in pesos. */
export function estimateOffer({ principal, term }: { principal: Centavos; term: number }): Offer {
  const { commission, iva, fees } = openingFees(principal);
  const { received } = estimateReceipt({ amount: principal, fees, term });
  return {
    principal: inPesos(principal),
    advance: inPesos(received),
    commission: inPesos(commission),
    iva_commission: inPesos(iva),
  };
}

/**
 * Total yearly cost without tax (CAT), in percent with one decimal: the rate at which the months' rents are worth
 * what was received, fees in, IVA out (ux §7).
 */
export function totalYearlyCost({
  rent,
  term,
  commission,
}: {
  rent: Centavos;
  term: number;
  commission: Centavos;
}): number {
  const { interest } = estimateReceipt({ amount: principalOf({ rent, term }), fees: commission, term });
  const received = principalOf({ rent, term }) - commission - interest;
  const worth = (rate: number) =>
    Array.from({ length: term }, (_, month) => rent / (1 + rate) ** ((month + 1) / 12)).reduce((a, b) => a + b, 0);
  let [low, high] = [0, 100];
  // Halving: the worth falls as the rate grows, and sixty halvings are finer than any decimal shown.
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > received) low = middle;
    else high = middle;
  }
  return Math.round(low * 1000) / 10;
}

/** The offer's lines as they are shown, from the call's answer and the chosen term. */
export function receiptOf(
  offer: Offer,
  term: number,
): Receipt & { readonly commission: Centavos; readonly iva: Centavos } {
  const [commission, iva] = [pesos(offer.commission), pesos(offer.iva_commission)];
  return {
    ...estimateReceipt({ amount: pesos(offer.principal), fees: sum([commission, iva]), term }),
    commission,
    iva,
  };
}
