import type { RuleMessage } from '#domain/messages';
import { ruleTexts } from './es-MX/ruleTexts.ts';
import type { Message } from './message.ts';

/** Returns the Spanish text of a validation rule's message. */
export function ruleMessage(message: RuleMessage): string {
  if (typeof message === 'string') return ruleTexts[message];
  const values = Object.entries(message.values).map(([name, value]) => [name, value.toLocaleString('es-MX')]);
  // For a union of ids TypeScript cannot work out which values each of them needs.
  return (ruleTexts[message.id] as Message)(Object.fromEntries(values));
}
