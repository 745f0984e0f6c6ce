import { array, boolean, type Infer, nullable, optional, partial, string, type } from 'superstruct';
import { DayShape } from './calendar.ts';
import { known } from './readable.ts';
import { isMissing } from './rules.ts';
import { singleLine } from './text/singleLine.ts';
import { UploadedFile } from './uploadedFile.ts';

/** Longest given names, and longest surnames, in characters. */
export const MAX_NAME_LENGTH = 60;
/** Longest address, in characters. */
export const MAX_ADDRESS_LENGTH = 200;

/** The steps of the identity profile, in order. */
export const profileSteps = ['identification', 'biometric_validation', 'income_and_taxes'] as const;
export type ProfileStep = (typeof profileSteps)[number];

/** The fields of the three steps as the API returns them. Of the selfie only the address is returned. */
export const ProfileData = type({
  front_document: optional(nullable(UploadedFile)),
  back_document: optional(nullable(UploadedFile)),
  birthdate: nullable(DayShape),
  curp_number: nullable(string()),
  address: nullable(string()),
  zip_code: nullable(string()),
  selfie: nullable(type({ url: string() })),
  proof_incomes: optional(nullable(array(UploadedFile))),
  rfc_number: nullable(string()),
  rfc: optional(nullable(UploadedFile)),
});

/** Response of GET /api/user. */
export const Profile = type({
  id: optional(string()),
  name: nullable(string()),
  last_name: nullable(string()),
  email: string(),
  phone: string(),
  accept_privacy_policy: optional(nullable(boolean())),
  accept_terms_and_conditions: optional(nullable(boolean())),
  is_completed: boolean(),
  next_step: nullable(known(profileSteps)),
  document_number: nullable(string()),
  colony: nullable(string()),
  municipality: nullable(string()),
  state: nullable(string()),
  ...ProfileData.schema,
});
export type Profile = Infer<typeof Profile>;

/** Fields of /profile/create, which PUT /api/user saves. */
export const ProfileCreation = type({
  name: string(),
  last_name: string(),
  accept_privacy_policy: boolean(),
  accept_terms_and_conditions: boolean(),
});
export type ProfileCreation = Infer<typeof ProfileCreation>;

/** Step 1 as it is sent: files by their ids. */
export const Identification = type({
  front_document: string(),
  back_document: string(),
  birthdate: string(),
  curp_number: string(),
  address: string(),
  zip_code: string(),
  colony: optional(string()),
});
export type Identification = Infer<typeof Identification>;

/** Step 2 as it is sent. */
export const Biometric = type({ selfie: string() });
export type Biometric = Infer<typeof Biometric>;

/** Step 3 as it is sent. */
export const IncomeAndTaxes = type({ proof_incomes: array(string()), rfc_number: string(), rfc: string() });
export type IncomeAndTaxes = Infer<typeof IncomeAndTaxes>;

/** Body of PUT /api/user: any of the fields of the four forms. */
export const ProfileChanges = partial(
  type({ ...ProfileCreation.schema, ...Identification.schema, ...Biometric.schema, ...IncomeAndTaxes.schema }),
);
export type ProfileChanges = Infer<typeof ProfileChanges>;

/** Form values for a payload: where the payload has the id of a file, the form has the uploaded file. */
export type FormOf<Payload, FileField extends keyof Payload> = Omit<Payload, FileField> & {
  [Field in FileField]: Payload[Field] extends string[] ? UploadedFile[] : UploadedFile | null;
};
export type IdentificationForm = FormOf<Identification, 'front_document' | 'back_document'>;
export type BiometricForm = FormOf<Biometric, 'selfie'>;
export type IncomeAndTaxesForm = FormOf<IncomeAndTaxes, 'proof_incomes' | 'rfc'>;

/** Returns the first step with a missing field; null when the profile is complete. */
export function nextProfileStep(profile: Partial<Record<ProfileStepField, unknown>>): ProfileStep | null {
  return profileSteps.find((step) => profileStepFields[step].some((field) => isMissing(profile[field]))) ?? null;
}

/** Fields of the registration, which come before the steps. */
export const registrationFields = [
  'name',
  'last_name',
  'accept_privacy_policy',
  'accept_terms_and_conditions',
] as const satisfies readonly (keyof ProfileCreation)[];

/**
 * Whether an owner has finished the registration: name, last name and both acceptances are given. An acceptance that
 * the API does not return counts as given (the specification's profile has none).
 */
export const isRegistered = (profile: Pick<Profile, keyof ProfileCreation>): boolean =>
  registrationFields.every((field) => profile[field] === undefined || !isMissing(profile[field]));

/** Whether a stored profile is complete, which is what `is_completed` says: the registration and all steps. */
export const isProfileComplete = (
  profile: Pick<Profile, keyof ProfileCreation> & Parameters<typeof nextProfileStep>[0],
): boolean => isRegistered(profile) && nextProfileStep(profile) === null;

/** A part of a profile: the registration, then the steps; `'unknown'` for a step that this version does not know. */
export type ProfilePart = 'name' | ProfileStep | 'unknown';

/**
 * Returns the first part that a profile of the API lacks; null when it is complete and a loan may be requested
 * (s6-first-advance). `is_completed` decides about the steps, whatever `next_step` says.
 */
export function profilePartToDo(
  profile: Pick<Profile, keyof ProfileCreation | 'is_completed' | 'next_step'>,
): ProfilePart | null {
  if (!isRegistered(profile)) return 'name';
  if (profile.is_completed) return null;
  return profile.next_step ?? 'unknown';
}

/** The parts of a profile in their order. */
export const profileParts = ['name', ...profileSteps] as const;

/**
 * Returns how far a profile is that lacks a part; undefined for an unknown one.
 * @example profilePartPosition('identification') // => { step: 2, of: 4 }
 */
export function profilePartPosition(part: ProfilePart): { step: number; of: number } | undefined {
  const at = (profileParts as readonly ProfilePart[]).indexOf(part);
  return at === -1 ? undefined : { step: at + 1, of: profileParts.length };
}

/** Required fields of each step; the colony is optional. */
export const profileStepFields = {
  identification: ['front_document', 'back_document', 'birthdate', 'curp_number', 'address', 'zip_code'],
  biometric_validation: ['selfie'],
  income_and_taxes: ['proof_incomes', 'rfc_number', 'rfc'],
} as const satisfies Record<ProfileStep, readonly string[]>;
type ProfileStepField = (typeof profileStepFields)[ProfileStep][number];

/** Returns the position of a step in the step counter, 1 to 3. */
export const profileStepPosition = (step: ProfileStep): { step: number; of: number } => ({
  step: profileSteps.indexOf(step) + 1,
  of: profileSteps.length,
});

/**
 * Returns the percentage on the profile card: 66 before income and taxes, 100 when complete, else 33
 * (s2-profile-card-66).
 */
export function profileProgress(next: ProfilePart | null): 33 | 66 | 100 {
  if (next === null) return 100;
  return next === 'income_and_taxes' ? 66 : 33;
}

/**
 * Whether the screen of a step may be opened: the next step and those before it; all when complete or when the next is
 * unknown; none before the registration is finished.
 */
export const isProfileStepOpen = (step: ProfileStep, next: ProfilePart | null): boolean =>
  next === null || next === 'unknown' || (next !== 'name' && profileSteps.indexOf(step) <= profileSteps.indexOf(next));

/** Returns given names and surnames; what is missing is left out. */
export const fullName = ({ name, last_name }: Partial<Pick<Profile, 'name' | 'last_name'>>): string =>
  singleLine(`${name ?? ''} ${last_name ?? ''}`);
