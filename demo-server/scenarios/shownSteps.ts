import type { Store } from '../store/store.ts';

/** Steps of the script that were shown in this talk. They belong to the talk, not to the data: a restored state keeps them. */
const SHOWN_STEPS = 'shown steps';

/** Returns the ids of the steps that were shown in this talk, in the order in which they were. A reset forgets them. */
export const shownSteps = (store: Pick<Store, 'setting'>): readonly string[] =>
  store.setting<readonly string[]>(SHOWN_STEPS, []);

/** Adds a step, unless it was shown before. Call within `store.write`. */
export function addShownStep(store: Pick<Store, 'setting' | 'set'>, step: string): void {
  store.set(SHOWN_STEPS, [...new Set([...shownSteps(store), step])]);
}

/** Call within `store.write`. */
export const forgetShownSteps = (store: Pick<Store, 'set'>): void => store.set(SHOWN_STEPS, []);

/** Replaces the store's data, except the steps that were shown in this talk. Call within `store.write`. */
export function replaceInSameTalk(store: Pick<Store, 'setting' | 'set'>, replace: () => void): void {
  const shown = shownSteps(store);
  replace();
  store.set(SHOWN_STEPS, shown);
}

/** Calls the listener after each change of the shown steps. Returns a function that stops it. */
export function listenForShownSteps(store: Pick<Store, 'setting' | 'onCommit'>, listener: () => void): () => void {
  let last = shownSteps(store).join();
  return store.onCommit(() => {
    const steps = shownSteps(store).join();
    if (steps === last) return;
    last = steps;
    listener();
  });
}
