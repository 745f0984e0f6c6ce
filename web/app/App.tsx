import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { Provider, useSelector } from 'react-redux';
import { useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { whenIdle } from '#kit/browser/whenIdle.ts';
import { DraftOwner } from '#kit/form/draft.ts';
import { type NavigateTo, NavigationContext, type Prefetch } from '#kit/navigation/navigation.ts';
import { selectUser } from '../features/auth/authSlice.ts';
import { reportFirstLoad } from '../guest/firstLoad.ts';
import { prefetchPage } from './prefetchPage.ts';
import { routes } from './routes.tsx';
import { ScrollAndFocus } from './ScrollAndFocus.ts';
import { Shell } from './Shell.tsx';
import type { createStore } from './store.ts';

type AppProps = {
  store: ReturnType<typeof createStore>['store'];
  /** The address of the prerendered guest page that the app replaces after a navigation away from it. */
  from?: string | undefined;
};

/**
 * The app. Renders inside a router.
 *
 * There is no `Suspense` above the pages: React then keeps what is visible, the prerendered page or the last page, until
 * the code of the next one has loaded, and renders that in one step.
 */
export function App({ store, from }: AppProps) {
  // Effects run after the first page has rendered, and so after its code has loaded.
  useEffect(() => reportFirstLoad('codeloaded'), []);
  return (
    <Provider store={store}>
      <KitProviders store={store}>
        <Shell loadArt={loadArt}>
          <Pages />
          <ScrollAndFocus from={from} />
        </Shell>
      </KitProviders>
    </Provider>
  );
}

const loadArt = () => import('./route-chunks/backdropArt.ts');

const Pages = () => useRoutes(routes);

/** Provides what the kit needs from the app: navigation, and the owner whose form drafts it stores. */
function KitProviders({ store, children }: Pick<AppProps, 'store'> & { children: ReactNode }) {
  const owner = useSelector(selectUser)?.id ?? null;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const prefetch = useCallback<Prefetch>((to) => whenIdle(() => void prefetchPage(store, to).catch(() => {})), [store]);
  const navigation = useMemo(() => {
    const go: NavigateTo = (to, options) => void navigate(to, options);
    return { go, pathname, prefetch };
  }, [navigate, pathname, prefetch]);
  return (
    <DraftOwner value={owner}>
      <NavigationContext value={navigation}>{children}</NavigationContext>
    </DraftOwner>
  );
}
