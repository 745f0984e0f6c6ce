import type { DomainMessageId, RuleMessage } from './messages.ts';
import { singleLine } from './text/singleLine.ts';

/** A validation rule: returns the error message for the value of a field, or undefined. `values` is the whole form. */
export type Rule<Value, Values> = (value: Value, values: Values) => RuleMessage | undefined;

/** The rules of a form by field. The first rule of a field that fails gives its message. */
export type Rules<Values> = { readonly [Field in keyof Values]?: readonly Rule<Values[Field], Values>[] };

export type FieldErrors<Values> = { [Field in keyof Values]?: RuleMessage };

/** Returns the error of each field that has one; an empty object when the values are valid. */
export function check<Values extends object>(rules: Rules<Values>, values: Values): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const field of Object.keys(rules) as (keyof Values)[]) {
    const error = firstError(rules[field] ?? [], values[field], values);
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}

/** Returns the message of the first rule that fails, or undefined. */
export function firstError<Value, Values>(
  rules: readonly Rule<Value, Values>[],
  value: Value,
  values: Values,
): RuleMessage | undefined {
  for (const rule of rules) {
    const error = rule(value, values);
    if (error !== undefined) return error;
  }
  return undefined;
}

/** Returns a rule for a required field: text that is not blank, a ticked box, a file, or at least one file. */
export const required =
  (message: DomainMessageId): Rule<unknown, unknown> =>
  (value) =>
    isMissing(value) ? message : undefined;

/** Returns a rule for the format of a text. A missing value passes: that is what `required` is for. */
export const matches =
  (passes: (text: string) => boolean, message: DomainMessageId): Rule<unknown, unknown> =>
  (value) =>
    isMissing(value) || passes(String(value)) ? undefined : message;

/** Returns a rule for the length of a text as it is stored, in characters. */
export const atMost =
  (limit: number): Rule<string | null, unknown> =>
  (text) => {
    const count = singleLine(text ?? '').length;
    return count > limit ? { id: 'Up to {limit} characters; you wrote {count}.', values: { limit, count } } : undefined;
  };

/** Whether the value of a field counts as missing. */
export function isMissing(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === 'string') return isBlank(value);
  return Array.isArray(value) && value.length === 0;
}

/**
 * Characters that show nothing. To Unicode the Braille blank (U+2800) is a symbol and the Hangul fillers are letters.
 */
const INVISIBLE = /^[\s\u2800\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]*$/u;

/**
 * Whether a text is empty or has only spaces and invisible characters.
 * @example isBlank('\u200b ') // => true
 */
export const isBlank = (text: string): boolean => INVISIBLE.test(text);
