import { isStepReached, type Profile, type ProfileStep } from '#domain/profile';
import type { PlainMessageId } from '#i18n';
import { paths, profileStepPath } from '#paths';

type Missing = { readonly path: string; readonly title: PlainMessageId; readonly text: PlainMessageId };

const missingOfStep = {
  identification: 'We are missing identification.',
  biometric_validation: 'We are missing your selfie.',
  income_and_taxes: 'We are missing your income and taxes.',
} as const satisfies Record<ProfileStep, PlainMessageId>;

/**
 * What a profile lacks and where it is given; undefined when it is complete. The name comes first (ux S10), even where the
 * steps were done without it.
 */
export function missingIn({ name, is_completed, next_step }: Profile): Missing | undefined {
  if (!name) return { path: paths.createProfile, title: 'Create your profile', text: 'We are missing your name.' };
  if (is_completed || next_step === null) return undefined;
  return { path: profileStepPath[next_step], title: 'Complete your profile', text: missingOfStep[next_step] };
}

/** Where an owner belongs who opened a step that is not hers to do: a complete profile is only read (ux "Wrong step by URL"). */
export function pathInstead(step: ProfileStep, { is_completed, next_step }: Profile): string | undefined {
  if (is_completed) return paths.myData;
  return next_step === null || isStepReached(step, next_step) ? undefined : profileStepPath[next_step];
}
