import { steps } from '../../script/steps.ts';
import { refetchCaseFile } from '../case-file/caseFileSlice.ts';
import { obstacleChanged, selectOwnerId, selectPhoneLocation, selectStep, stepChosen } from '../consoleSlice.ts';
import { useConsoleStore } from '../store.ts';
import { whyApart } from './outcome/whyApart.ts';

/** Returns a function that turns the script alone to a step, and says so when the phone is at another one then. */
export function useTurnScript(): (index: number) => Promise<void> {
  const store = useConsoleStore();
  return async (index) => {
    store.dispatch(stepChosen(index));
    const step = steps[index];
    const path = selectPhoneLocation(store.getState())?.path;
    if (!step || path === undefined) return;
    const ownerId = selectOwnerId(store.getState());
    const file = ownerId === null ? undefined : await store.dispatch(refetchCaseFile(ownerId)).catch(() => undefined);
    const kind = whyApart(step, path, file);
    const state = store.getState();
    const isHere = selectStep(state) === index && selectPhoneLocation(state)?.path === path;
    if (kind !== undefined && isHere) store.dispatch(obstacleChanged({ kind }));
  };
}
