import { useCallback } from 'react';
import { interruptedChanged, stepChosen } from '../../consoleSlice.ts';
import type { PlaceDto } from '../../dto.ts';
import type { Phone } from '../../phone-frame/phoneContext.ts';
import { useConsoleDispatch } from '../../store.ts';
import { idOfStep, indexOfStep } from '../steps.ts';
import { useOpenSessionOfMutation } from './placeSlice.ts';

/** Where a talk begins. */
export const BEGINNING: PlaceDto = { step: idOfStep(0), path: '/', owner_id: null };

/** Returns a function that takes script and phone to a place: with a new session of its owner, and with their drafts. */
export function useGoToPlace(phone: Phone): (place: PlaceDto | null) => Promise<void> {
  const dispatch = useConsoleDispatch();
  const [openSession] = useOpenSessionOfMutation();
  return useCallback(
    async (place) => {
      const { step, path, owner_id, interrupted = null } = place ?? BEGINNING;
      const session = owner_id === null ? null : await openSession(owner_id).unwrap();
      phone.startSession(session, path);
      dispatch(stepChosen(indexOfStep(step)));
      dispatch(interruptedChanged(interrupted));
    },
    [phone, openSession, dispatch],
  );
}
