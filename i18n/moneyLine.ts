import type { Repayment } from '#domain/repayment';
import * as termTexts from './es-MX/loans/terms.ts';
import { amountText, dayText } from './figures.ts';
import { money } from './format.ts';

/**
 * Returns the sentence about what an owner receives and pays back. It is the same on every screen and in every e-mail;
 * approval, deposit and last payment change it: `'Recibes $93,552.00 (estimado) · pagas 6 mensualidades de
 * $20,000.00, la primera no antes del 07 ene 2027.'`, the same without `(estimado)`, then `'Recibiste … · pagas …, la
 * primera el 07 ene 2027.'` and `'Recibiste … · pagaste …'`.
 */
export function moneyLine(repayment: Repayment): string {
  const { received, stage } = repayment;
  const half = stage === 'deposited' || stage === 'paid back' ? termTexts.youReceived : termTexts.youReceive;
  return `${half({ received: amountText(received) })} · ${paybackOf(repayment)}`;
}

/** Returns the second half of the money line as a sentence, for where the amount stands above: `'Pagas 6 mensualidades …'`. */
export function paybackLine(repayment: Repayment): string {
  const half = paybackOf(repayment);
  return half.charAt(0).toUpperCase() + half.slice(1);
}

function paybackOf({ payments, monthly, dueDates: [first], stage }: Repayment): string {
  const values = { payments, monthly: money(monthly) };
  if (first === undefined) return termTexts.youPayUndated(values);
  return (stage === 'paid back' ? termTexts.youPaid : termTexts.youPay)({ ...values, day: dayText(first) });
}
