import { type PropertyForm, propertyRules } from '#domain/application';
import { isMissing, type Rules } from '#domain/rules';

/**
 * What the submit of the property is for: 'continue' needs all fields; 'draft' validates only those that are filled in.
 */
export type Intent = 'continue' | 'draft';

/** Returns the rules of the property form. `intent` is read each time a rule runs. */
export function propertyRulesFor(intent: () => Intent): Rules<PropertyForm> {
  const rules = Object.entries(propertyRules).map(([field, ofField]) => [
    field,
    ofField.map(
      (rule) => (value: never, all: never) => (intent() === 'draft' && isMissing(value) ? undefined : rule(value, all)),
    ),
  ]);
  return Object.fromEntries(rules);
}
