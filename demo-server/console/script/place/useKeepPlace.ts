import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { idOfStep } from '../../../script/steps.ts';
import {
  selectInterrupted,
  selectIsStepByCaseFile,
  selectOwnerId,
  selectPhoneLocation,
  selectStep,
} from '../../consoleSlice.ts';
import type { PlaceDto } from '../../dto.ts';
import type { Phone } from '../../phone-frame/phoneContext.ts';
import { useLazyGetPlaceQuery, useSavePlaceMutation } from './placeSlice.ts';
import { createPlaceSync, type PlaceSync } from './placeSync.ts';
import { useFollowPlace } from './useFollowPlace.ts';

/** Keeps this window and the server at the same place of the talk: step, page and owner on the phone, and an interruption. */
export function useKeepPlace(phone: Phone): PlaceSync {
  const [savePlace] = useSavePlaceMutation();
  const [getPlace] = useLazyGetPlaceQuery();
  const goTo = useFollowPlace(phone);
  const sync = useMemo(
    () =>
      createPlaceSync({
        fetchPlace: () => getPlace().unwrap(),
        savePlace: (place, window) => savePlace({ ...place, window }).unwrap(),
        goTo,
      }),
    [getPlace, savePlace, goTo],
  );
  const place = usePresentPlace();
  const byCaseFile = useSelector(selectIsStepByCaseFile);
  useEffect(() => {
    if (place !== null) void sync.moveTo(place, { byCaseFile });
  }, [place, byCaseFile, sync]);
  return sync;
}

/** Returns where this window is; null while its phone shows no page. */
function usePresentPlace(): PlaceDto | null {
  const step = idOfStep(useSelector(selectStep));
  const path = useSelector(selectPhoneLocation)?.path;
  const owner_id = useSelector(selectOwnerId);
  const interrupted = useSelector(selectInterrupted);
  return useMemo(
    () => (path === undefined ? null : { step, path, owner_id, interrupted }),
    [step, path, owner_id, interrupted],
  );
}
