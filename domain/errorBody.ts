import { array, type Infer, optional, partial, record, string, type } from 'superstruct';

/** Error body with a message for the whole request. */
export const MessageErrorBody = type({ message: string() });
/** Error body with messages for fields: field name → messages (s3-field-errors). */
export const FieldsErrorBody = type({ errors: record(string(), array(string())) });
/** Body of every error response: a message for the whole request, messages for fields, or both. */
export const ErrorBody = partial(type({ ...MessageErrorBody.schema, ...FieldsErrorBody.schema }));
export type ErrorBody = Infer<typeof ErrorBody>;

/** Message of a 422 that the client does not show: it opens the screen for a low bureau score (s8-bureau-too-low). */
export const BUREAU_SCORE_IS_TOO_LOW = 'BUREAU_SCORE_IS_TOO_LOW';

/** Body of the 403 at login when the password is right but the phone has not been verified. */
export const UnverifiedBody = type({ message: optional(string()), id: string(), phone: string() });
export type UnverifiedBody = Infer<typeof UnverifiedBody>;

/** Returns the first message of each field that has one (s8-first-message). */
export const firstMessages = (errors: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, [first]]) => (first === undefined ? [] : [[field, first]])),
  );
