import type { Store } from '../store/store.ts';

/** Steps of the script that were shown in this talk. They belong to the talk, not to the data: a restored state keeps them. */
const SHOWN_STEPS = 'shown steps';

/** Returns the ids of the steps that were shown in this talk, in the order in which they were. A reset forgets them. */
export const shownSteps = (store: Pick<Store, 'setting'>): readonly string[] =>
  store.setting<readonly string[]>(SHOWN_STEPS, []);

/** Replaces the steps that were shown. Call within `store.write`. */
export const keepShownSteps = (store: Pick<Store, 'set'>, steps: readonly string[]): void =>
  store.set(SHOWN_STEPS, [...new Set(steps)]);
