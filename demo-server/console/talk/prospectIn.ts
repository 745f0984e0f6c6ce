import { profileCreationRules } from '#domain/forms/profileRules';
import { rentRules } from '#domain/forms/rentRules';
import { firstError, isMissing, type Rule } from '#domain/rules';
import { amountIn } from '#domain/text/amount';
import { singleLine } from '#domain/text/singleLine';
import * as newTalkTexts from '#i18n/es-MX/demo/newTalk';
import { ruleMessage } from '#i18n/ruleMessage';
import { sampleTalk } from '../../script/sampleTalk.ts';
import type { TalkProspectDto } from '../dto.ts';

/** Whom a talk is about: `rent` in MXN a month, `term` in months, and to whom the talk is given. Nothing is left out. */
export type Prospect = { readonly [Entry in keyof TalkProspectDto]-?: NonNullable<TalkProspectDto[Entry]> };

/** The entries that may be wrong: all others are chosen from a list. */
export type TypedEntry = 'name' | 'last_name' | 'rent';
export type EntryErrors = Readonly<Partial<Record<TypedEntry, string>>>;

/**
 * Returns the prospect that the form's entries mean, and the Spanish errors of those that the app would not take. Without
 * surnames the prospect has those of the sample talk.
 */
export function prospectIn(entries: FormData): { prospect: Prospect; errors: EntryErrors } {
  const text = (entry: string) => singleLine(String(entries.get(entry) ?? ''));
  const rent = amountIn(text('rent')) ?? (text('rent') || undefined);
  const prospect: Prospect = {
    name: text('name'),
    last_name: text('last_name') || sampleTalk.last_name,
    rent: Number(rent),
    city: text('city'),
    term: Number(text('term')),
    tone: text('tone') === 'company' ? 'company' : 'person',
  };
  const errors = {
    ...errorOf('name', profileCreationRules.name, prospect.name),
    ...errorOf('last_name', profileCreationRules.last_name, prospect.last_name),
    ...errorOf('rent', rentRules, rent),
  };
  return { prospect, errors };
}

const missing: EntryErrors = newTalkTexts.isMissing;

function errorOf<Value>(entry: TypedEntry, rules: readonly Rule<Value, never>[] = [], value: Value): EntryErrors {
  const error = firstError(rules, value, undefined as never);
  if (error === undefined) return {};
  // The app's sentence speaks to the prospect.
  const ownText = isMissing(value) ? missing[entry] : undefined;
  return { [entry]: ownText ?? ruleMessage(error) };
}
