import type { Day } from '#domain/calendar';
import type { RuleMessage } from '#domain/messages';
import { ruleTexts } from './es-MX/ruleTexts.ts';
import type { Message } from './message.ts';

/** Returns the Spanish text of a validation rule's message. */
export function ruleMessage(message: RuleMessage): string {
  if (typeof message === 'string') return ruleTexts[message];
  const values = Object.entries(message.values).map(([name, value]) => [name, valueText(value)]);
  // For a union of ids TypeScript cannot work out which values each of them needs.
  return (ruleTexts[message.id] as Message)(Object.fromEntries(values));
}

/** Formats a number, or a day as the date fields do: `'05/01/2027'`. Without the calendar, which few guest pages load. */
const valueText = (value: number | Day): string =>
  typeof value === 'number' ? value.toLocaleString('es-MX') : value.split('-').reverse().join('/');
