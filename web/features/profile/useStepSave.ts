import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { problemOf } from '#api/problem';
import { submitErrors } from '#api/submitErrors';
import { type Profile, type ProfileChanges, type ProfileStep, profileStepToDo } from '#domain/profile';
import { t } from '#i18n';
import type { Refusals } from '#ui/Form';
import { announce } from '#ui/Status';
import { knownIn } from './knownIn.ts';
import { pathOfStep } from './steps.ts';
import { useSaveProfile } from './useSaveProfile.ts';

/** Leads on after a step: to the next one, or home when that was the last (spec §2). Nowhere, if she left meanwhile. */
export function useGoOn(): (profile: Profile) => void {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  return (profile) => {
    if (!isHere.current) return;
    const next = profileStepToDo(profile);
    navigate(pathOfStep(next));
    if (next === null) announce(t('Your profile is complete!'));
  };
}

/** Returns what saves a step's form and leads on to the next step, and resolves with the errors of a failed save. */
export function useStepSave(step: ProfileStep): (changes: ProfileChanges) => Promise<Refusals | undefined> {
  const save = useSaveProfile();
  const goOn = useGoOn();
  return (changes) =>
    save(changes).then(
      (profile) => void goOn(profile),
      (error: unknown) => submitErrors(knownIn(step, problemOf(error))),
    );
}
