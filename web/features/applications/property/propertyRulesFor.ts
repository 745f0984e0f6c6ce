import type { PropertyForm } from '#domain/application';
import { propertyRules } from '#domain/forms/applicationRules';
import { isMissing, type Rules } from '#domain/rules';

/**
 * Returns the rules of the property form. A draft needs no field; only those that are filled in are validated. `isDraft`
 * is called each time a rule runs.
 */
export function propertyRulesFor(isDraft: () => boolean): Rules<PropertyForm> {
  const rules = Object.entries(propertyRules).map(([field, ofField]) => [
    field,
    ofField.map((rule) => (value: never, all: never) => (isDraft() && isMissing(value) ? undefined : rule(value, all))),
  ]);
  return Object.fromEntries(rules);
}
