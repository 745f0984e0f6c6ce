import { array, type Infer, optional, record, string, type } from 'superstruct';

/** The body of every answer that is no success: words for the whole request, or for fields, or both (contract §2). */
export const RefusalBody = type({
  message: optional(string()),
  errors: optional(record(string(), array(string()))),
});
export type RefusalBody = Infer<typeof RefusalBody>;

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
