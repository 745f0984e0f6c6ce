import { normaliseCurp } from '#domain/identifiers/curp';
import { normaliseRfc } from '#domain/identifiers/rfc';
import { normaliseZipCode, type ZipCode } from '#domain/identifiers/zipCode';
import {
  biometricRules,
  identificationRules,
  incomeAndTaxesRules,
  nextProfileStep,
  profileCreationRules,
  profileStepFields,
} from '#domain/profile';
import { firstError, isMissing, type Rule } from '#domain/rules';
import { ruleMessage } from '#i18n';
import type { Demo } from '../demo.ts';
import { fileError, selfieError } from '../files/fileFields.ts';
import { fieldsOf, HttpError, httpError } from '../http/errors.ts';
import { requireKnownZipCode } from '../simulation/zipCodeField.ts';
import type { OwnerRow } from '../store/rows.ts';

/** How long names and addresses may be (ux S8, S13). */
const MAX_LENGTH: Readonly<Record<string, number>> = { name: 60, last_name: 60, address: 200 };

const texts = ['name', 'last_name', 'birthdate', 'curp_number', 'address', 'zip_code', 'colony', 'rfc_number'] as const;
const ticks = ['accept_privacy_policy', 'accept_terms_and_conditions'] as const;
const images = ['front_document', 'back_document', 'selfie'] as const;

/** Fields of the three steps; fixed once the profile is complete. */
const stepFields: readonly string[] = [...Object.values(profileStepFields).flat(), 'colony'];

/**
 * What a `PUT /api/user` changes: any of the profile's fields, each by the rules of its form; what an owner may not write
 * is ignored. 409 for the steps of a complete profile, 422 per field (contract §3).
 */
export function profileChanges(demo: Demo, owner: OwnerRow, body: unknown): Partial<OwnerRow> {
  const sent = fieldsOf(body);
  if (nextProfileStep(owner) === null && stepFields.some((field) => Object.hasOwn(sent, field))) {
    throw httpError(409, 'This can no longer be changed');
  }
  const changes = normalised(sent);
  const complaints = new Map<string, string>();
  const complain = (field: string, complaint: string | undefined) => {
    if (complaint !== undefined && !complaints.has(field)) complaints.set(field, complaint);
  };

  const rules: Readonly<Record<string, readonly Rule<never, never>[] | undefined>> = {
    ...profileCreationRules,
    ...identificationRules(demo.clock.today()),
    ...biometricRules,
    ...incomeAndTaxesRules,
  };
  for (const [field, value] of Object.entries(changes)) {
    const broken = firstError((rules[field] ?? []) as readonly Rule<unknown, unknown>[], value, changes);
    if (broken !== undefined) complain(field, typeof broken === 'string' ? broken : ruleMessage(broken));
    if (String(value).length > (MAX_LENGTH[field] ?? Number.POSITIVE_INFINITY))
      complain(field, 'This value is not valid');
  }
  const { selfie, front_document, back_document, rfc, proof_incomes } = changes;
  for (const [field, id] of Object.entries({ front_document, back_document })) {
    if (id !== undefined) complain(field, fileError(demo, owner, id, 'image'));
  }
  if (selfie !== undefined) complain('selfie', selfieError(demo, owner, selfie));
  if (rfc !== undefined) complain('rfc', fileError(demo, owner, rfc, 'document'));
  for (const id of proof_incomes ?? []) complain('proof_incomes', fileError(demo, owner, id, 'document'));

  const place = placeOfChanges(changes, owner, complaints);
  if (complaints.size > 0) {
    throw new HttpError(422, { errors: Object.fromEntries([...complaints].map(([field, said]) => [field, [said]])) });
  }
  return { ...changes, ...place };
}

/** The fields that an owner may write, as they are kept; those that were not sent are left out. */
function normalised(sent: Record<string, unknown>): Partial<OwnerRow> {
  const text = (field: string): string => (typeof sent[field] === 'string' ? sent[field].trim() : '');
  const changes: Record<string, unknown> = {};
  for (const field of [...texts, ...images, 'rfc'] as const)
    if (Object.hasOwn(sent, field)) changes[field] = text(field);
  for (const field of ticks) if (Object.hasOwn(sent, field)) changes[field] = sent[field] === true;
  if (Object.hasOwn(sent, 'proof_incomes')) {
    const ids = Array.isArray(sent.proof_incomes) ? sent.proof_incomes : [];
    // What is no text is nobody's file; each is kept once.
    changes.proof_incomes = [...new Set(ids.map((id) => (typeof id === 'string' ? id : '')))];
  }
  if (typeof changes.curp_number === 'string') changes.curp_number = normaliseCurp(changes.curp_number);
  if (typeof changes.rfc_number === 'string') changes.rfc_number = normaliseRfc(changes.rfc_number);
  if (typeof changes.zip_code === 'string') changes.zip_code = normaliseZipCode(changes.zip_code);
  return changes;
}

/** The place that a zip code names. One colony is hers; of several she chooses, or not (ux S13). */
function placeOfChanges(
  changes: Partial<OwnerRow>,
  owner: OwnerRow,
  complaints: Map<string, string>,
): Partial<OwnerRow> {
  const { zip_code, colony } = changes;
  if (zip_code === undefined && colony === undefined) return {};
  if (complaints.has('zip_code')) return {};
  const known = zip_code ?? owner.zip_code;
  const place = requireKnownZipCode('zip_code', known ?? '', complaints);
  if (!place) return {};
  if (!isMissing(colony) && !place.colonies.includes(colony ?? '')) complaints.set('colony', 'This value is not valid');
  return {
    colony: colonyOf(place, colony ?? (zip_code === owner.zip_code ? owner.colony : null)),
    municipality: place.municipality,
    state: place.state,
  };
}

const colonyOf = ({ colonies }: ZipCode, chosen: string | null): string | null =>
  chosen || (colonies.length === 1 ? (colonies[0] ?? null) : null);
