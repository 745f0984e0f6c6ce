import { problemOf } from '#api/problem';
import { submitErrors } from '#api/submitErrors';
import { type Profile, type ProfileChanges, type ProfileStep, profileStepToDo } from '#domain/profile';
import { t } from '#i18n';
import type { FormErrors } from '#kit/form/Form.tsx';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { knownIn } from '../knownIn.ts';
import { pathOfStep } from '../steps.ts';
import { useSaveProfile } from '../useSaveProfile.ts';

/** Leads on after a step: to the next one, or home when that was the last (spec §2). Does nothing once the owner has left the page. */
export function useGoOn(): (profile: Profile) => void {
  const { navigate, announce } = useThisScreen();
  return (profile) => {
    const next = profileStepToDo(profile);
    if (next === null) announce(t('Your profile is complete!'));
    navigate(pathOfStep(next));
  };
}

/** Returns what saves a step's form and leads on to the next step, and resolves with the errors of a failed save. */
export function useStepSave(step: ProfileStep): (changes: ProfileChanges) => Promise<FormErrors | undefined> {
  const save = useSaveProfile();
  const goOn = useGoOn();
  return (changes) =>
    save(changes).then(
      (profile) => void goOn(profile),
      (error: unknown) => submitErrors(knownIn(step, problemOf(error))),
    );
}
