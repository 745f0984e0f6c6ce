import { useEffect, useRef } from 'react';
import { paths } from '#paths';
import { indexOfStep } from '../../../script/steps.ts';
import { interruptedChanged, stepChosen } from '../../consoleSlice.ts';
import type { Phone } from '../../phone-frame/phoneContext.ts';
import { storedOwnerId } from '../../session.ts';
import { useConsoleDispatch } from '../../store.ts';
import { useLazyGetPlaceQuery } from './placeSlice.ts';
import { inTurn } from './placeSync.ts';
import { useGoToPlace } from './useGoToPlace.ts';

/** Opens the console where the talk is. A reload keeps the session of this tab, and with it the drafts of the forms. */
export function useOpenAtPlace(phone: Phone): void {
  const dispatch = useConsoleDispatch();
  const [getPlace] = useLazyGetPlaceQuery();
  const goTo = useGoToPlace(phone);
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    const open = async () => {
      const place = await getPlace().unwrap();
      if (place === null) return phone.begin(storedOwnerId() === null ? paths.landing : paths.home);
      if (place.owner_id !== storedOwnerId()) return goTo(place);
      dispatch(stepChosen(indexOfStep(place.step)));
      dispatch(interruptedChanged(place.interrupted ?? null));
      phone.begin(place.path);
    };
    // Without the server the page in the frame says so.
    inTurn(open).catch(() => phone.begin(paths.landing));
  }, [phone, getPlace, goTo, dispatch]);
}
