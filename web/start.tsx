import { type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { unstable_forceFrameRate } from 'scheduler';
import { reachServer } from '#connection';
import { paths } from '#paths';
import { App } from './app/App.tsx';
import { loadFullStylesheet } from './app/loadFullStylesheet.ts';
import { SESSION_KEY } from './app/sessionRecord.ts';
import { createStore, whenRestored } from './app/store.ts';
import { isSessionStored } from './app/storedSession.ts';
import { reportFirstLoad } from './guest/firstLoad.ts';
import { followTranslation } from './kit/browser/followTranslation.ts';
import { installBackInterceptor } from './kit/navigation/interceptBack.ts';

export type Store = ReturnType<typeof createStore>['store'];

/**
 * Renders the app into `#root`. `wrap` lets another entry than the product's render something around the app, inside
 * the router; the demo does so (`demo-server/console/phone-agent`).
 */
export async function start(wrap?: Wrap): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');
  followTranslation();
  try {
    const [{ store, mount }] = await Promise.all([prepareApp(wrap), loadFullStylesheet(root)]);
    await seedHome(store);
    mount(createRoot(root));
  } catch (reason) {
    reportFirstLoad('codefailed');
    throw reason;
  }
}

/** Puts the data of home that the page's first script has prefetched into the store: home renders with them at once. */
async function seedHome({ dispatch, getState }: Store): Promise<void> {
  const { token } = getState().auth;
  if (location.pathname !== paths.home || token === null) return;
  // Home reports a failed import itself.
  const home = await import('./app/route-chunks/home.ts').catch(() => undefined);
  await home?.seedCacheFromPrefetch(dispatch, token);
}

/**
 * Reloads a page that the browser restored from its back-forward cache. Whether its session still exists cannot be read
 * there, because Firefox restores the tab's session storage together with the page. The page's content is removed at
 * once; offline the reload has to wait.
 */
async function reloadRestoredPage(): Promise<void> {
  document.getElementById('root')?.remove();
  if (navigator.onLine || (await reachServer())) location.reload();
  else reportFirstLoad('codefailed');
}

/**
 * How long React renders at a time, ms: long enough for a page on a slow phone. By default it renders a transition, such as
 * a navigation, in slices of 5 ms with frames in between; on a phone with a quarter of the speed home then came 1.4 times
 * as late after a press (268 instead of 194 ms, medians of 22). The price: a tap during such a slice waits for its end.
 */
const RENDER_SLICE_MS = 200;

type Wrap = (app: ReactNode, store: Store) => ReactNode;

/**
 * Creates the store with the stored session in it. Returns it with `mount`, which renders the app; `from` is the
 * address of the guest page that the user left.
 */
export async function prepareApp(wrap: Wrap = (app) => app) {
  unstable_forceFrameRate(1000 / RENDER_SLICE_MS);
  installBackInterceptor();
  const { store, persistor } = createStore();
  await whenRestored(persistor);

  addEventListener('pageshow', ({ persisted }) => {
    const { token } = store.getState().auth;
    if (persisted && (token !== null || !isSessionStored(SESSION_KEY, token))) void reloadRestoredPage();
  });

  const mount = (root: Root, from?: string) =>
    root.render(
      <StrictMode>
        <BrowserRouter>{wrap(<App store={store} from={from} />, store)}</BrowserRouter>
      </StrictMode>,
    );
  return { store, mount };
}
