import {
  isProfileStepOpen,
  type Profile,
  type ProfileStep,
  type ProfileStepToDo,
  profileStepToDo,
} from '#domain/profile';
import type { PlainMessageId } from '#i18n';
import { paths, profileStepPath } from '#paths';

type MissingPart = { readonly path: string; readonly title: PlainMessageId; readonly text: PlainMessageId };

const missingStepText = {
  identification: 'We are missing identification.',
  biometric_validation: 'We are missing your selfie.',
  income_and_taxes: 'We are missing your income and taxes.',
  unknown: 'We are missing a step of your profile.',
} as const satisfies Record<ProfileStep | 'unknown', PlainMessageId>;

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
    return { path: paths.createProfile, title: 'Create your profile', text: 'We are missing your name.' };
  return next === null
    ? undefined
    : { path: pathOfStep(next), title: 'Complete your profile', text: missingStepText[next] };
}

/**
 * Returns where to redirect from a step that may not be opened; undefined when it may. A complete profile is read-only.
 */
export function redirectFromStep(step: ProfileStep, profile: Profile): string | undefined {
  const next = profileStepToDo(profile);
  if (next === null) return paths.myData;
  return isProfileStepOpen(step, next) ? undefined : pathOfStep(next);
}
