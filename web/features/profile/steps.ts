import {
  isProfileStepOpen,
  type Profile,
  type ProfileStep,
  type ProfileStepToDo,
  profileStepToDo,
} from '#domain/profile';
import type { PlainMessageId } from '#i18n';
import { paths, profileStepPath } from '#paths';

type Missing = { readonly path: string; readonly title: PlainMessageId; readonly text: PlainMessageId };

const missingOfStep = {
  identification: 'We are missing identification.',
  biometric_validation: 'We are missing your selfie.',
  income_and_taxes: 'We are missing your income and taxes.',
  unknown: 'We are missing a step of your profile.',
} as const satisfies Record<ProfileStep | 'unknown', PlainMessageId>;

/** Returns where a profile goes on: at a step, at home when it is complete, at its card when the step is unknown. */
export function pathOfStep(step: ProfileStepToDo): string {
  if (step === null) return paths.home;
  return step === 'unknown' ? paths.profile : profileStepPath[step];
}

/**
 * What a profile lacks and where it is given; undefined when it is complete. The name comes first (ux S10), even where the
 * steps were done without it.
 */
export function missingIn(profile: Profile): Missing | undefined {
  const next = profileStepToDo(profile);
  if (!profile.name)
    return { path: paths.createProfile, title: 'Create your profile', text: 'We are missing your name.' };
  return next === null
    ? undefined
    : { path: pathOfStep(next), title: 'Complete your profile', text: missingOfStep[next] };
}

/** Where an owner belongs who opened a step that is not next: a complete profile is only read (ux "Wrong step by URL"). */
export function redirectFromStep(step: ProfileStep, profile: Profile): string | undefined {
  const next = profileStepToDo(profile);
  if (next === null) return paths.myData;
  return isProfileStepOpen(step, next) ? undefined : pathOfStep(next);
}
