import { useCallback } from 'react';
import { interruptedChanged, selectOwnerId, selectPhoneLocation, stepChosen } from '../../consoleSlice.ts';
import type { PlaceDto } from '../../dto.ts';
import { useIsViewer } from '../../network/useIsViewer.ts';
import type { Phone } from '../../phone-frame/phoneContext.ts';
import { isOfApp } from '../../phone-frame/usePhoneFrame.ts';
import { useConsoleStore } from '../../store.ts';
import { indexOfStep } from '../steps.ts';
import { BEGINNING, useGoToPlace } from './useGoToPlace.ts';

/**
 * Returns a function that takes this window to the place of another one. An owner who is on the phone already keeps
 * session and drafts; a window without a phone, or on another machine, follows in the script alone.
 */
export function useFollowPlace(phone: Phone): (place: PlaceDto | null) => Promise<void> {
  const goTo = useGoToPlace(phone);
  const store = useConsoleStore();
  const isViewer = useIsViewer();
  return useCallback(
    async (place) => {
      const { step, path, owner_id, interrupted = null } = place ?? BEGINNING;
      const state = store.getState();
      const canFollow = phone.isVisible && !isViewer;
      if (canFollow && (owner_id !== selectOwnerId(state) || selectPhoneLocation(state) === null)) return goTo(place);
      // The app also hears that it is at the right page: another one may still wait for its data there.
      if (canFollow && (isOfApp(path) || selectPhoneLocation(state)?.path !== path)) phone.open(path, true);
      store.dispatch(stepChosen(indexOfStep(step)));
      store.dispatch(interruptedChanged(interrupted));
    },
    [phone, store, isViewer, goTo],
  );
}
