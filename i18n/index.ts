import type { MessageWithValues, RuleMessage } from '#domain/messages';
import { esMX } from './es-MX.ts';
import { icu } from './icu.ts';
import { translator, type Variables } from './translator.ts';

/** Id of a message of the product: its English text. */
export type MessageId = keyof typeof esMX;

/** Id of a message without variables, as labels and buttons take them. */
export type PlainMessageId = {
  [Id in MessageId]: [Variables<(typeof esMX)[Id]>] extends [never] ? Id : never;
}[MessageId];

/** Returns the Spanish text of a message: `t(id, { name })`. An unknown id or a missing value does not compile. */
export const t = translator(esMX, icu);

// Casts, because for a union of ids TypeScript cannot work out which values each of them needs.
const withValues = t as (id: MessageWithValues['id'], values: MessageWithValues['values']) => string;

/** Returns the Spanish text of a message without variables when the id is a variable itself. */
export const label = t as (id: PlainMessageId) => string;

/** Returns the Spanish text when `text` is an id, else `text`. For labels and hints that may be translated already. */
export const labelOrText = (text: string): string => (isPlain(text) ? label(text) : text);

/** Returns the Spanish text of a validation rule's message. */
export const ruleMessage = (message: RuleMessage): string =>
  typeof message === 'string' ? label(message) : withValues(message.id, message.values);

const isPlain = (text: string): text is PlainMessageId => Object.hasOwn(esMX, text) && !text.includes('{');
