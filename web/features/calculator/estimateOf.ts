import { rentRules } from '#domain/forms/rentRules';
import { type LoanTerms, loanTerms } from '#domain/loanTerms';
import { pesos } from '#domain/money';
import { firstError } from '#domain/rules';

export type Calculation = {
  /** Pesos; undefined while the field is empty. */
  readonly rent: number | undefined;
  /** Months. */
  readonly term: number;
};

/** Returns the estimated terms; undefined while the rent is missing or too low. */
export const estimateOf = ({ rent, term }: Calculation): LoanTerms | undefined =>
  rent === undefined || firstError(rentRules, rent, {}) !== undefined
    ? undefined
    : loanTerms({ rent: pesos(rent), term });
