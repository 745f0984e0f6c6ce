import {
  applicationFields,
  type Field,
  type FieldKind,
  type Fields,
  fieldNames,
  leaseFields,
  leasePaymentMethods,
  type StoredValues,
} from '#domain/applicationFields';
import { leaseRules, propertyRules } from '#domain/forms/applicationRules';
import { normaliseZipCode } from '#domain/identifiers/zipCode';
import { termOptions } from '#domain/preOffer';
import { isMissing } from '#domain/rules';
import { singleLine } from '#domain/text/singleLine';
import type { Demo } from '../demo.ts';
import { fileError } from '../files/fileFields.ts';
import { FieldErrorCollector, type FieldRules, fieldErrors, fieldsOf } from '../http/errors.ts';
import { requireKnownZipCode } from '../simulation/zipCodeField.ts';
import type { ApplicationRow, OwnerRow } from '../store/rows.ts';

/** Parses the lease in the body of a new application. Throws a 422 with errors per field by the rules of its form. */
export function parseLease({ clock }: Pick<Demo, 'clock'>, body: unknown): StoredValues<typeof leaseFields> {
  const errors = new FieldErrorCollector();
  const sent = fieldsOf(body);
  const lease = parseFields(leaseFields, (field) => (Object.hasOwn(sent, field) ? sent[field] : null), errors);
  for (const field of fieldNames(leaseFields)) errors.check(leaseRules(clock.today()), field, lease);
  if (!errors.isEmpty()) throw errors.toHttpError();
  // Each required field has a value now: its rules reject an empty one.
  return lease as StoredValues<typeof leaseFields>;
}

/**
 * Returns what a `PUT /api/applications/{id}` changes: any fields, each by the rules of its form. A field that may be
 * cleared is cleared by an empty value, any other keeps its value then, and the amounts are never taken from the client.
 */
export function applicationChanges(
  demo: Demo,
  owner: OwnerRow,
  row: ApplicationRow,
  body: unknown,
): Partial<ApplicationRow> {
  const errors = new FieldErrorCollector();
  const sent = fieldsOf(body);
  const written = Object.entries<Field>(applicationFields).filter(
    ([name, { mayBeCleared }]) => Object.hasOwn(sent, name) && (mayBeCleared || !isMissing(sent[name])),
  );
  const changes: Partial<ApplicationRow> = parseFields(Object.fromEntries(written), (field) => sent[field], errors);
  const merged = { ...row, ...changes };
  const rules: FieldRules = { ...leaseRules(demo.clock.today()), ...propertyRules };
  // The rule for the end of the lease reads its start: when the start is sent, both are checked.
  const checkedFields = new Set(
    filledIn(changes).flatMap((field) => (field === 'lease_start_date' ? [field, 'lease_end_date'] : [field])),
  );
  for (const field of checkedFields) errors.check(rules, field, merged);

  const { property_zip_code: zip, property_lease_agreement: agreement, pre_offer_term_frame: term } = changes;
  if (zip && !errors.has('property_zip_code')) requireKnownZipCode('property_zip_code', zip, errors);
  if (agreement) errors.add('property_lease_agreement', fileError(demo, owner, agreement, 'document'));
  if (!errors.isEmpty()) throw errors.toHttpError();
  const terms = termOptions({ leaseEnd: merged.lease_end_date, today: demo.clock.today() });
  if (term !== undefined && !terms.includes(term ?? 0))
    throw fieldErrors({ pre_offer_term_frame: 'This value is not valid' });
  return changes;
}

/** Returns the names of the fields that are not cleared. */
const filledIn = (changes: Partial<ApplicationRow>): string[] =>
  Object.entries(changes).flatMap(([field, value]) => (value === null ? [] : [field]));

/** Returns the sent values as they are stored, `null` for an empty one; adds an error for a value of a wrong type. */
function parseFields(fields: Fields, sent: (field: string) => unknown, errors: FieldErrorCollector) {
  const parsed: Record<string, unknown> = {};
  for (const [field, { kind }] of Object.entries(fields)) {
    const value = sent(field);
    parsed[field] = isMissing(value) ? null : (parsers[kind](value) ?? null);
    if (!isMissing(value) && isMissing(parsed[field])) errors.add(field, 'This value is not valid');
  }
  return parsed;
}

const parseText = (value: unknown) => (typeof value === 'string' ? singleLine(value) : undefined);

/** How each kind of field is read from the wire. Each parser returns undefined for a value that the field cannot have. */
const parsers: Readonly<Record<FieldKind, (value: unknown) => unknown>> = {
  // Rounded down to centavos: 14,999.999 must not become the minimum of 15,000.
  amount: (value) => (typeof value === 'number' ? Math.floor(value * 100 + 1e-6) / 100 : undefined),
  months: (value) => (typeof value === 'number' ? value : undefined),
  day: parseText,
  paymentMethod: (value) => leasePaymentMethods.find((method) => method === value),
  acceptance: (value) => (value === true ? true : undefined),
  text: parseText,
  zipCode: (value) => (typeof value === 'string' ? normaliseZipCode(value) : undefined),
  file: (value) => (typeof value === 'string' ? value : undefined),
};
