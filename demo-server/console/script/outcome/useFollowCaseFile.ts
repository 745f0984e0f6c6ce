import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { steps } from '../../../script/steps.ts';
import { usePhoneCaseFile } from '../../case-file/usePhoneCaseFile.ts';
import {
  selectIsFilling,
  selectOwnerId,
  selectPhoneLocation,
  selectStep,
  stepEndedElsewhere,
} from '../../consoleSlice.ts';
import { usePhone } from '../../phone-frame/phoneContext.ts';
import { useConsoleDispatch } from '../../store.ts';
import { useNoteShownStep } from '../closing/useNoteShownStep.ts';
import { endedNow, type StepState, stepStateOf } from './stepState.ts';

/**
 * Takes the script on, and notes the step as shown, when the case file shows that a step has ended without "Hazlo por mí":
 * by a button of the staff, the clock, or the owner in another window of the app.
 */
export function useFollowCaseFile(): void {
  const index = useSelector(selectStep);
  const ownerId = useSelector(selectOwnerId);
  const isFilling = useSelector(selectIsFilling);
  const file = usePhoneCaseFile();
  const dispatch = useConsoleDispatch();
  const note = useNoteShownStep();
  const before = useRef<StepState | null>(null);
  const phone = usePhone();
  const location = useSelector(selectPhoneLocation);
  // The data are being replaced, or another owner comes: what they show did not happen in this talk.
  const isPhoneEmpty = phone.isVisible && location === null;
  useEffect(() => {
    if (isPhoneEmpty) before.current = null;
    if (isPhoneEmpty || ownerId === null || !file) return;
    const now = stepStateOf(index, ownerId, file);
    // What "Hazlo por mí" does on the phone ends with its page.
    const ended = isFilling ? null : endedNow(before.current, now);
    const step = ended === null ? undefined : steps[ended];
    if (ended !== null && step) {
      dispatch(stepEndedElsewhere(ended));
      note(step.id);
    }
    before.current = now;
  }, [index, ownerId, isFilling, isPhoneEmpty, file, dispatch, note]);
}
