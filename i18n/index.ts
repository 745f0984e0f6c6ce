import type { CountedMessage, RuleMessage } from '#domain/messages';
import { esMX } from './es-MX.ts';
import { icu } from './icu.ts';
import { translator, type Variables } from './translator.ts';

/** Every sentence the product can say, by its English id. */
export type MessageId = keyof typeof esMX;

/** The ids that can be said as they are, without values: what labels and buttons take. */
export type PlainMessageId = {
  [Id in MessageId]: [Variables<(typeof esMX)[Id]>] extends [never] ? Id : never;
}[MessageId];

/** The Spanish of a message: `t('Hello, {name}', { name })`. A missing id or value does not compile. */
export const t = translator(esMX, icu);

// Labels come as a union of ids, for which the values of each single id cannot be worked out.
const plain: (id: PlainMessageId) => string = t as (id: PlainMessageId) => string;
const counted: (id: CountedMessage['id'], values: CountedMessage['values']) => string = t;

/** The Spanish of a label that needs no values, where the id is only known as one of many. */
export const label = (id: PlainMessageId): string => plain(id);

/** What a label or a hint says: an id's Spanish, or text that is ready as it is. */
export const labelOrText = (text: string): string => (isPlain(text) ? plain(text) : text);

/** What a rule of the kernel has to say, in Spanish. */
export const ruleMessage = (message: RuleMessage): string =>
  typeof message === 'string' ? plain(message) : counted(message.id, message.values);

const isPlain = (text: string): text is PlainMessageId => Object.hasOwn(esMX, text) && !text.includes('{');
