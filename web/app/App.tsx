import { type ReactElement, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { Provider, useSelector } from 'react-redux';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { whenIdle } from '#kit/browser/whenIdle.ts';
import { UnavailablePage } from '#kit/feedback/UnavailablePage.tsx';
import { DraftOwner } from '#kit/form/draft.ts';
import { NavigationContext, type Prefetch } from '#kit/navigation/navigation.ts';
import { paths } from '#paths';
import { selectUser } from '../features/auth/authSlice.ts';
import { createNavigateTo } from './createNavigateTo.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { GuestGate, OwnerGate } from './Gate.tsx';
import { loadBackdropArt } from './loadBackdropArt.ts';
import { PageLoading } from './PageLoading.tsx';
import { prefetchRoute } from './prefetchRoute.ts';
import { type Access, resetLazyScreens, routeOf } from './routes.ts';
import { ScrollAndFocus } from './ScrollAndFocus.ts';
import { Shell } from './Shell.tsx';
import type { createStore } from './store.ts';
import { TabBar } from './TabBar.tsx';

type AppProps = {
  store: ReturnType<typeof createStore>['store'];
  /** The address of the prerendered guest page that the app replaces after a navigation away from it. */
  from?: string | undefined;
};

/** The app. Renders inside a router. */
export function App({ store, from }: AppProps) {
  return (
    <Provider store={store}>
      <KitProviders store={store}>
        <Shell bar={<TabBar />} loadArt={loadBackdropArt}>
          <Suspense fallback={<PageLoading />}>
            <Pages />
            <ScrollAndFocus from={from} />
          </Suspense>
        </Shell>
      </KitProviders>
    </Provider>
  );
}

/**
 * Renders the page at the current address. One that fails to render is replaced by an error page until the next
 * navigation.
 */
function Pages() {
  const { key, pathname } = useLocation();
  const [failedAt, setFailedAt] = useState<string>();
  const [boundary, setBoundary] = useState(0);
  if (failedAt !== undefined && failedAt !== key) {
    setFailedAt(undefined);
    setBoundary(boundary + 1);
  }
  const fail = () => {
    resetLazyScreens();
    setFailedAt(key);
  };
  return (
    <ErrorBoundary key={boundary} onFail={fail}>
      <Routes>{routeAt(pathname)}</Routes>
    </ErrorBoundary>
  );
}

/** Provides what the kit needs from the app: navigation, and the owner whose form drafts it stores. */
function KitProviders({ store, children }: Pick<AppProps, 'store'> & { children: ReactNode }) {
  const owner = useSelector(selectUser)?.id ?? null;
  const navigate = useNavigate();
  const location = useLocation();
  const prefetch = useCallback<Prefetch>((to, options) => prefetchWhenIdle(store, to, options), [store]);
  const navigation = useMemo(() => {
    return { go: createNavigateTo(navigate), pathname: location.pathname, locationState: location.state, prefetch };
  }, [navigate, location, prefetch]);
  return (
    <DraftOwner value={owner}>
      <NavigationContext value={navigation}>{children}</NavigationContext>
    </DraftOwner>
  );
}

/** Loads the code of a page, or its data too, when the browser is idle. A failure is of no consequence until the page is opened. */
const prefetchWhenIdle = (store: AppProps['store'], ...[to, options]: Parameters<Prefetch>) =>
  whenIdle(() => {
    const route = routeOf(to);
    if (route) prefetchRoute(store, route, options).catch(() => undefined);
  });

/** Returns the route of an address alone: the router would rank all routes again at each navigation. */
function routeAt(pathname: string) {
  const route = routeOf(pathname);
  if (!route) return <Route path="*" element={<UnavailablePage reason="missing" home={paths.home} />} />;
  const page = <Route path={route.path} element={<route.Screen />} />;
  const gate = gates[route.access];
  return gate ? <Route element={gate}>{page}</Route> : page;
}

const gates: Readonly<Record<Access, ReactElement | undefined>> = {
  guest: <GuestGate />,
  open: undefined,
  owner: <OwnerGate />,
};
