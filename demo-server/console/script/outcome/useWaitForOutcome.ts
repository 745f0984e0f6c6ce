import type { Step } from '../../../script/steps.ts';
import { refetchCaseFile } from '../../case-file/caseFileSlice.ts';
import { selectFilled, selectOwnerId, selectPhoneLocation } from '../../consoleSlice.ts';
import { useConsoleStore } from '../../store.ts';
import { waitForState } from '../run/waitForState.ts';
import { isPageSeen, isStatusSeen } from './outcomeSeen.ts';

/** Longest wait for the page of an outcome, ms: it may have to load. */
const PAGE_TIMEOUT_MS = 6000;

/**
 * Returns a function that waits for the outcome of a step and returns whether it was seen: its page on the phone, and
 * its status in the case file of the owner there.
 */
export function useWaitForOutcome(): (step: Step) => Promise<boolean> {
  const store = useConsoleStore();
  return async ({ outcome }) => {
    const filled = selectFilled(store.getState());
    // Nothing more comes when the phone has reported why. What is stopped may have been sent.
    const isComing = filled === null || filled.result === 'done' || filled.result === 'stopped';
    const timeout = isComing ? PAGE_TIMEOUT_MS : 0;
    const isPageThere = await waitForState(
      store,
      (state) => isPageSeen(outcome, selectPhoneLocation(state)?.path),
      timeout,
    );
    if (!isPageThere || outcome.status === undefined) return isPageThere;
    const ownerId = selectOwnerId(store.getState());
    return ownerId !== null && isStatusSeen(outcome, await store.dispatch(refetchCaseFile(ownerId)));
  };
}
