import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { isKept } from './app/keptSession.ts';
import { createStore, restored, SESSION_KEY } from './app/store.ts';
import { openEar } from './ui/backFirst.tsx';

export type Store = ReturnType<typeof createStore>['store'];

/**
 * Starts the app in its page. `companion` is what another entry than the product's puts around it, below the router (the
 * demo's pages, contract §6); it must render the app and, at first, nothing else: a prerendered page is hydrated with it.
 */
export function start(companion: (app: ReactNode, store: Store) => ReactNode = (app) => app): void {
  openEar();
  const { store, persistor } = createStore();

  restored(persistor).then(() => {
    const root = document.getElementById('root');
    if (!root) throw new Error('The page has no root');
    const app = (
      <StrictMode>
        <BrowserRouter>{companion(<App store={store} />, store)}</BrowserRouter>
      </StrictMode>
    );
    // Only the address that a document was prerendered for may be hydrated; anywhere else the markup would not match.
    if (root.dataset.prerendered === location.pathname) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });

  // A page that comes back from the browser's back-forward cache is as it was left: if the session has changed since,
  // what it shows is nobody's any more.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isKept(SESSION_KEY, store.getState().auth.token)) location.reload();
  });
}
