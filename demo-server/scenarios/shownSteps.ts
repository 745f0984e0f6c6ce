import type { Store } from '../store/store.ts';

/** Steps of the script that were shown in this talk. They belong to the talk, not to the data: a restored state keeps them. */
const SHOWN_STEPS = 'shown steps';

/** Returns the ids of the steps that were shown in this talk, in the order in which they were. A reset forgets them. */
export const shownSteps = (store: Pick<Store, 'setting'>): readonly string[] =>
  store.setting<readonly string[]>(SHOWN_STEPS, []);

/** Replaces the steps that were shown. Call within `store.write`. */
export const keepShownSteps = (store: Pick<Store, 'set'>, steps: readonly string[]): void =>
  store.set(SHOWN_STEPS, [...new Set(steps)]);

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
