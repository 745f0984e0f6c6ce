import type { Day } from '#domain/calendar';
import { ANNUAL_INTEREST_PERCENT } from '#domain/preOffer';
import type { Repayment } from '#domain/repayment';
import * as costTexts from './es-MX/loans/costs.ts';
import { dayText } from './figures.ts';
import { money, percent } from './format.ts';
import { moneyLine } from './moneyLine.ts';
import { yearlyCostLine } from './yearlyCostLine.ts';

/** A label and its value, as a screen lists them. */
export type RepaymentRow = { readonly label: string; readonly value: string };

/** Returns what a loan costs, line by line, without the total. */
export const costRows = ({ costs: { commission, interest, tax } }: Repayment): RepaymentRow[] => [
  { label: costTexts.openingCommission, value: money(commission) },
  { label: costTexts.interest({ rate: percent(ANNUAL_INTEREST_PERCENT) }), value: money(interest) },
  { label: costTexts.tax, value: money(tax) },
];

export const totalCostRow = ({ totalCost }: Repayment): RepaymentRow => ({
  label: costTexts.totalCost,
  value: money(totalCost),
});

/** Returns the monthly payments with their dates; empty when these are unknown. */
export const paymentRows = ({ dueDates, monthly }: Repayment): RepaymentRow[] =>
  dueDates.map((day, i) => ({
    label: costTexts.month({ number: i + 1 }),
    value: costTexts.amountOnDay({ amount: money(monthly), day: dayText(day) }),
  }));

/** Returns all that an owner has to know about the money, for an e-mail: the money line, costs, payments and CAT. */
export function repaymentText(repayment: Repayment, today: Day): string {
  const paragraph = (title: string, rows: readonly RepaymentRow[]) =>
    [title, ...rows.map(costTexts.textRow)].join('\n');
  return [
    moneyLine(repayment),
    paragraph(costTexts.costs, [...costRows(repayment), totalCostRow(repayment)]),
    ...(repayment.dueDates.length > 0 ? [paragraph(costTexts.paymentDates, paymentRows(repayment))] : []),
    yearlyCostLine(repayment, today),
  ].join('\n\n');
}
