import { useCallback, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectOwnerId, selectPhoneLocation, selectStep, stepChosen } from '../consoleSlice.ts';
import type { PlaceDto } from '../dto.ts';
import { useIsViewer } from '../network/useIsViewer.ts';
import type { Phone } from '../phone-frame/phoneContext.ts';
import { isStoredSessionGone, storedOwnerId, storedToken, withdrawSession } from '../session.ts';
import { useConsoleDispatch, useConsoleStore } from '../store.ts';
import { useLazyGetPlaceQuery, useOpenSessionOfMutation, useSavePlaceMutation } from './placeSlice.ts';
import { steps } from './steps.ts';

const HOME = '/home';

/** Keeps the talk's place on the server: the step, and the phone's page and owner, after each change. */
export function useKeepPlace(): void {
  // The end of the talk belongs to its last step.
  const step = steps[Math.min(useSelector(selectStep), steps.length - 1)]?.id;
  const path = useSelector(selectPhoneLocation)?.path;
  const owner_id = useSelector(selectOwnerId);
  const isViewer = useIsViewer();
  const [savePlace] = useSavePlaceMutation();
  // One after the other: an older place must not arrive last.
  const saved = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (isViewer || step === undefined || path === undefined) return;
    saved.current = saved.current.then(() => savePlace({ step, path, owner_id }));
  }, [isViewer, step, path, owner_id, savePlace]);
}

/** Returns a function that takes script and phone to a place: with a new session of its owner, without anybody's drafts. */
export function useGoToPlace(phone: Phone): (place: PlaceDto | null) => Promise<void> {
  const dispatch = useConsoleDispatch();
  const [openSession] = useOpenSessionOfMutation();
  return useCallback(
    async (place) => {
      const { step = steps[0]?.id, path = '/', owner_id = null } = place ?? {};
      const session = owner_id === null ? null : await openSession(owner_id).unwrap();
      phone.startSession(session, path);
      dispatch(stepChosen(steps.findIndex(({ id }) => id === step)));
    },
    [phone, openSession, dispatch],
  );
}

/**
 * Returns a function that replaces the server's data and goes to the place that `replace` returns. The phone is empty
 * meanwhile; it shows the former page again when the data could not be replaced.
 */
export function useReplaceData(phone: Phone): (replace: () => Promise<PlaceDto | null>) => Promise<void> {
  const goTo = useGoToPlace(phone);
  const store = useConsoleStore();
  return useCallback(
    async (replace) => {
      const path = selectPhoneLocation(store.getState())?.path;
      phone.unload();
      const putSessionBack = withdrawSession();
      const place = await replace().catch((error) => {
        putSessionBack();
        phone.begin(path ?? HOME);
        throw error;
      });
      await goTo(place);
    },
    [phone, store, goTo],
  );
}

/**
 * Returns a function for when another window may have replaced the server's data: the phone refetches, or goes to the
 * talk's place when its session is gone.
 */
export function useFollowReplacedData(phone: Phone): () => Promise<void> {
  const goTo = useGoToPlace(phone);
  const [getPlace] = useLazyGetPlaceQuery();
  return useCallback(async () => {
    const token = storedToken();
    if (!(await isStoredSessionGone())) return void phone.send({ kind: 'refetch' });
    const place = await getPlace().unwrap();
    // Somebody else may have been signed in meanwhile: they stay.
    if (storedToken() !== token) return;
    phone.unload();
    await goTo(place);
  }, [phone, goTo, getPlace]);
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
    const openHere = (path: string) => phone.begin(path);
    getPlace()
      .unwrap()
      .then((place) => {
        if (place === null) return openHere(storedOwnerId() === null ? '/' : HOME);
        if (place.owner_id !== storedOwnerId()) return goTo(place);
        dispatch(stepChosen(steps.findIndex(({ id }) => id === place.step)));
        openHere(place.path);
      })
      // Without the server the page in the frame says so.
      .catch(() => openHere('/'));
  }, [phone, getPlace, goTo, dispatch]);
}
