import { FORM_ERROR } from 'final-form';
import type { RuleMessage } from '#domain/messages';
import { check, isMissing, type Rules } from '#domain/rules';
import type { WAIT } from '#domain/wait';
import { ruleMessage } from '#i18n';
import type { Remark } from './formContext.ts';

/** What was refused, in ready Spanish: field → text, `FORM_ERROR` → what concerns no field, `WAIT` → seconds until another try has a chance. */
export type FormErrors = Readonly<Record<string, string>> & { readonly [WAIT]?: number | undefined };

/** What the rules have to say, in Spanish. A missing file that is on its way counts as there: the submit waits for it (ux U7). */
export function validateAll<Values extends object>(
  rules: Rules<Values> | undefined,
  values: Values,
  coming: ReadonlySet<string> = new Set(),
): FormErrors {
  const complaints = Object.entries(check(rules ?? {}, values)) as [keyof Values & string, RuleMessage][];
  const due = complaints.filter(([name]) => !(coming.has(name) && isMissing(values[name])));
  return Object.fromEntries(due.map(([name, message]) => [name, ruleMessage(message)]));
}

/** A refusal of a field that is not on the screen would be swallowed (dependencies §7): it goes to the root with the rest. */
export function splitByField(
  refusals: FormErrors,
  known: readonly string[],
): { fields: FormErrors; root: string | undefined } {
  const entries = Object.entries(refusals).filter(([, text]) => text !== '');
  const fields = entries.filter(([name]) => known.includes(name));
  const root = entries.filter(([name]) => !known.includes(name)).sort(([name]) => (name === FORM_ERROR ? -1 : 1));
  return {
    fields: Object.fromEntries(fields),
    root: root.length > 0 ? [...new Set(root.map(([, text]) => text))].join(' ') : undefined,
  };
}

/** Each text together with the value it is about, so that it falls silent when that changes. */
export const remarksFor = (texts: FormErrors, values: object): Record<string, Remark> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { text, value: valueIn(values, name) }]));

/** Only what was said of values that have not changed since. */
export const currentRemarks = (said: Readonly<Record<string, Remark>>, values: object): Record<string, Remark> =>
  Object.fromEntries(Object.entries(said).filter(([name, { value }]) => Object.is(value, valueIn(values, name))));

const valueIn = (values: object, name: string): unknown => (values as Readonly<Record<string, unknown>>)[name];

/** Whether there is a doubt that was not yet said about this very value: only then does it hold the form up (ux §7). */
export const hasNewRemark = (
  doubts: Readonly<Record<string, Remark>>,
  said: Readonly<Record<string, Remark>>,
): boolean =>
  Object.entries(doubts).some(
    ([name, { text, value }]) => said[name]?.text !== text || !Object.is(said[name]?.value, value),
  );
