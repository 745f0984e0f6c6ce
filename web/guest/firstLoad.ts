/** Window events by which a page's code tells the guard, a separate inline script, how its first load went. */
type FirstLoad = 'codeloaded' | 'codefailed' | 'codelate';

export const reportFirstLoad = (outcome: FirstLoad): void => void dispatchEvent(new Event(outcome));

export const onFirstLoad = (outcome: FirstLoad, run: () => void): void => addEventListener(outcome, run);

/** How long code may take to load, in ms, until the strip is shown. */
export const CODE_TIMEOUT_MS = 10_000;
