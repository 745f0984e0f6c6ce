import type { LoanTerms } from '#domain/loanTerms';
import * as termTexts from './es-MX/loans/terms.ts';
import { money, shortDay } from './format.ts';

/**
 * Returns the sentence about what an owner receives and pays back. It is the same on every screen and in every e-mail;
 * the deposit and the last payment change it: `'Recibes $93,552.00 · pagas 6 mensualidades de $20,000.00, la primera el 07 ene 2027
 * (estimada).'`, then `'Recibiste … · pagas …'` and `'Recibiste … · pagaste …'` without the last word.
 */
export function moneyLine({ received, payments, monthly, dueDates: [first], stage }: LoanTerms): string {
  const values = { received: money(received), payments, monthly: money(monthly) };
  if (first === undefined) return termTexts.youReceiveUndated(values);
  const day = shortDay(first).replaceAll(' ', NO_BREAK);
  return lines[stage]({ ...values, day });
}

const lines = {
  offered: termTexts.youReceive,
  deposited: termTexts.youReceived,
  'paid back': termTexts.youReceivedAndPaid,
} as const;

/** A space at which no line ends. */
const NO_BREAK = '\u00a0';
