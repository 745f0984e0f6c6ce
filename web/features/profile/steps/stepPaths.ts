import { isProfileStepOpen, type Profile, type ProfilePart, type ProfileStep, profilePartToDo } from '#domain/profile';
import * as onboardingTexts from '#i18n/es-MX/profile/onboarding';
import * as progressTexts from '#i18n/es-MX/profile/progress';
import { paths, profileStepPath } from '#paths';

type MissingPart = { readonly path: string; readonly title: string; readonly text: string };

/** What is missing with each part of a profile. */
export const missingPartText = {
  name: progressTexts.missingName,
  identification: progressTexts.missingIdentification,
  biometric_validation: progressTexts.missingSelfie,
  income_and_taxes: progressTexts.missingIncomeAndTaxes,
  unknown: progressTexts.missingStep,
} as const satisfies Record<ProfilePart, string>;

/** Returns what to do about a missing part: the name is the first thing that an owner writes. */
export const titleOfPart = (part: ProfilePart): string =>
  part === 'name' ? onboardingTexts.createYourProfile : progressTexts.completeYourProfile;

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
 * Returns what a profile lacks and the page to add it on; undefined when it is complete. A missing name comes first,
 * even when the steps were completed without it.
 */
export function findMissingPart(profile: Profile): MissingPart | undefined {
  const part = profilePartToDo(profile);
  if (part === null) return undefined;
  return { path: pathOfPart(part), title: titleOfPart(part), text: missingPartText[part] };
}

/**
 * Returns where to redirect from a step that may not be opened; undefined when it may. A complete profile is read-only.
 */
export function redirectFromStep(step: ProfileStep, profile: Profile): string | undefined {
  const part = profilePartToDo(profile);
  if (part === null) return paths.myData;
  return isProfileStepOpen(step, part) ? undefined : pathOfPart(part);
}
