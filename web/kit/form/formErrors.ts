import { FORM_ERROR } from 'final-form';
import type { RuleMessage } from '#domain/messages';
import { check, isMissing, type Rules } from '#domain/rules';
import { ruleMessage } from '#i18n/ruleMessage';

/**
 * Key in form errors for the seconds to wait after a 429. A symbol, so that no field name of the API can be the same.
 */
export const RETRY_AFTER = Symbol('retry after');

/**
 * Errors in Spanish, by field name. `FORM_ERROR` holds the error that concerns no field; `RETRY_AFTER` holds the seconds until
 * another attempt is allowed.
 */
export type FormErrors = Readonly<Record<string, string>> & { readonly [RETRY_AFTER]?: number | undefined };

/** A message about one value of a field. It is visible only while the field still has that value. */
export type Remark = { readonly text: string; readonly value: unknown };

/** Remarks by field. */
export type Remarks = Readonly<Record<string, Remark>>;

/**
 * Returns the validation errors of all fields, in Spanish. A file that is still being uploaded does not count as
 * missing: the submit waits for it.
 */
export function validateAll<Values extends object>(
  rules: Rules<Values> | undefined,
  values: Values,
  uploadingFields: ReadonlySet<string> = new Set(),
): FormErrors {
  const found = Object.entries(check(rules ?? {}, values)) as [keyof Values & string, RuleMessage][];
  const errors = found.filter(([name]) => !(uploadingFields.has(name) && isMissing(values[name])));
  return Object.fromEntries(errors.map(([name, message]) => [name, ruleMessage(message)]));
}

/**
 * Splits errors into those of fields on the screen and one text for the whole form. An error of a field that is not on
 * the screen joins the form's text, because final-form would not show it anywhere.
 */
export function splitByField(
  errors: FormErrors,
  fieldNames: readonly string[],
): { fields: FormErrors; root: string | undefined } {
  const entries = Object.entries(errors).filter(([, text]) => text !== '');
  const fields = entries.filter(([name]) => fieldNames.includes(name));
  const root = entries.filter(([name]) => !fieldNames.includes(name)).sort(([name]) => (name === FORM_ERROR ? -1 : 1));
  return {
    fields: Object.fromEntries(fields),
    root: root.length > 0 ? [...new Set(root.map(([, text]) => text))].join(' ') : undefined,
  };
}

/** Returns each text with the current value of its field, so that it can be hidden once that value changes. */
export const remarksFor = (texts: FormErrors, values: object): Remarks =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { text, value: valueIn(values, name) }]));

/** Returns the remarks about values that have not changed since. */
export const currentRemarks = (remarks: Remarks, values: object): Remarks =>
  Object.fromEntries(Object.entries(remarks).filter(([name, { value }]) => Object.is(value, valueIn(values, name))));

const valueIn = (values: object, name: string): unknown => (values as Readonly<Record<string, unknown>>)[name];

/**
 * Returns whether there is a warning that was not shown before about the same value. Only such a one stops a submit.
 */
export const hasNewRemark = (remarks: Remarks, shownBefore: Remarks): boolean =>
  Object.entries(remarks).some(
    ([name, { text, value }]) => shownBefore[name]?.text !== text || !Object.is(shownBefore[name]?.value, value),
  );
