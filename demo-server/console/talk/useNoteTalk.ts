import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { BUREAU_PERSONA, stepWithId } from '../../script/steps.ts';
import { selectCaseFile } from '../case-file/caseFileSlice.ts';
import { usePhoneCaseFile } from '../case-file/usePhoneCaseFile.ts';
import { selectOwnerId, selectPhoneLocation } from '../consoleSlice.ts';
import { isOnRoute } from '../script/isOnRoute.ts';
import type { ConsoleStore } from '../store.ts';
import { selectTalk, useGetTalkQuery, useNoteOfTalkMutation } from './talkSlice.ts';

/** Returns the owner who has registered on the talk's own phone and whom the talk does not have yet. */
export function selectOwnerToNote(state: ReturnType<ConsoleStore['getState']>): string | undefined {
  const ownerId = selectOwnerId(state);
  if (ownerId === null || selectTalk(state).data?.owner_id !== null) return undefined;
  return selectCaseFile(ownerId)(state).data?.persona === null ? ownerId : undefined;
}

/**
 * Notes in the talk what its own phone shows: the owner who has registered there, and that the bureau said no. Only the
 * window that drives does; whoever registers elsewhere is no part of the talk.
 */
export function useNoteTalk(isDriving: boolean): void {
  const { data: talk } = useGetTalkQuery();
  const [note] = useNoteOfTalkMutation();
  const file = usePhoneCaseFile();
  const path = useSelector(selectPhoneLocation)?.path ?? '';
  const newOwnerId = useSelector(selectOwnerToNote);
  const sawBureauNo =
    talk?.saw_bureau_no === false && file?.persona === BUREAU_PERSONA && isOnRoute(stepWithId('kind no').routes, path);
  useEffect(() => {
    if (isDriving && newOwnerId !== undefined) void note({ owner_id: newOwnerId });
  }, [isDriving, newOwnerId, note]);
  useEffect(() => {
    if (isDriving && sawBureauNo) void note({ saw_bureau_no: true });
  }, [isDriving, sawBureauNo, note]);
}
