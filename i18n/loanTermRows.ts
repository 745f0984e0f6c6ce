import type { Day } from '#domain/calendar';
import type { LoanTerms } from '#domain/loanTerms';
import { ANNUAL_INTEREST_PERCENT } from '#domain/preOffer';
import * as costTexts from './es-MX/loans/costs.ts';
import { dayText } from './figures.ts';
import { money, percent } from './format.ts';
import { moneyLine } from './moneyLine.ts';
import { yearlyCostLine } from './yearlyCostLine.ts';

/** A label and its value, as a screen lists them. */
export type LoanTermRow = { readonly label: string; readonly value: string };

/** Returns what a loan costs, line by line, without the total. */
export const costRows = ({ costs: { commission, interest, tax } }: LoanTerms): LoanTermRow[] => [
  { label: costTexts.openingCommission, value: money(commission) },
  { label: costTexts.interest({ rate: percent(ANNUAL_INTEREST_PERCENT) }), value: money(interest) },
  { label: costTexts.tax, value: money(tax) },
];

export const totalCostRow = ({ totalCost }: LoanTerms): LoanTermRow => ({
  label: costTexts.totalCost,
  value: money(totalCost),
});

/** Returns the monthly payments with their dates; empty when these are unknown. */
export const paymentRows = ({ dueDates, monthly }: LoanTerms): LoanTermRow[] =>
  dueDates.map((day, i) => ({
    label: costTexts.month({ number: i + 1 }),
    value: costTexts.amountOnDay({ amount: money(monthly), day: dayText(day) }),
  }));

/** Returns all that an owner has to know about the money, for an e-mail: the money line, costs, payments and CAT. */
export function loanTermsText(terms: LoanTerms, today: Day): string {
  const paragraph = (title: string, rows: readonly LoanTermRow[]) => [title, ...rows.map(costTexts.textRow)].join('\n');
  return [
    moneyLine(terms),
    paragraph(costTexts.costs, [...costRows(terms), totalCostRow(terms)]),
    ...(terms.dueDates.length > 0 ? [paragraph(costTexts.paymentDates, paymentRows(terms))] : []),
    yearlyCostLine(terms, today),
  ].join('\n\n');
}
