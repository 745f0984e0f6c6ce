import { type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { prepare } from './app/routes.ts';
import { createStore, restored, SESSION_KEY } from './app/store.ts';
import { isSessionStored } from './app/storedSession.ts';
import { wholeStylesheet } from './app/wholeStylesheet.ts';
import { reportFirstLoad } from './guest/firstLoad.ts';
import { installBackInterceptor } from './kit/navigation/interceptBack.ts';

export type Store = ReturnType<typeof createStore>['store'];

/**
 * Starts the app in its page. `companion` is what another entry than the product's puts around it, below the router (the
 * demo's pages, contract §6).
 */
export async function start(companion?: Companion): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  try {
    const [{ mount }] = await Promise.all([prepareApp(companion), wholeStylesheet(root)]);
    await mount(createRoot(root));
    reportFirstLoad('codeloaded');
  } catch (reason) {
    reportFirstLoad('codefailed');
    throw reason;
  }
}

/**
 * Replaces a page that comes back from the browser's back-forward cache as an owner left it, or before a session began.
 * Whether the session goes on cannot be asked for there: Firefox restores the tab's storage together with the page.
 * Nothing of the page is visible until its document is loaded, which without internet has to wait.
 */
function loadAnew(): void {
  document.getElementById('root')?.remove();
  if (navigator.onLine) location.reload();
  else reportFirstLoad('codefailed');
}

/** Once React has drawn an outline in place of a page, it keeps the page itself back for so long, ms. */
const OUTLINE_MS = 300;

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Companion = (app: ReactNode, store: Store) => ReactNode;

/** The app, ready to be drawn: its store with the kept session in it, and `mount`; `from` is the page left for it. */
export async function prepareApp(companion: Companion = (app) => app) {
  installBackInterceptor();
  const { store, persistor } = createStore();
  await restored(persistor);

  addEventListener('pageshow', ({ persisted }) => {
    const { token } = store.getState().auth;
    if (persisted && (token !== null || !isSessionStored(SESSION_KEY, token))) loadAnew();
  });

  const mount = async (root: Root, from?: string) => {
    // Code that does not come is told of where the page would stand.
    const isReady = prepare(location.pathname, store).catch(() => undefined);
    await Promise.race([isReady, passed(OUTLINE_MS)]);
    root.render(
      <StrictMode>
        <BrowserRouter>{companion(<App store={store} from={from} />, store)}</BrowserRouter>
      </StrictMode>,
    );
  };
  return { store, mount };
}
