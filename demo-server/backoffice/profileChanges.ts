import {
  biometricRules,
  identificationRules,
  incomeAndTaxesRules,
  profileCreationRules,
} from '#domain/forms/profileRules';
import { normaliseCurp } from '#domain/identifiers/curp';
import { normaliseRfc } from '#domain/identifiers/rfc';
import { normaliseZipCode, type ZipCode } from '#domain/identifiers/zipCode';
import { isProfileComplete, isRegistered, profileStepFields, registrationFields } from '#domain/profile';
import { isMissing } from '#domain/rules';
import { singleLine } from '#domain/text/singleLine';
import type { Demo } from '../demo.ts';
import { fileError, selfieError } from '../files/fileFields.ts';
import { FieldErrorCollector, type FieldRules, fieldsOf, httpError } from '../http/errors.ts';
import { requireKnownZipCode } from '../simulation/zipCodeField.ts';
import type { OwnerRow } from '../store/rows.ts';

const texts = ['name', 'last_name', 'birthdate', 'curp_number', 'address', 'zip_code', 'colony', 'rfc_number'] as const;
const ticks = ['accept_privacy_policy', 'accept_terms_and_conditions'] as const;
const images = ['front_document', 'back_document', 'selfie'] as const;

/** Fields of the three steps. They cannot be changed once the profile is complete. */
const stepFields: readonly string[] = [...Object.values(profileStepFields).flat(), 'colony'];

/** Changes an owner's profile; throws like `profileChanges`. Call within `store.write`. */
export const changeProfile = (demo: Demo, owner: OwnerRow, body: unknown): OwnerRow =>
  demo.store.table('owners').update(owner.id, profileChanges(demo, owner, body));

/**
 * Returns what a `PUT /api/user` changes: any of the profile's fields, each by the rules of its form; other fields are
 * ignored. Throws a 409 for the fields of a finished registration and for those of the steps once the profile is
 * complete, and a 422 with errors per field.
 */
export function profileChanges(demo: Demo, owner: OwnerRow, body: unknown): Partial<OwnerRow> {
  const sent = fieldsOf(body);
  const isAnySent = (fields: readonly string[]) => fields.some((field) => Object.hasOwn(sent, field));
  if ((isRegistered(owner) && isAnySent(registrationFields)) || (isProfileComplete(owner) && isAnySent(stepFields))) {
    throw httpError(409, 'This can no longer be changed');
  }
  const changes = normalize(sent);
  const errors = new FieldErrorCollector();
  const rules: FieldRules = {
    ...profileCreationRules,
    ...identificationRules(demo.clock.today()),
    ...biometricRules,
    ...incomeAndTaxesRules,
  };
  for (const field of Object.keys(changes)) errors.check(rules, field, changes);
  // An optional text has no rule that notices it.
  for (const field of texts) {
    if (field in changes && !isMissing(sent[field]) && typeof sent[field] !== 'string')
      errors.add(field, 'This value is not valid');
  }
  addFileErrors(demo, owner, changes, errors);
  const place = placeOfChanges(changes, owner, errors);
  if (!errors.isEmpty()) throw errors.toHttpError();
  return { ...changes, ...place };
}

function addFileErrors(demo: Demo, owner: OwnerRow, changes: Partial<OwnerRow>, errors: FieldErrorCollector): void {
  const { selfie, front_document, back_document, rfc, proof_incomes } = changes;
  for (const [field, id] of Object.entries({ front_document, back_document })) {
    if (id !== undefined) errors.add(field, fileError(demo, owner, id, 'image'));
  }
  if (selfie !== undefined) errors.add('selfie', selfieError(demo, owner, selfie));
  if (rfc !== undefined) errors.add('rfc', fileError(demo, owner, rfc, 'document'));
  for (const id of proof_incomes ?? []) errors.add('proof_incomes', fileError(demo, owner, id, 'document'));
}

/** Returns the fields that an owner may write, in their stored form; fields that were not sent are left out. */
function normalize(sent: Record<string, unknown>): Partial<OwnerRow> {
  const text = (field: string): string => (typeof sent[field] === 'string' ? sent[field] : '');
  const changes: Record<string, unknown> = {};
  for (const field of texts) if (Object.hasOwn(sent, field)) changes[field] = singleLine(text(field));
  // Ids of files have one spelling.
  for (const field of [...images, 'rfc'] as const) if (Object.hasOwn(sent, field)) changes[field] = text(field);
  for (const field of ticks) if (Object.hasOwn(sent, field)) changes[field] = sent[field] === true;
  if (Object.hasOwn(sent, 'proof_incomes')) {
    const ids = Array.isArray(sent.proof_incomes) ? sent.proof_incomes : [];
    // A value that is not a string becomes '' (no such file); duplicates are dropped.
    changes.proof_incomes = [...new Set(ids.map((id) => (typeof id === 'string' ? id : '')))];
  }
  if (typeof changes.curp_number === 'string') changes.curp_number = normaliseCurp(changes.curp_number);
  if (typeof changes.rfc_number === 'string') changes.rfc_number = normaliseRfc(changes.rfc_number);
  if (typeof changes.zip_code === 'string') changes.zip_code = normaliseZipCode(changes.zip_code);
  return changes;
}

/** Returns the place of a zip code. Its only colony is chosen automatically; among several the owner may choose one. */
function placeOfChanges(changes: Partial<OwnerRow>, owner: OwnerRow, errors: FieldErrorCollector): Partial<OwnerRow> {
  const { zip_code, colony } = changes;
  if (zip_code === undefined && colony === undefined) return {};
  if (errors.has('zip_code')) return {};
  const known = zip_code ?? owner.zip_code;
  const place = requireKnownZipCode('zip_code', known ?? '', errors);
  if (!place) return {};
  if (!isMissing(colony) && !place.colonies.includes(colony ?? '')) errors.add('colony', 'This value is not valid');
  return {
    colony: colonyOf(place, colony ?? (zip_code === owner.zip_code ? owner.colony : null)),
    municipality: place.municipality,
    state: place.state,
  };
}

const colonyOf = ({ colonies }: ZipCode, chosen: string | null): string | null =>
  chosen || (colonies.length === 1 ? (colonies[0] ?? null) : null);
