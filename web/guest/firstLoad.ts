/** How the code of a page reports to the guard, which is a script of its own, what became of its first load. */
type FirstLoad = 'codeloaded' | 'codefailed' | 'codelate';

export const reportFirstLoad = (outcome: FirstLoad): void => void dispatchEvent(new Event(outcome));

export const onFirstLoad = (outcome: FirstLoad, run: () => void): void => addEventListener(outcome, run);

/** How long code may take before the owner is told, ms. */
export const PATIENCE_MS = 10_000;
