import { array, boolean, type Infer, nullable, optional, partial, string, type } from 'superstruct';
import { type Day, DayShape, isDay, plusDays, plusMonths } from './calendar.ts';
import { birthdateOfCurp, curpCheckDigitRule, curpRule } from './identifiers/curp.ts';
import { rfcCheckDigitRule, rfcMatchesCurp, rfcRule } from './identifiers/rfc.ts';
import { zipCodeRules } from './identifiers/zipCode.ts';
import { isMissing, type Rule, type Rules, required } from './rules.ts';
import { type ProfileStep, profileSteps, toKnownStep } from './steps.ts';
import { type FormOrPayload, UploadedFile } from './uploadedFile.ts';

const ADULT_MONTHS = 18 * 12;
/** A CURP knows no earlier year; a mistyped one such as 0087 must not pass for a very old owner. */
const EARLIEST_BIRTHDATE = '1900-01-01';

export { type ProfileStep, profileStepRoutes, profileSteps } from './steps.ts';

/** What the three steps ask for, as it is kept. A selfie is told with its address only (spec §3). */
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

/** GET /api/user (spec §3). */
export const Profile = type({
  id: optional(string()),
  name: nullable(string()),
  last_name: nullable(string()),
  email: string(),
  phone: string(),
  accept_privacy_policy: optional(nullable(boolean())),
  accept_terms_and_conditions: optional(nullable(boolean())),
  is_completed: boolean(),
  // Any word: a step of a newer API must not make the whole profile unreadable.
  next_step: nullable(string()),
  document_number: nullable(string()),
  colony: nullable(string()),
  municipality: nullable(string()),
  state: nullable(string()),
  ...ProfileData.schema,
});
export type Profile = Infer<typeof Profile>;

/** /profile/create. */
export const ProfileCreation = type({
  name: string(),
  last_name: string(),
  accept_privacy_policy: boolean(),
  accept_terms_and_conditions: boolean(),
});
export type ProfileCreation = Infer<typeof ProfileCreation>;

/** Step 1 as it is sent: files by their ids (contract §3). */
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

/** PUT /api/user: any of the fields of the four forms (contract §3). */
export const ProfileChanges = partial(
  type({ ...ProfileCreation.schema, ...Identification.schema, ...Biometric.schema, ...IncomeAndTaxes.schema }),
);
export type ProfileChanges = Infer<typeof ProfileChanges>;

/** A form holds its files whole and sends their ids. */
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

/** The same for what the form holds and for what is sent: a file is there or it is not. */
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

/** Told once, then let pass (ux §7). */
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

/** Told once, then let pass (ux §7). The CURP is the one that step 1 kept. */
export const incomeAndTaxesWarnings = (curp: string | null): Rules<IncomeAndTaxesForm> => ({
  rfc_number: [
    rfcCheckDigitRule,
    (rfc) => (curp === null || rfcMatchesCurp(rfc, curp) ? undefined : 'Your RFC does not match your CURP.'),
  ],
});

/** The first step that something is missing for; null when the profile is complete (contract §4). */
export function nextProfileStep(profile: Partial<Record<FieldOfAStep, unknown>>): ProfileStep | null {
  return profileSteps.find((step) => profileStepFields[step].some((field) => isMissing(profile[field]))) ?? null;
}

/** What comes next for a profile: null when it is complete, `'unknown'` when no step is named that this version knows. */
export type ProfileStepToDo = ProfileStep | 'unknown' | null;

/** Returns what comes next for a profile. `is_completed` decides whether it is complete, here and for an advance (spec §6). */
export function profileStepToDo({
  is_completed,
  next_step,
}: Pick<Profile, 'is_completed' | 'next_step'>): ProfileStepToDo {
  if (is_completed) return null;
  return next_step === null ? 'unknown' : toKnownStep(profileSteps, next_step);
}

/** What each step needs; the colony is optional. */
export const profileStepFields = {
  identification: ['front_document', 'back_document', 'birthdate', 'curp_number', 'address', 'zip_code'],
  biometric_validation: ['selfie'],
  income_and_taxes: ['proof_incomes', 'rfc_number', 'rfc'],
} as const satisfies Record<ProfileStep, readonly string[]>;
type FieldOfAStep = (typeof profileStepFields)[ProfileStep][number];

/** Step n of 3 (spec §4). */
export const profileStepPosition = (step: ProfileStep): { step: number; of: number } => ({
  step: profileSteps.indexOf(step) + 1,
  of: profileSteps.length,
});

/** Percent on the profile's card: 66 when income and taxes come next, 100 when nothing does, else 33 (spec §2). */
export function profileProgress(next: ProfileStepToDo): 33 | 66 | 100 {
  if (next === null) return 100;
  return next === 'income_and_taxes' ? 66 : 33;
}

/** Whether a step may be opened, to look at it and change it: it comes before the next one, or nothing says that it does not. */
export const isProfileStepOpen = (step: ProfileStep, next: ProfileStepToDo): boolean =>
  next === null || next === 'unknown' || profileSteps.indexOf(step) <= profileSteps.indexOf(next);

/** First letters and last two characters stay, the rest is dots: `'RICM••••••••••••05'` (ux S12). */
export const maskIdentifier = (key: string): string =>
  key.length <= 6 ? key : `${key.slice(0, 4)}${'•'.repeat(key.length - 6)}${key.slice(-2)}`;

const birthdateRules = (today: Day): readonly Rule<string, unknown>[] => [
  required('Write your birthdate.'),
  (text) =>
    isDay(text) && text >= EARLIEST_BIRTHDATE ? undefined : 'Write a date that exists, with day, month and year.',
  (text) => (isDay(text) && text > latestBirthdate(today) ? 'You must be at least 18 years old.' : undefined),
];

/** The last birthdate of those who are of age on this day (ux S13); of age on 28 February is who was born on the 29th. */
export function latestBirthdate(today: Day): Day {
  const then = plusMonths(today, -ADULT_MONTHS);
  const next = plusDays(then, 1);
  return plusMonths(next, ADULT_MONTHS) <= today ? next : then;
}
