import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import {
  interruptedChanged,
  selectInterrupted,
  selectOwnerId,
  selectPhoneLocation,
  selectStep,
  stepChosen,
} from '../../consoleSlice.ts';
import type { PlaceDto } from '../../dto.ts';
import { useIsViewer } from '../../network/useIsViewer.ts';
import type { Phone } from '../../phone-frame/phoneContext.ts';
import { isStoredSessionGone, storedOwnerId, withdrawSession } from '../../session.ts';
import { useConsoleDispatch, useConsoleStore } from '../../store.ts';
import { idOfStep, indexOfStep } from '../steps.ts';
import { useLazyGetPlaceQuery, useOpenSessionOfMutation, useSavePlaceMutation } from './placeSlice.ts';
import { createPlaceSync, inTurn, type PlaceSync } from './placeSync.ts';

const HOME = '/home';
/** Where a talk begins. */
const BEGINNING: PlaceDto = { step: idOfStep(0), path: '/', owner_id: null };

/** Keeps this window and the server at the same place of the talk: step, page and owner on the phone, and an interruption. */
export function useKeepPlace(phone: Phone): PlaceSync {
  const isViewer = useIsViewer();
  const [savePlace] = useSavePlaceMutation();
  const [getPlace] = useLazyGetPlaceQuery();
  const goTo = useFollowPlace(phone);
  const sync = useMemo(
    () => createPlaceSync({ fetchPlace: () => getPlace().unwrap(), savePlace: (place) => savePlace(place), goTo }),
    [getPlace, savePlace, goTo],
  );
  const place = usePresentPlace();
  useEffect(() => {
    if (!isViewer && place !== null) void sync.moveTo(place);
  }, [isViewer, place, sync]);
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

/** Returns a function that takes script and phone to a place: with a new session of its owner, without anybody's drafts. */
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

/**
 * Returns a function that takes this window to the place of another one. An owner who is on the phone already keeps
 * session and drafts; a window without a phone, or on another machine, follows in the script alone.
 */
function useFollowPlace(phone: Phone): (place: PlaceDto | null) => Promise<void> {
  const goTo = useGoToPlace(phone);
  const store = useConsoleStore();
  const isViewer = useIsViewer();
  return useCallback(
    async (place) => {
      const { step, path, owner_id, interrupted = null } = place ?? BEGINNING;
      const state = store.getState();
      const canFollow = phone.isVisible && !isViewer;
      if (canFollow && (owner_id !== selectOwnerId(state) || selectPhoneLocation(state) === null)) return goTo(place);
      if (canFollow && selectPhoneLocation(state)?.path !== path) phone.open(path, true);
      store.dispatch(stepChosen(indexOfStep(step)));
      store.dispatch(interruptedChanged(interrupted));
    },
    [phone, store, isViewer, goTo],
  );
}

/**
 * Returns a function that replaces the server's data and goes to the place that `replace` returns. The phone is empty
 * meanwhile; it shows the former page again when the data could not be replaced.
 */
export function useReplaceData(phone: Phone): (replace: () => Promise<PlaceDto | null>) => Promise<void> {
  const goTo = useGoToPlace(phone);
  const store = useConsoleStore();
  const [savePlace] = useSavePlaceMutation();
  return useCallback(
    (replace) =>
      inTurn(async () => {
        const path = selectPhoneLocation(store.getState())?.path;
        phone.unload();
        const putSessionBack = withdrawSession();
        const place = await replace().catch((error) => {
          putSessionBack();
          phone.begin(path ?? HOME);
          throw error;
        });
        // At once, not when the phone has loaded: until then a reload would begin the talk anew.
        await savePlace(place ?? BEGINNING);
        await goTo(place);
      }),
    [phone, store, savePlace, goTo],
  );
}

/**
 * Returns a function for when another window may have replaced the server's data: the phone refetches, or goes to the
 * talk's place when its session is gone.
 */
export function useFollowReplacedData(phone: Phone, sync: PlaceSync): () => Promise<void> {
  return useCallback(async () => {
    if (!(await isStoredSessionGone())) return void phone.send({ kind: 'refetch' });
    phone.unload();
    await sync.follow({ isLost: true });
  }, [phone, sync]);
}

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
      if (place === null) return phone.begin(storedOwnerId() === null ? '/' : HOME);
      if (place.owner_id !== storedOwnerId()) return goTo(place);
      dispatch(stepChosen(indexOfStep(place.step)));
      dispatch(interruptedChanged(place.interrupted ?? null));
      phone.begin(place.path);
    };
    // Without the server the page in the frame says so.
    inTurn(open).catch(() => phone.begin('/'));
  }, [phone, getPlace, goTo, dispatch]);
}
