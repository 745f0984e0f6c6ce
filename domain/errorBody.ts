import { array, type Infer, optional, partial, record, string, type } from 'superstruct';

/** The body of every answer that is no success: words for the whole request, or for fields, or both (contract §2). */
export const MessageErrorBody = type({ message: string() });
export const FieldsErrorBody = type({ errors: record(string(), array(string())) });
export const ErrorBody = partial(type({ ...MessageErrorBody.schema, ...FieldsErrorBody.schema }));
export type ErrorBody = Infer<typeof ErrorBody>;

/** What servers and frameworks send in place of a message: it names the status and tells an owner nothing. */
const STATUS_PHRASE =
  /^(\d{3} )?(bad request|unauthorized|unauthenticated|forbidden|not found|method not allowed|not acceptable|request timeout|conflict|gone|(payload|content|request entity) too large|unsupported media type|unprocessable (entity|content)|locked|too many (requests|attempts)|the given data was invalid)\.?$/i;

/** Whether a message only repeats its status: `'Too Many Requests'`, `'404 Not Found'`. */
export const isStatusPhrase = (message: string): boolean => STATUS_PHRASE.test(message.trim());

/** No text: it sends the owner to the fail screen (spec §8). */
export const BUREAU_SCORE_IS_TOO_LOW = 'BUREAU_SCORE_IS_TOO_LOW';

/** A login whose password is right and whose phone was never verified answers 403 with these (contract §3). */
export const UnverifiedBody = type({ message: optional(string()), id: string(), phone: string() });
export type UnverifiedBody = Infer<typeof UnverifiedBody>;

/** The first message of each field that has one (spec §8). */
export const firstMessages = (errors: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, [first]]) => (first === undefined ? [] : [[field, first]])),
  );
