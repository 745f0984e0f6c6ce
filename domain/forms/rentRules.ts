import { type Rule, required } from '../rules.ts';
import type { TypedAmount } from '../text/amount.ts';

/** The lowest monthly rent that can be advanced, in pesos (s9-minimum-rent). */
export const MIN_MONTHLY_RENT = 15_000;
/** The highest one: sums stay exact, and a slip of the keyboard is noticed. */
export const MAX_MONTHLY_RENT = 10_000_000;

/** Rules of the monthly rent, in pesos. */
export const rentRules: readonly Rule<TypedAmount, unknown>[] = [
  required('Write your monthly rent.'),
  (rent) => (typeof rent === 'string' ? 'Write your rent with digits only, such as 18,500.00.' : undefined),
  // Compared with `>=` so that NaN fails as well.
  (rent) =>
    Number(rent) >= MIN_MONTHLY_RENT
      ? undefined
      : { id: 'The minimum amount is {amount} MXN', values: { amount: MIN_MONTHLY_RENT } },
  (rent) =>
    Number(rent) > MAX_MONTHLY_RENT
      ? { id: 'The maximum amount is {amount} MXN', values: { amount: MAX_MONTHLY_RENT } }
      : undefined,
];
