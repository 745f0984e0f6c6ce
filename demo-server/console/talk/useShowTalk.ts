import { useCallback } from 'react';
import { paths } from '#paths';
import { pathOfStep } from '../../script/pathOfStep.ts';
import { stepWithId } from '../../script/steps.ts';
import { refetchCaseFile } from '../case-file/caseFileSlice.ts';
import { type Phone, usePhone } from '../phone-frame/phoneContext.ts';
import { stepOf } from '../script/stepOf.ts';
import { useConsoleDispatch } from '../store.ts';
import { refetchTalk, useOpenSessionOfMutation } from './talkSlice.ts';

/** The page, by default that of the owner's next step; and the phone's turn, by default a new one. */
type Place = { readonly path?: string; readonly turn?: number };

/** Returns a function that shows the talk's owner on the phone; nobody before they exist. */
export const useShowTalk = () => useShowTalkOn(usePhone());

/** The same for the page that provides the phone. */
export function useShowTalkOn(phone: Phone): (place?: Place) => Promise<void> {
  const dispatch = useConsoleDispatch();
  const [openSession] = useOpenSessionOfMutation();
  return useCallback(
    async ({ path, turn = phone.takeTurn() } = {}) => {
      const ownerId = (await dispatch(refetchTalk()))?.owner_id ?? null;
      if (ownerId === null) return phone.startSession(null, paths.landing, turn);
      const file = await dispatch(refetchCaseFile(ownerId));
      if (!file.phone_verified) return phone.startSession(null, pathOfStep(stepWithId('code'), file), turn);
      const session = await openSession(ownerId).unwrap();
      phone.startSession(session, path ?? pathOfStep(stepOf(paths.home, file), file), turn);
    },
    [phone, dispatch, openSession],
  );
}
