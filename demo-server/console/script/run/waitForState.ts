import type { ConsoleStore } from '../../store.ts';

/** Longest wait for a page that the phone opens, ms. */
export const ARRIVAL_TIMEOUT_MS = 4000;

type State = ReturnType<ConsoleStore['getState']>;

/**
 * Waits until the console's state fulfils a condition, for `timeout` ms at most, or until the signal stops it. Returns
 * whether it does.
 */
export function waitForState(
  store: ConsoleStore,
  condition: (state: State) => boolean,
  timeout: number,
  signal?: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = () => {
      unsubscribe();
      clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      resolve(condition(store.getState()));
    };
    const check = () => condition(store.getState()) && finish();
    const unsubscribe = store.subscribe(check);
    const timer = setTimeout(finish, timeout);
    signal?.addEventListener('abort', finish);
    check();
  });
}
