import { minus, times } from '#domain/money';
import type { Repayment } from '#domain/repayment';
import * as termTexts from './es-MX/loans/terms.ts';
import { amountText } from './figures.ts';
import { money } from './format.ts';

/**
 * Returns the sentence about what a loan costs, the same wherever terms are chosen: `'Costo total $26,448.00: pagas
 * $120,000.00, recibes $93,552.00.'`; an estimate is marked as one.
 */
export function costLine({
  received,
  payments,
  monthly,
}: Pick<Repayment, 'received' | 'payments' | 'monthly'>): string {
  const paid = times(monthly, payments);
  const cost = minus(paid, received.value);
  return termTexts.cost({ cost: money(cost), paid: money(paid), received: amountText(received) });
}
