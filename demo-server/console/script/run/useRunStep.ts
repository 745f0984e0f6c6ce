import { useCallback, useRef, useState } from 'react';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { type Step, steps } from '../../../script/steps.ts';
import {
  fillingChanged,
  obstacleChanged,
  selectFilled,
  selectOwnerId,
  selectPhoneLocation,
  selectStep,
  stepChosen,
} from '../../consoleSlice.ts';
import { activeFaults } from '../../faults/faultSwitches.ts';
import { selectFaults } from '../../faults/faultsSlice.ts';
import { useAction, useShowNotice } from '../../kit/useAction.ts';
import { useListOwnersQuery } from '../../personas/personasSlice.ts';
import { useConsoleStore } from '../../store.ts';
import { useNoteShownStep } from '../closing/useNoteShownStep.ts';
import { type Failure, findObstacle } from '../outcome/findObstacle.ts';
import { useWaitForOutcome } from '../outcome/useWaitForOutcome.ts';
import { talkOwnerIn } from '../useTalkOwner.ts';
import { StepFailure, useStepAction } from './useStepAction.ts';

/**
 * "Hazlo por mí": whether a step is being done, and a function that does one. When its outcome was seen the script goes
 * on; otherwise it says what stands in the way.
 */
export function useRunStep(): { isRunning: boolean; runStep: (index: number) => Promise<void> } {
  const [isRunning, setRunning] = useState(false);
  // The state is that of the last render: a second press may come before the next one.
  const isBusy = useRef(false);
  const tryStep = useTryStep();
  const act = useAction();
  const runStep = async (index: number) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRunning(true);
    await act(() => tryStep(index));
    isBusy.current = false;
    setRunning(false);
  };
  return { isRunning, runStep };
}

function useTryStep(): (index: number) => Promise<void> {
  const store = useConsoleStore();
  const doStep = useStepAction();
  const waitForOutcome = useWaitForOutcome();
  const find = useFindObstacle();
  const noteShownStep = useNoteShownStep();
  const showNotice = useShowNotice();
  /** Takes the script on when the step was stopped after the phone had sent it. */
  const goOnIfSent = async (step: Step, index: number) => {
    const isSeen = await waitForOutcome(step);
    if (!isSeen || selectStep(store.getState()) !== index) return;
    noteShownStep(step.id);
    showNotice(scriptTexts.stoppedTooLate);
    store.dispatch(stepChosen(index + 1));
  };
  return async (index) => {
    const step = steps[index];
    if (!step) return;
    store.dispatch(obstacleChanged(null));
    store.dispatch(fillingChanged(false));
    const failure = await failureOf(() => doStep(step));
    if (selectFilled(store.getState())?.result === 'stopped') {
      showNotice(scriptTexts.stopped);
      // Not awaited: the step can be done again meanwhile. A failure leaves the script where it is.
      goOnIfSent(step, index).catch(() => {});
      return;
    }
    const isSeen = failure === undefined && (await waitForOutcome(step));
    const isHere = selectStep(store.getState()) === index;
    if (isSeen) {
      noteShownStep(step.id);
      // The closing screen says it.
      if (step.action.type !== 'finish') showNotice(scriptTexts.doneForYou);
      if (isHere) store.dispatch(stepChosen(index + 1));
    } else if (isHere) store.dispatch(obstacleChanged(await find(index, failure)));
  };
}

/** Runs an action; returns why it was not possible. */
async function failureOf(action: () => Promise<void>): Promise<Failure | undefined> {
  try {
    await action();
    return undefined;
  } catch (error) {
    if (error instanceof StepFailure) return error.reason;
    throw error;
  }
}

/** Returns a function that finds what stands in the way of a step now. */
function useFindObstacle() {
  const store = useConsoleStore();
  const { refetch } = useListOwnersQuery();
  return useCallback(
    async (index: number, failure: Failure | undefined) => {
      const owners = await refetch().unwrap();
      const state = store.getState();
      const faults = selectFaults(state);
      return findObstacle({
        step: steps[index] as (typeof steps)[number],
        path: selectPhoneLocation(state)?.path,
        ownerId: selectOwnerId(state),
        owners,
        talkOwner: talkOwnerIn(owners),
        faults: faults ? activeFaults(faults) : [],
        filled: selectFilled(state),
        failure,
      });
    },
    [store, refetch],
  );
}
