import { rentRules } from '#domain/forms/rentRules';
import { pesos } from '#domain/money';
import { type Repayment, repaymentOf } from '#domain/repayment';
import { firstError } from '#domain/rules';
import type { TypedAmount } from '#domain/text/amount';

export type Calculation = {
  readonly rent: TypedAmount;
  /** Months. */
  readonly term: number;
};

/** Returns the estimated repayment; undefined while the rent is missing, not valid or too low. */
export const estimateOf = ({ rent, term }: Calculation): Repayment | undefined =>
  typeof rent !== 'number' || firstError(rentRules, rent, {}) !== undefined
    ? undefined
    : repaymentOf({ rent: pesos(rent), term });
