import { type PropertyForm, propertyRules } from '#domain/application';
import { isMissing, type Rules } from '#domain/rules';

/** Going on needs all of the property, saving a draft only that what is there is right (ux S20). */
export type Intent = 'continue' | 'draft';

/** The property's rules for whatever she is about to do when they are asked. */
export function propertyRulesFor(intent: () => Intent): Rules<PropertyForm> {
  const rules = Object.entries(propertyRules).map(([field, ofField]) => [
    field,
    ofField.map(
      (rule) => (value: never, all: never) => (intent() === 'draft' && isMissing(value) ? undefined : rule(value, all)),
    ),
  ]);
  return Object.fromEntries(rules);
}
