import { apiErrors } from './es-MX/apiErrors.ts';
import { ruleTexts } from './es-MX/ruleTexts.ts';

/** Texts by the ids that a server may send: those of the validation rules, and errors that only a server can detect. */
const serverTexts = { ...ruleTexts, ...apiErrors };

/** Id of a message that a server may send. One with variables cannot be sent: a server sends no values. */
export type ServerMessageId = {
  [Id in keyof typeof serverTexts]: (typeof serverTexts)[Id] extends string ? Id : never;
}[keyof typeof serverTexts];

/** Translates a message of the server. An unknown one is returned unchanged; render it as text, never as HTML. */
export const translateServerMessage = (message: string): string => (isKnown(message) ? serverTexts[message] : message);

/** Whether the catalogue has a message of the server. */
export const isKnown = (message: string): message is ServerMessageId =>
  Object.hasOwn(serverTexts, message) && typeof serverTexts[message as ServerMessageId] === 'string';
