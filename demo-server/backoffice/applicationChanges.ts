import {
  type ApplicationChanges,
  type Lease,
  type LeaseForm,
  leasePaymentMethods,
  propertyFields,
} from '#domain/application';
import { day } from '#domain/calendar';
import { leaseRules, propertyRules } from '#domain/forms/applicationRules';
import { singleLine } from '#domain/forms/singleLine';
import { normaliseZipCode } from '#domain/identifiers/zipCode';
import { inPesos, pesos } from '#domain/money';
import { termOptions } from '#domain/preOffer';
import { isMissing } from '#domain/rules';
import type { Demo } from '../demo.ts';
import { fileError } from '../files/fileFields.ts';
import { FieldErrorCollector, type FieldRules, fieldErrors, fieldsOf, parseBody } from '../http/errors.ts';
import { requireKnownZipCode } from '../simulation/zipCodeField.ts';
import type { ApplicationRow, OwnerRow } from '../store/rows.ts';

/** Returns the lease in the body of a new application. Throws a 422 with errors per field by the rules of its form. */
export function leaseOf({ clock }: Pick<Demo, 'clock'>, body: unknown): Pick<ApplicationRow, keyof Lease> {
  const lease = parseBody(leaseRules(clock.today()), body, leaseForm);
  const { lease_monthly_income: rent, lease_payment_method } = lease;
  // The rules reject both cases already: this narrows the types.
  if (typeof rent !== 'number') throw fieldErrors({ lease_monthly_income: 'This value is not valid' });
  if (lease_payment_method === undefined)
    throw fieldErrors({ lease_payment_method: 'Choose how you receive your rent.' });
  return {
    lease_monthly_income: inPesos(pesos(rent)),
    lease_start_date: day(lease.lease_start_date),
    lease_end_date: day(lease.lease_end_date),
    lease_payment_method,
    accept_privacy_policy: lease.accept_privacy_policy,
  };
}

/** Returns the fields of a body in the form's shape. A value of a wrong type counts as empty. */
const leaseForm = (fields: Record<string, unknown>): LeaseForm => ({
  lease_monthly_income: typeof fields.lease_monthly_income === 'number' ? fields.lease_monthly_income : undefined,
  lease_start_date: textOf(fields.lease_start_date),
  lease_end_date: textOf(fields.lease_end_date),
  lease_payment_method: leasePaymentMethods.find((method) => method === fields.lease_payment_method),
  accept_privacy_policy: fields.accept_privacy_policy === true,
});

const textOf = (value: unknown): string => (typeof value === 'string' ? singleLine(value) : '');

const writable = [
  'lease_monthly_income',
  'lease_start_date',
  'lease_end_date',
  'lease_payment_method',
  'accept_privacy_policy',
  'pre_offer_term_frame',
  'property_commercial_folio',
  'property_zip_code',
  'property_lease_agreement',
] as const satisfies readonly (keyof ApplicationChanges)[];

/**
 * Returns what a `PUT /api/applications/{id}` changes: any fields, each by the rules of its form. An empty field of the
 * property is cleared, any other empty field keeps its value, and the amounts are never taken from the client.
 */
export function applicationChanges(
  demo: Demo,
  owner: OwnerRow,
  row: ApplicationRow,
  body: unknown,
): Partial<ApplicationRow> {
  const errors = new FieldErrorCollector();
  const changes = parseFields(writtenFields(body), errors);
  const merged = { ...row, ...changes };
  const rules: FieldRules = { ...leaseRules(demo.clock.today()), ...propertyRules };
  // The rule for the end of the lease reads its start: when the start is sent, both are checked.
  const checkedFields = new Set(
    filledIn(changes).flatMap((field) => (field === 'lease_start_date' ? [field, 'lease_end_date'] : [field])),
  );
  for (const field of checkedFields) errors.check(rules, field, merged);

  const { property_zip_code: zip } = changes;
  const { property_lease_agreement: lease, pre_offer_term_frame: term } = changes;
  if (zip && !errors.has('property_zip_code')) requireKnownZipCode('property_zip_code', zip, errors);
  if (lease) errors.add('property_lease_agreement', fileError(demo, owner, lease, 'document'));
  if (!errors.isEmpty()) throw errors.toHttpError();
  const terms = termOptions({ leaseEnd: merged.lease_end_date, today: demo.clock.today() });
  if (term !== undefined && !terms.includes(term ?? 0))
    throw fieldErrors({ pre_offer_term_frame: 'This value is not valid' });
  return changes;
}

/** Returns the fields of a body that may be written; without empty ones that cannot be cleared. */
function writtenFields(body: unknown): Record<string, unknown> {
  const sent = fieldsOf(body);
  const written = writable.filter(
    (field) => Object.hasOwn(sent, field) && (canBeCleared(field) || !isMissing(sent[field])),
  );
  return Object.fromEntries(written.map((field) => [field, sent[field]]));
}

const canBeCleared = (field: string): boolean => propertyFields.some((it) => it === field);

/** Returns the names of the fields that are not cleared. */
const filledIn = (changes: Partial<ApplicationRow>): string[] =>
  Object.entries(changes).flatMap(([field, value]) => (value === null ? [] : [field]));

/** Returns the sent values as they are stored; adds an error for a value of a wrong type. */
function parseFields(given: Record<string, unknown>, errors: FieldErrorCollector): Partial<ApplicationRow> {
  const changes: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(given)) {
    const parsed = parsers[field as (typeof writable)[number]](value);
    if (isMissing(value)) changes[field] = null;
    else if (isMissing(parsed)) errors.add(field, 'This value is not valid');
    else changes[field] = parsed;
  }
  return changes;
}

const parseText = (value: unknown): string | undefined => textOf(value) || undefined;

/** How each field is read from the wire. Each parser returns undefined for a value that the field cannot have. */
const parsers: Readonly<Record<(typeof writable)[number], (value: unknown) => unknown>> = {
  // Rounded down to centavos: 14,999.999 must not become the minimum of 15,000.
  lease_monthly_income: (value) => (typeof value === 'number' ? Math.floor(value * 100 + 1e-6) / 100 : undefined),
  lease_start_date: parseText,
  lease_end_date: parseText,
  lease_payment_method: (value) => leasePaymentMethods.find((method) => method === value),
  accept_privacy_policy: (value) => (value === true ? true : undefined),
  pre_offer_term_frame: (value) => (typeof value === 'number' ? value : undefined),
  property_commercial_folio: parseText,
  property_zip_code: (value) => (typeof value === 'string' ? normaliseZipCode(value) : undefined),
  property_lease_agreement: (value) => (typeof value === 'string' ? value : undefined),
};
