import { minus, times } from '#domain/money';
import type { Repayment } from '#domain/repayment';
import * as termTexts from './es-MX/loans/terms.ts';
import { money } from './format.ts';

/**
 * Returns the sentence about what a loan costs, the same wherever terms are chosen: `'Costo total $26,448.00: pagas
 * $120,000.00, recibes $93,552.00.'`
 */
export function costLine({
  received: { value: received },
  payments,
  monthly,
}: Pick<Repayment, 'received' | 'payments' | 'monthly'>): string {
  const paid = times(monthly, payments);
  return termTexts.cost({ cost: money(minus(paid, received)), paid: money(paid), received: money(received) });
}
