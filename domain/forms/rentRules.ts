import { type Rule, required } from '../rules.ts';

/** The lowest monthly rent that can be advanced, in pesos (s9-minimum-rent). */
export const MIN_MONTHLY_RENT = 15_000;

/** Rules of the monthly rent, in pesos. */
export const rentRules: readonly Rule<number | undefined, unknown>[] = [
  required('Write your monthly rent.'),
  // Compared with `>=` so that NaN fails as well.
  (rent) =>
    rent !== undefined && rent >= MIN_MONTHLY_RENT
      ? undefined
      : { id: 'The minimum amount is {amount} MXN', values: { amount: MIN_MONTHLY_RENT } },
];
