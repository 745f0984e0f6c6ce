import { array, boolean, type Infer, nullable, optional, partial, string, type } from 'superstruct';
import { type Day, DayShape, isDay, plusDays, plusMonths } from './calendar.ts';
import { birthdateOfCurp, curpCheckDigitRule, curpRule } from './identifiers/curp.ts';
import { rfcCheckDigitRule, rfcMatchesCurp, rfcRule } from './identifiers/rfc.ts';
import { zipCodeRules } from './identifiers/zipCode.ts';
import { toKnown } from './known.ts';
import { isMissing, type Rule, type Rules, required } from './rules.ts';
import { type FormOrPayload, UploadedFile } from './uploadedFile.ts';

const ADULT_MONTHS = 18 * 12;
/** The earliest year that a CURP can hold. Also rejects a mistyped year such as 0087. */
const EARLIEST_BIRTHDATE = '1900-01-01';

/** The steps of the identity profile, in order. */
/** Longest given names, and longest surnames, in characters. */
export const MAX_NAME_LENGTH = 60;
/** Longest address, in characters. */
export const MAX_ADDRESS_LENGTH = 200;

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
  // Any text: a step that a newer API adds must not make the whole profile unreadable.
  next_step: nullable(string()),
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

export const profileCreationRules: Rules<ProfileCreation> = {
  name: [required('Your name is required.')],
  last_name: [required('Your last name is required.')],
  accept_privacy_policy: [required('You must accept the privacy notice.')],
  accept_terms_and_conditions: [required('You must accept the terms and conditions.')],
};

/** Rules for step 1, both in the form and in the request body. */
export const identificationRules = (
  today: Day,
): Rules<FormOrPayload<IdentificationForm, 'front_document' | 'back_document'>> => ({
  front_document: [required('Image required')],
  back_document: [required('Image required')],
  curp_number: [curpRule],
  birthdate: birthdateRules(today),
  address: [required('Write your address.')],
  zip_code: zipCodeRules,
});

/** Warnings of step 1: shown once, and they do not block sending. */
export const identificationWarnings: Rules<IdentificationForm> = {
  curp_number: [curpCheckDigitRule],
  birthdate: [
    (birthdate, { curp_number }) => {
      const expected = birthdateOfCurp(curp_number);
      return expected === undefined || expected === birthdate ? undefined : 'Your birthdate does not match your CURP.';
    },
  ],
};

export const biometricRules: Rules<FormOrPayload<Biometric, 'selfie'>> = { selfie: [required('Image required')] };

export const incomeAndTaxesRules: Rules<FormOrPayload<IncomeAndTaxes, 'proof_incomes' | 'rfc'>> = {
  proof_incomes: [required('Document required')],
  rfc_number: [rfcRule],
  rfc: [required('Document required')],
};

/** Warnings of step 3: shown once, and they do not block sending. `curp` is the one saved in step 1. */
export const incomeAndTaxesWarnings = (curp: string | null): Rules<IncomeAndTaxesForm> => ({
  rfc_number: [
    rfcCheckDigitRule,
    (rfc) => (curp === null || rfcMatchesCurp(rfc, curp) ? undefined : 'Your RFC does not match your CURP.'),
  ],
});

/** Returns the first step with a missing field; null when the profile is complete. */
export function nextProfileStep(profile: Partial<Record<ProfileStepField, unknown>>): ProfileStep | null {
  return profileSteps.find((step) => profileStepFields[step].some((field) => isMissing(profile[field]))) ?? null;
}

/** Next step of a profile: null when it is complete, `'unknown'` when the API names no step that this version knows. */
export type ProfileStepToDo = ProfileStep | 'unknown' | null;

/**
 * Returns the next step of a profile. `is_completed` decides, as it does when an owner asks for a loan
 * (s6-first-advance).
 */
export function profileStepToDo({
  is_completed,
  next_step,
}: Pick<Profile, 'is_completed' | 'next_step'>): ProfileStepToDo {
  if (is_completed) return null;
  return next_step === null ? 'unknown' : toKnown(profileSteps, next_step);
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
export function profileProgress(next: ProfileStepToDo): 33 | 66 | 100 {
  if (next === null) return 100;
  return next === 'income_and_taxes' ? 66 : 33;
}

/**
 * Whether the screen of a step may be opened: the next step and those before it; all when complete or when the next is
 * unknown.
 */
export const isProfileStepOpen = (step: ProfileStep, next: ProfileStepToDo): boolean =>
  next === null || next === 'unknown' || profileSteps.indexOf(step) <= profileSteps.indexOf(next);

/** Masks all but the first four and the last two characters: `'RICM••••••••••••05'`. */
export const maskIdentifier = (text: string): string =>
  text.length <= 6 ? text : `${text.slice(0, 4)}${'•'.repeat(text.length - 6)}${text.slice(-2)}`;

const birthdateRules = (today: Day): readonly Rule<string, unknown>[] => [
  required('Write your birthdate.'),
  (text) =>
    isDay(text) && text >= EARLIEST_BIRTHDATE ? undefined : 'Write a date that exists, with day, month and year.',
  (text) => (isDay(text) && text > latestBirthdate(today) ? 'You must be at least 18 years old.' : undefined),
];

/**
 * Returns the latest birthdate of somebody who is 18 on this day. Born on 29 February, they turn 18 on the 28th of
 * other years.
 */
export function latestBirthdate(today: Day): Day {
  const sameDay = plusMonths(today, -ADULT_MONTHS);
  const dayAfter = plusDays(sameDay, 1);
  return plusMonths(dayAfter, ADULT_MONTHS) <= today ? dayAfter : sameDay;
}
