import { useCallback } from 'react';
import { indexOfStep } from '../../../script/steps.ts';
import { interruptedChanged, selectOwnerId, selectPhoneLocation, stepChosen } from '../../consoleSlice.ts';
import type { PlaceDto } from '../../dto.ts';
import type { Phone } from '../../phone-frame/phoneContext.ts';
import { isOfApp } from '../../phone-frame/usePhoneFrame.ts';
import { useConsoleStore } from '../../store.ts';
import { BEGINNING, useGoToPlace } from './useGoToPlace.ts';

/**
 * Returns a function that takes this window to the place of another one. An owner who is on the phone already keeps
 * session and drafts; a window without a phone follows in the script alone.
 */
export function useFollowPlace(phone: Phone): (place: PlaceDto | null) => Promise<void> {
  const goTo = useGoToPlace(phone);
  const store = useConsoleStore();
  return useCallback(
    async (place) => {
      const { step, path, owner_id, interrupted = null } = place ?? BEGINNING;
      const state = store.getState();
      if (phone.isVisible && (owner_id !== selectOwnerId(state) || selectPhoneLocation(state) === null))
        return goTo(place);
      // The app also hears that it is at the right page: another one may still wait for its data there.
      if (phone.isVisible && (isOfApp(path) || selectPhoneLocation(state)?.path !== path)) phone.open(path, true);
      store.dispatch(stepChosen(indexOfStep(step)));
      store.dispatch(interruptedChanged(interrupted));
    },
    [phone, store, goTo],
  );
}
