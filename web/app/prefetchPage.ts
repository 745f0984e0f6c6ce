import { loadPage } from './routes.tsx';
import type { createStore } from './store.ts';

type Store = ReturnType<typeof createStore>['store'];

/**
 * Loads the code of a page while another one is shown, once no call of the API is running. Rejects when a script fails;
 * the page then loads its code when it is opened.
 */
export async function prefetchPage(store: Store, to: string): Promise<void> {
  await whenNoCallRuns(store);
  if (navigator.onLine) await loadPage(to);
}

/** Resolves once no query or mutation is pending. */
const whenNoCallRuns = (store: Store): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      const { queries, mutations } = store.getState().api;
      const calls = [...Object.values(queries), ...Object.values(mutations)];
      if (calls.some((call) => call?.status === 'pending')) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = store.subscribe(check);
    check();
  });
