import { useCallback } from 'react';
import { paths } from '#paths';
import { pathOfStep } from '../../script/pathOfStep.ts';
import { stepWithId } from '../../script/steps.ts';
import { refetchCaseFile } from '../case-file/caseFileSlice.ts';
import { type Phone, usePhone } from '../phone-frame/phoneContext.ts';
import { stepOf } from '../script/stepOf.ts';
import { useConsoleDispatch } from '../store.ts';
import { refetchTalk, useOpenSessionOfMutation } from './talkSlice.ts';

/**
 * Returns a function that shows the talk's owner on the phone, at a path or else at the page of their next step; nobody
 * before they exist.
 */
export const useShowTalk = () => useShowTalkOn(usePhone());

/** The same for the page that provides the phone. */
export function useShowTalkOn(phone: Phone): (path?: string) => Promise<void> {
  const dispatch = useConsoleDispatch();
  const [openSession] = useOpenSessionOfMutation();
  return useCallback(
    async (path) => {
      const ownerId = (await dispatch(refetchTalk()))?.owner_id ?? null;
      if (ownerId === null) return phone.startSession(null, paths.landing);
      const file = await dispatch(refetchCaseFile(ownerId));
      if (!file.phone_verified) return phone.startSession(null, pathOfStep(stepWithId('code'), file));
      phone.startSession(await openSession(ownerId).unwrap(), path ?? pathOfStep(stepOf(paths.home, file), file));
    },
    [phone, dispatch, openSession],
  );
}
