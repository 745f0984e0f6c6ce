import {
  isProfileStepOpen,
  type Profile,
  type ProfileStep,
  type ProfileStepToDo,
  profileStepToDo,
} from '#domain/profile';
import * as onboardingTexts from '#i18n/es-MX/profile/onboarding';
import * as progressTexts from '#i18n/es-MX/profile/progress';
import { paths, profileStepPath } from '#paths';

type MissingPart = { readonly path: string; readonly title: string; readonly text: string };

const missingStepText = {
  identification: progressTexts.missingIdentification,
  biometric_validation: progressTexts.missingSelfie,
  income_and_taxes: progressTexts.missingIncomeAndTaxes,
  unknown: progressTexts.missingStep,
} as const satisfies Record<ProfileStep | 'unknown', string>;

/**
 * Returns the address of the next step: home when the profile is complete, the profile page when the step is unknown.
 */
export function pathOfStep(step: ProfileStepToDo): string {
  if (step === null) return paths.home;
  return step === 'unknown' ? paths.profile : profileStepPath[step];
}

/**
 * Returns what a profile lacks and the page to add it on; undefined when it is complete. A missing name comes first,
 * even when the steps were completed without it.
 */
export function findMissingPart(profile: Profile): MissingPart | undefined {
  const next = profileStepToDo(profile);
  if (!profile.name)
    return { path: paths.createProfile, title: onboardingTexts.createYourProfile, text: progressTexts.missingName };
  return next === null
    ? undefined
    : { path: pathOfStep(next), title: progressTexts.completeYourProfile, text: missingStepText[next] };
}

/**
 * Returns where to redirect from a step that may not be opened; undefined when it may. A complete profile is read-only.
 */
export function redirectFromStep(step: ProfileStep, profile: Profile): string | undefined {
  const next = profileStepToDo(profile);
  if (next === null) return paths.myData;
  return isProfileStepOpen(step, next) ? undefined : pathOfStep(next);
}
