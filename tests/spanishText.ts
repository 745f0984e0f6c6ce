import type { Message } from '#domain/messages';
import { firstError, type Rule } from '#domain/rules';
import { ruleMessage } from '#i18n';

/** The Spanish that the owner reads, or nothing: what a rule answered, as QA compares it with the specification. */
export const spanishText = (message: Message | undefined): string | undefined =>
  message === undefined ? undefined : ruleMessage(message);

/** The Spanish under a field with these rules. */
export const spanishError = <Value, All>(rules: readonly Rule<Value, All>[] | undefined, value: Value, all: All) =>
  spanishText(firstError(rules ?? [], value, all));
