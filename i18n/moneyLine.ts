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
export function moneyLine({ received, payments, monthly, dueDates: [first], stage }: Repayment): string {
  const values = { received: amountText(received), payments, monthly: money(monthly) };
  return first === undefined ? termTexts.youReceiveUndated(values) : lines[stage]({ ...values, day: dayText(first) });
}

const lines = {
  offered: termTexts.youReceive,
  approved: termTexts.youReceive,
  deposited: termTexts.youReceived,
  'paid back': termTexts.youReceivedAndPaid,
} as const;
