import { useCallback } from 'react';
import { idOfStep, indexOfStep } from '../../../script/steps.ts';
import { interruptedChanged, stepChosen } from '../../consoleSlice.ts';
import type { PlaceDto } from '../../dto.ts';
import { type Phone, usePhone } from '../../phone-frame/phoneContext.ts';
import { useConsoleDispatch } from '../../store.ts';
import { useOpenSessionOfMutation } from './placeSlice.ts';
import { usePlaceSync } from './placeSyncContext.ts';

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

/** Returns a function with which the operator takes the talk to a place, in all windows; null is its beginning. */
export function useTakeTalkTo(): (place: PlaceDto | null) => Promise<void> {
  const sync = usePlaceSync();
  const goTo = useGoToPlace(usePhone());
  return useCallback((place) => sync.act(() => goTo(place)), [sync, goTo]);
}
