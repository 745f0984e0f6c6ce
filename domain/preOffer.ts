import { type Infer, nullable, number, optional, type } from 'superstruct';
import { type Day, plusMonths } from './calendar.ts';
import { type Centavos, inPesos, minus, percentOf, pesos, roundToCentavo, sum, times } from './money.ts';
import { TERMS } from './terms.ts';

// Whole percents, so that half a centavo stays exact and rounds the same on every machine.
export const ANNUAL_INTEREST_PERCENT = 32;
const IVA_PERCENT = 16;
const COMMISSION_PERCENT = 3;

/** Response of GET /api/calc, in pesos. */
export const Offer = type({
  principal: number(),
  commission: number(),
  iva_commission: number(),
  // Not used: the amount that the owner receives is calculated from the other fields.
  advance: optional(nullable(number())),
});
export type Offer = Infer<typeof Offer>;

/**
 * Returns the terms, in months, that end within the lease, shortest first. Empty when the lease is too short. The
 * longest is the default (s9-terms-default).
 * @example termOptions({ leaseEnd: '2027-03-15', today: '2026-11-15' }) // => [3, 4]
 */
export const termOptions = ({ leaseEnd, today }: { leaseEnd: Day; today: Day }): number[] =>
  TERMS.filter((term) => plusMonths(today, term) <= leaseEnd);

/**
 * Returns rent times months (s9-principal).
 * @example principalOf({ rent: pesos(20_000), term: 6 }) // => 12_000_000
 */
export const principalOf = ({ rent, term }: { rent: Centavos; term: number }): Centavos => times(rent, term);

/** Lines of the estimate. `received` is `amount` minus `fees`, `interest` and `tax` (the IVA of the interest). */
export type ReceiptEstimate = {
  readonly amount: Centavos;
  readonly fees: Centavos;
  readonly interest: Centavos;
  readonly tax: Centavos;
  readonly received: Centavos;
};

/**
 * Estimates what the owner receives (s9-estimate). Each line is rounded to the centavo; the total is exact to the
 * lines.
 * @example estimateReceipt({ amount: pesos(120_000), fees: pesos(4_176), term: 6 }).received // => 9_355_200
 */
export function estimateReceipt({
  amount,
  fees,
  term,
}: {
  amount: Centavos;
  fees: Centavos;
  term: number;
}): ReceiptEstimate {
  // 1200: twelve months and whole percents.
  const interest = roundToCentavo((amount * ANNUAL_INTEREST_PERCENT * term) / 1200);
  const tax = percentOf(interest, IVA_PERCENT);
  return { amount, fees, interest, tax, received: minus(amount, fees, interest, tax) };
}

/**
 * Returns the opening fees of a principal: the commission, its IVA, and their sum, which is `pre_offer_fees`.
 * @example openingFees(pesos(120_000)) // => { commission: 360_000, iva: 57_600, fees: 417_600 }
 */
export function openingFees(principal: Centavos): { commission: Centavos; iva: Centavos; fees: Centavos } {
  const commission = percentOf(principal, COMMISSION_PERCENT);
  const iva = percentOf(commission, IVA_PERCENT);
  return { commission, iva, fees: sum([commission, iva]) };
}

/**
 * Returns the response of `/calc` for a principal and a term in months.
 * @example estimateOffer({ principal: pesos(120_000), term: 6 }).advance // => 93_552
 */
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
 * Returns the total yearly cost (CAT) in percent with one decimal: the annual rate at which the present value of the
 * installments equals the amount received. Commission and interest count, IVA does not.
 * @example totalYearlyCost({ rent: pesos(20_000), term: 6, commission: pesos(3_600) }) // => 109.9
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
  const presentValue = (rate: number) =>
    Array.from({ length: term }, (_, month) => rent / (1 + rate) ** ((month + 1) / 12)).reduce((a, b) => a + b, 0);
  let [low, high] = [0, 100];
  // Bisection: the present value falls as the rate grows, and 60 steps are more exact than the decimal shown.
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (presentValue(middle) > received) low = middle;
    else high = middle;
  }
  return Math.round(low * 1000) / 10;
}

/**
 * Whether amount and fees make an offer for a rent and a term in months: the amount is that of the rents, and the fees
 * are not negative and no more than what the owner receives. Centavos instead of pesos, or what is received in the place
 * of the commission, make none.
 */
export const isOffer = ({
  amount,
  fees,
  ...asked
}: { amount: Centavos; fees: Centavos } & Parameters<typeof principalOf>[0]): boolean =>
  amount === principalOf(asked) && fees >= 0 && fees <= estimateReceipt({ amount, fees, term: asked.term }).received;

/**
 * Returns the lines of the estimate to show, from the response of `/calc` for a rent and a term in months; undefined when
 * its figures make no offer.
 */
export function receiptEstimateOf(
  offer: Offer,
  { rent, term }: { rent: Centavos; term: number },
): (ReceiptEstimate & { readonly commission: Centavos; readonly iva: Centavos }) | undefined {
  const [commission, iva] = [pesos(offer.commission), pesos(offer.iva_commission)];
  const [amount, fees] = [pesos(offer.principal), sum([commission, iva])];
  if (commission < 0 || iva < 0 || !isOffer({ amount, fees, rent, term })) return undefined;
  return { ...estimateReceipt({ amount, fees, term }), commission, iva };
}
