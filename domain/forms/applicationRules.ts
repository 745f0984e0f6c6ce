import type { LeaseValues, PropertyValues } from '../application.ts';
import { type Fields, leaseFields, propertyFields, type RequiredField } from '../applicationFields.ts';
import { type Day, isDay, plusMonths } from '../calendar.ts';
import { zipCodeRules } from '../identifiers/zipCode.ts';
import { termOptions } from '../preOffer.ts';
import { atMost, isMissing, type Rule, type Rules, required } from '../rules.ts';
import { SHORTEST_TERM } from '../terms.ts';
import type { FormOrPayload } from '../uploadedFile.ts';
import { verificationRules } from '../verificationCode.ts';
import { rentRules } from './rentRules.ts';

/** Rules of the lease form. `today` is the day in Mexico City. */
export const leaseRules = (today: Day): Rules<LeaseValues> =>
  withLengths<LeaseValues>(leaseFields, requiredLeaseRules(today));

const requiredLeaseRules = (today: Day): Required<Pick<Rules<LeaseValues>, RequiredField<typeof leaseFields>>> => ({
  lease_monthly_income: rentRules,
  lease_start_date: [required('Choose the start date.'), existingDate, plausibleYear(today)],
  lease_end_date: [
    required('Choose the end date.'),
    existingDate,
    plausibleYear(today),
    (end, { lease_start_date }) =>
      isDay(lease_start_date) && end <= lease_start_date ? 'The end date must be after the start date.' : undefined,
    // The lease is long enough exactly when the shortest term fits into it (s9-remaining-lease).
    (end) =>
      isDay(end) && termOptions({ leaseEnd: end, today }).length === 0
        ? {
            id: 'The remaining time of your lease must be {months} months or more from today',
            values: { months: SHORTEST_TERM },
          }
        : undefined,
  ],
  lease_payment_method: [required('Choose how you receive your rent.')],
  accept_privacy_policy: [required('You must accept the privacy notice.')],
});

/** Warnings of the lease form: shown once, and they do not block sending. A lease may begin later, but it rarely does. */
export const leaseWarnings = (today: Day): Rules<LeaseValues> => ({
  lease_start_date: [
    (start) =>
      isDay(start) && start > today
        ? { id: 'Your lease begins on {start}. If that is right, continue.', values: { start } }
        : undefined,
  ],
});

/** Rules for the property, both in the form and in the request body. */
export const propertyRules: Rules<PropertyPayload> = withLengths<PropertyPayload>(propertyFields, {
  property_commercial_folio: [required('Write the folio.')],
  property_zip_code: [required('Write the zip code of the property.'), ...zipCodeRules],
  property_lease_agreement: [required('Document required')],
});

type PropertyPayload = FormOrPayload<PropertyValues, 'property_lease_agreement'>;

/** Adds the rule for the longest text of each field. */
function withLengths<Values>(fields: Fields, rules: Rules<Values>): Rules<Values> {
  const lengths = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'text' ? [[name, [...(rules[name as keyof Values] ?? []), atMost(field.longest)]]] : [],
  );
  return { ...rules, ...Object.fromEntries(lengths) };
}

export const bureauCodeRules = verificationRules;

const existingDate: Rule<string, unknown> = (text) =>
  isMissing(text) || isDay(text) ? undefined : 'Write a date that exists, with day, month and year.';

const CENTURY_MONTHS = 100 * 12;

/** Returns a rule that rejects a mistyped year such as 0026 or 9999: more than a century away. */
const plausibleYear =
  (today: Day): Rule<string, unknown> =>
  (text) =>
    isDay(text) && (text < plusMonths(today, -CENTURY_MONTHS) || text > plusMonths(today, CENTURY_MONTHS))
      ? 'Check the year of the date.'
      : undefined;
