import { type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { isKept } from './app/keptSession.ts';
import { prepare } from './app/routes.ts';
import { createStore, restored, SESSION_KEY } from './app/store.ts';
import { wholeStylesheet } from './app/wholeStylesheet.ts';
import { reportFirstLoad } from './firstLoad.ts';
import { openEar } from './ui/backFirst.tsx';

export type Store = ReturnType<typeof createStore>['store'];

/**
 * Starts the app in its page. `companion` is what another entry than the product's puts around it, below the router (the
 * demo's pages, contract §6).
 */
export async function start(companion?: Companion): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  try {
    const [{ mount }] = await Promise.all([prepared(companion), wholeStylesheet(root)]);
    await mount(createRoot(root));
    reportFirstLoad('codeloaded');
  } catch (reason) {
    reportFirstLoad('codefailed');
    throw reason;
  }
}

/** Once React has drawn an outline in place of a page, it keeps the page itself back for so long, ms. */
const OUTLINE_MS = 300;

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Companion = (app: ReactNode, store: Store) => ReactNode;

/** The app, ready to be drawn: its store with the kept session in it, and `mount`; `from` is the page left for it. */
export async function prepared(companion: Companion = (app) => app) {
  openEar();
  const { store, persistor } = createStore();
  await restored(persistor);

  // A page that comes back from the browser's back-forward cache is as it was left: if the session has changed since,
  // what it shows is nobody's any more.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isKept(SESSION_KEY, store.getState().auth.token)) location.reload();
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
