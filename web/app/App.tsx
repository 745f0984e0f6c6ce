import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { Provider, useSelector } from 'react-redux';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { UnavailablePage } from '#kit/feedback/UnavailablePage.tsx';
import { DraftOwner } from '#kit/form/draft.ts';
import { type NavigateTo, NavigationContext } from '#kit/navigation/navigation.ts';
import { paths } from '#paths';
import { selectUser } from '../features/auth/authSlice.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { GuestGate, OwnerGate } from './Gate.tsx';
import { loadBackdropArt } from './loadBackdropArt.ts';
import { PageLoading } from './PageLoading.tsx';
import { type Access, resetLazyScreens, routes } from './routes.ts';
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
      <KitProviders>
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
  const { key } = useLocation();
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
      <Routes>
        <Route element={<GuestGate />}>{screensOf('guest')}</Route>
        {screensOf('open')}
        <Route element={<OwnerGate />}>{screensOf('owner')}</Route>
        <Route path="*" element={<UnavailablePage reason="missing" home={paths.home} />} />
      </Routes>
    </ErrorBoundary>
  );
}

/** Provides what the kit needs from the app: navigation, and the owner whose form drafts it stores. */
function KitProviders({ children }: { children: ReactNode }) {
  const owner = useSelector(selectUser)?.id ?? null;
  const navigate = useNavigate();
  const location = useLocation();
  const navigation = useMemo(() => {
    const go: NavigateTo = (to, { state, replace = false } = {}) => void navigate(to, { state, replace });
    return { go, pathname: location.pathname, locationState: location.state };
  }, [navigate, location]);
  return (
    <DraftOwner value={owner}>
      <NavigationContext value={navigation}>{children}</NavigationContext>
    </DraftOwner>
  );
}

const screensOf = (access: Access) =>
  routes
    .filter((route) => route.access === access)
    .map(({ path, Screen }) => <Route key={path} path={path} element={<Screen />} />);
