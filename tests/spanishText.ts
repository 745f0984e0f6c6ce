import type { RuleMessage } from '#domain/messages';
import { firstError, type Rule } from '#domain/rules';
import { ruleMessage } from '#i18n/ruleMessage';

/** Returns the Spanish text of a rule's message, as QA compares it with the specification; undefined without a message. */
export const spanishText = (message: RuleMessage | undefined): string | undefined =>
  message === undefined ? undefined : ruleMessage(message);

/** Returns the Spanish error text of a field with these rules; undefined when the value is valid. */
export const spanishError = <Value, All>(rules: readonly Rule<Value, All>[] | undefined, value: Value, all: All) =>
  spanishText(firstError(rules ?? [], value, all));
