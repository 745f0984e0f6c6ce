import { useCallback, useEffect } from 'react';
import { type Step, steps } from '../../../script/steps.ts';
import { refetchCaseFile } from '../../case-file/caseFileSlice.ts';
import { selectOwnerId, selectPhoneLocation, selectStep } from '../../consoleSlice.ts';
import { useConsoleStore } from '../../store.ts';
import { isPageSeen, isStatusSeen } from '../outcome/outcomeSeen.ts';
import { useAddShownStepMutation } from './shownStepsSlice.ts';

/**
 * Returns a function that adds a step to those that were shown in this talk. A step that cannot be noted is missing on the
 * closing screen; the talk goes on, and does not wait.
 */
export function useNoteShownStep(): (id: Step['id']) => void {
  const [addShownStep] = useAddShownStepMutation();
  return useCallback((id) => void addShownStep(id), [addShownStep]);
}

/** Returns a function that notes a step that is left, when its outcome is there: the office's may be done by hand. */
export function useNoteStepIfDone(): (step: Step) => Promise<void> {
  const store = useConsoleStore();
  const note = useNoteShownStep();
  return async ({ id, outcome }) => {
    const state = store.getState();
    const ownerId = selectOwnerId(state);
    if (ownerId === null || !isPageSeen(outcome, selectPhoneLocation(state)?.path)) return;
    const file = await store.dispatch(refetchCaseFile(ownerId)).catch(() => undefined);
    if (file !== undefined && isStatusSeen(outcome, file)) note(id);
  };
}

/** Notes each step that is done by hand on the phone: its next page takes the script to the next step. */
export function useNoteStepsOnPhone(): void {
  const store = useConsoleStore();
  const note = useNoteShownStep();
  useEffect(() => {
    let last = phoneOf(store.getState());
    return store.subscribe(() => {
      const now = phoneOf(store.getState());
      // Without a page: another one loads, as after a persona was entered.
      if (now.path === undefined) return;
      const step = steps[last.index];
      const isSameOwner = last.ownerId === null || last.ownerId === now.ownerId;
      const isDone = isSameOwner && now.path !== last.path && now.index === last.index + 1;
      last = now;
      if (isDone && step) note(step.id);
    });
  }, [store, note]);
}

type ConsoleState = ReturnType<ReturnType<typeof useConsoleStore>['getState']>;

/** The page and the owner on the phone, and the index of the script's step. */
const phoneOf = (state: ConsoleState) => ({
  path: selectPhoneLocation(state)?.path,
  ownerId: selectOwnerId(state),
  index: selectStep(state),
});
