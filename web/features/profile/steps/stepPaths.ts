import { isProfileStepOpen, type Profile, type ProfilePart, type ProfileStep, profilePartToDo } from '#domain/profile';
import * as progressTexts from '#i18n/es-MX/profile/progress';
import { paths, profileStepPath } from '#paths';

/** What comes next in a profile that lacks a part. */
export const nextPartText = {
  name: progressTexts.nextName,
  identification: progressTexts.nextIdentification,
  biometric_validation: progressTexts.nextSelfie,
  income_and_taxes: progressTexts.nextIncomeAndTaxes,
  unknown: progressTexts.toCompleteProfile,
} as const satisfies Record<ProfilePart, string>;

/**
 * Returns the address of the page on which a part of the profile is filled in: home when none is left, the profile page
 * when the step is unknown.
 */
export function pathOfPart(part: ProfilePart | null): string {
  if (part === null) return paths.home;
  if (part === 'name') return paths.createProfile;
  return part === 'unknown' ? paths.profile : profileStepPath[part];
}

/**
 * Returns where to redirect from a step that may not be opened; undefined when it may. A complete profile is read-only.
 */
export function redirectFromStep(step: ProfileStep, profile: Profile): string | undefined {
  const part = profilePartToDo(profile);
  if (part === null) return paths.myData;
  return isProfileStepOpen(step, part) ? undefined : pathOfPart(part);
}
