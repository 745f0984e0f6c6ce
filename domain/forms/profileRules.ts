import { type Day, isDay, plusDays, plusMonths } from '../calendar.ts';
import { birthdateOfCurp, curpCheckDigitRule, curpRule } from '../identifiers/curp.ts';
import { rfcCheckDigitRule, rfcMatchesCurp, rfcRule } from '../identifiers/rfc.ts';
import { zipCodeRules } from '../identifiers/zipCode.ts';
import {
  type Biometric,
  type IdentificationForm,
  type IncomeAndTaxes,
  type IncomeAndTaxesForm,
  MAX_ADDRESS_LENGTH,
  MAX_NAME_LENGTH,
  type ProfileCreation,
} from '../profile.ts';
import { atMost, type Rule, type Rules, required } from '../rules.ts';
import type { FormOrPayload } from '../uploadedFile.ts';

const ADULT_MONTHS = 18 * 12;
/** The earliest year that a CURP can hold. Also rejects a mistyped year such as 0087. */
const EARLIEST_BIRTHDATE = '1900-01-01';

export const profileCreationRules: Rules<ProfileCreation> = {
  name: [required('Your name is required.'), atMost(MAX_NAME_LENGTH)],
  last_name: [required('Your last name is required.'), atMost(MAX_NAME_LENGTH)],
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
  address: [required('Write your address.'), atMost(MAX_ADDRESS_LENGTH)],
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

const birthdateRules = (today: Day): readonly Rule<string, unknown>[] => [
  required('Write your birthdate.'),
  (text) =>
    isDay(text) && text >= EARLIEST_BIRTHDATE ? undefined : 'Write a date that exists, with day, month and year.',
  (text) => (isDay(text) && text > latestBirthdate(today) ? 'You must be at least 18 years old.' : undefined),
];

/**
 * Returns the latest birthdate of somebody who is 18 on this day. Born on 29 February, they turn 18 on the 28th of
 * other years.
 * @example latestBirthdate('2026-11-21') // => '2008-11-21'
 */
export function latestBirthdate(today: Day): Day {
  const sameDay = plusMonths(today, -ADULT_MONTHS);
  const dayAfter = plusDays(sameDay, 1);
  return plusMonths(dayAfter, ADULT_MONTHS) <= today ? dayAfter : sameDay;
}
