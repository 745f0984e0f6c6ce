import type { DomainMessageId, RuleMessage } from './messages.ts';

/** Says what is wrong with what a person typed, or nothing. */
export type Rule<Value, All> = (value: Value, all: All) => RuleMessage | undefined;

/** The rules of a form, field by field; of each field the first broken rule speaks. */
export type Rules<Values> = { readonly [Field in keyof Values]?: readonly Rule<Values[Field], Values>[] };

export type FieldErrors<Values> = { [Field in keyof Values]?: RuleMessage };

/** What each field has to complain about; an empty object means that all rules are kept. */
export function check<Values extends object>(rules: Rules<Values>, values: Values): FieldErrors<Values> {
  const complaints: FieldErrors<Values> = {};
  for (const field of Object.keys(rules) as (keyof Values)[]) {
    const complaint = firstError(rules[field] ?? [], values[field], values);
    if (complaint !== undefined) complaints[field] = complaint;
  }
  return complaints;
}

/** What the first broken of a field's rules has to say. */
export function firstError<Value, All>(
  rules: readonly Rule<Value, All>[],
  value: Value,
  all: All,
): RuleMessage | undefined {
  for (const rule of rules) {
    const complaint = rule(value, all);
    if (complaint !== undefined) return complaint;
  }
  return undefined;
}

/** Something must be there: text that is not blank, a ticked box, a file, at least one file. */
export const required =
  (message: DomainMessageId): Rule<unknown, unknown> =>
  (value) =>
    isMissing(value) ? message : undefined;

/** Text must pass; an empty one is left to `required`. */
export const matches =
  (passes: (text: string) => boolean, message: DomainMessageId): Rule<unknown, unknown> =>
  (value) =>
    isMissing(value) || passes(String(value)) ? undefined : message;

/** Whether a field's value counts as not given. */
export function isMissing(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === 'string') return isBlank(value);
  return Array.isArray(value) && value.length === 0;
}

/** The blank of Braille is a symbol to Unicode, and shows nothing; the fillers of Hangul are ignorable letters. */
const INVISIBLE = /^[\s\u2800\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]*$/u;

/** Whether nothing of a text is visible: it is empty, or only spaces and characters without a shape. */
export const isBlank = (text: string): boolean => INVISIBLE.test(text);
