import { rentRules } from '#domain/forms/rentRules';
import { type LoanTerms, loanTerms } from '#domain/loanTerms';
import { pesos } from '#domain/money';
import { firstError } from '#domain/rules';
import type { TypedAmount } from '#domain/text/amount';

export type Calculation = {
  readonly rent: TypedAmount;
  /** Months. */
  readonly term: number;
};

/** Returns the estimated terms; undefined while the rent is missing, not valid or too low. */
export const estimateOf = ({ rent, term }: Calculation): LoanTerms | undefined =>
  typeof rent !== 'number' || firstError(rentRules, rent, {}) !== undefined
    ? undefined
    : loanTerms({ rent: pesos(rent), term });
