import { icu } from '#i18n/icu';
import { apiErrors } from './es-MX/apiErrors.ts';
import { domain } from './es-MX/domain.ts';
import { translator } from './translator.ts';

/** Messages that a server may send: those of the validation rules, and errors that only a server can detect. */
const serverMessages = { ...domain, ...apiErrors } as const;
/** Ids of the server messages without variables. */
type PlainServerMessageId = {
  [Id in keyof typeof serverMessages]: (typeof serverMessages)[Id] extends `${string}{${string}` ? never : Id;
}[keyof typeof serverMessages];

const t = translator(serverMessages, icu) as (id: PlainServerMessageId) => string;

/** Translates a message of the server. An unknown one is returned unchanged; render it as text, never as HTML. */
export const translateServerMessage = (message: string): string => (isKnown(message) ? t(message) : message);

/** Whether the catalogue has a message of the server. One with variables does not count: a server sends no values. */
export const isKnown = (message: string): message is PlainServerMessageId =>
  Object.hasOwn(serverMessages, message) && !message.includes('{');
