import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { problemOf } from '#api/problem';
import { submitErrors } from '#api/submitErrors';
import { type Profile, type ProfileChanges, type ProfileStep, profilePartToDo } from '#domain/profile';
import { isMissing } from '#domain/rules';
import * as progressTexts from '#i18n/es-MX/profile/progress';
import type { FormErrors } from '#kit/form/Form.tsx';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { prefetchApplications } from '../../records/applicationsSlice.ts';
import { prefetchLoans } from '../../records/loansSlice.ts';
import { useSaveProfile } from '../useSaveProfile.ts';
import { pathOfPart } from './stepPaths.ts';
import { withKnownTexts } from './withKnownTexts.ts';

/**
 * Returns a function that opens the next step, or home after the last one. It does nothing once the owner has left the
 * page.
 */
export function useOpenNextStep(): (profile: Profile) => void {
  const { navigate, announce } = useThisScreen();
  return (profile) => {
    const part = profilePartToDo(profile);
    if (part === null) announce(progressTexts.profileCompleteAnnouncement);
    navigate(pathOfPart(part));
  };
}

/**
 * Returns a function that saves the form of a step and opens the next step. It resolves with the errors of a failed
 * save. Home follows the last step: its data are requested together with the save, so that it shows them at once.
 */
export function useStepSave(step: ProfileStep): (changes: ProfileChanges) => Promise<FormErrors | undefined> {
  const save = useSaveProfile();
  const openNextStep = useOpenNextStep();
  const dispatch: ThunkDispatch<unknown, unknown, UnknownAction> = useDispatch();
  return (changes) => {
    const saved = save(changes);
    if (step === 'income_and_taxes') {
      dispatch(prefetchLoans());
      dispatch(prefetchApplications());
    }
    return saved.then(
      (profile) => void openNextStep(profile),
      (error: unknown) => errorsOf(step, error),
    );
  };
}

/**
 * Returns a function that saves a part of a step and leaves the rest as it is saved: the profile has no way to clear a
 * field. It resolves with the errors of a failed save.
 */
export function useStepDraft(step: ProfileStep): (changes: ProfileChanges) => Promise<FormErrors | undefined> {
  const save = useSaveProfile();
  return async (changes) => {
    const filledIn = Object.entries(changes).filter(([, value]) => !isMissing(value));
    if (filledIn.length === 0) return undefined;
    return save(Object.fromEntries(filledIn)).then(
      () => undefined,
      (error: unknown) => errorsOf(step, error),
    );
  };
}

const errorsOf = (step: ProfileStep, error: unknown): FormErrors =>
  submitErrors(withKnownTexts(step, problemOf(error)));
