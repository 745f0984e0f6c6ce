import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useGetCaseFileQuery } from '../../case-file/caseFileSlice.ts';
import { selectOwnerId, selectStep, stepEndedElsewhere } from '../../consoleSlice.ts';
import { useIsViewer } from '../../network/useIsViewer.ts';
import { useConsoleDispatch } from '../../store.ts';
import { useNoteShownStep } from '../closing/useNoteShownStep.ts';
import { type Step, steps } from '../steps.ts';
import { isStatusSeen } from './outcomeSeen.ts';

/** What was known of the present step's outcome. */
export type Seen = { readonly step: number; readonly ownerId: string | null; readonly isSeen: boolean };

/**
 * Whether a step of the staff's or of the clock has come to its end now, by a button of another section or by the
 * autopilot. Not when its outcome was there before: the operator has gone back to it.
 */
export function hasEnded(action: Step['action'], before: Seen | null, now: Seen): boolean {
  if (action.type !== 'transitions' && action.type !== 'makeOverdue') return false;
  return before?.step === now.step && before.ownerId === now.ownerId && !before.isSeen && now.isSeen;
}

/** Takes the script on, and notes the step as shown, when one of the staff's or of the clock is done without "Hazlo por mí". */
export function useFollowOffice(): void {
  const index = useSelector(selectStep);
  const ownerId = useSelector(selectOwnerId);
  const { currentData: file } = useGetCaseFileQuery(ownerId ?? '', { skip: ownerId === null });
  const dispatch = useConsoleDispatch();
  const isViewer = useIsViewer();
  const note = useNoteShownStep();
  const before = useRef<Seen | null>(null);
  useEffect(() => {
    const step = steps[index];
    if (!step || !file) return;
    const now = { step: index, ownerId, isSeen: isStatusSeen(step.outcome, file) };
    if (hasEnded(step.action, before.current, now)) {
      dispatch(stepEndedElsewhere());
      if (!isViewer) note(step.id);
    }
    before.current = now;
  }, [index, ownerId, file, dispatch, isViewer, note]);
}
