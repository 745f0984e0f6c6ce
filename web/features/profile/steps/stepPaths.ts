import {
  isProfileStepOpen,
  type Profile,
  type ProfilePart,
  type ProfileStep,
  type ProfileStepToDo,
  profilePartToDo,
  profileStepToDo,
} from '#domain/profile';
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

/**
 * Returns the address of the next step: home when the profile is complete, the profile page when the step is unknown.
 */
export function pathOfStep(step: ProfileStepToDo): string {
  if (step === null) return paths.home;
  return step === 'unknown' ? paths.profile : profileStepPath[step];
}

/** Returns what to do about a missing part: the name is the first thing that an owner writes. */
export const titleOfPart = (part: ProfilePart): string =>
  part === 'name' ? onboardingTexts.createYourProfile : progressTexts.completeYourProfile;

/** Returns the address of the page on which a part of the profile is filled in. */
export const pathOfPart = (part: ProfilePart): string => (part === 'name' ? paths.createProfile : pathOfStep(part));

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
  const next = profileStepToDo(profile);
  if (next === null) return paths.myData;
  return isProfileStepOpen(step, next) ? undefined : pathOfStep(next);
}
