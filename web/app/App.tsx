import { type MouseEvent, Suspense } from 'react';
import { Provider, useSelector } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { t } from '#i18n';
import { paths } from '#paths';
import { Backdrop } from '#ui/Backdrop';
import { DeadEnd } from '#ui/DeadEnd';
import { DraftOwner } from '#ui/draft';
import { OfflineBanner } from '#ui/OfflineBanner';
import { Status } from '#ui/Status';
import { selectUser } from '../features/auth/index.ts';
import styles from './App.module.css';
import { Arrival } from './Arrival.tsx';
import { Arriving } from './Arriving.tsx';
import { Broken } from './Broken.tsx';
import { GuestGate, OwnerGate } from './Gate.tsx';
import { type Access, routes } from './routes.ts';
import type { createStore } from './store.ts';
import { TabBar } from './TabBar.tsx';

/** The whole app, below whichever router the browser or the prerendering puts around it. */
export function App({ store }: { store: ReturnType<typeof createStore>['store'] }) {
  return (
    <Provider store={store}>
      <Shell />
    </Provider>
  );
}

function Shell() {
  const owner = useSelector(selectUser)?.id ?? null;
  return (
    <DraftOwner.Provider value={owner}>
      <Backdrop>
        {/* biome-ignore lint/a11y/useValidAnchor: it leads somewhere on this page, only not by the address */}
        <a className={styles.skip ?? ''} href="#main" onClick={skipToContent}>
          {t('Skip to content')}
        </a>
        <OfflineBanner />
        <Broken>
          <Suspense fallback={<Arriving />}>
            <Routes>
              <Route element={<GuestGate />}>{screensOf('guest')}</Route>
              {screensOf('open')}
              <Route element={<OwnerGate />}>{screensOf('owner')}</Route>
              <Route path="*" element={<DeadEnd reason="missing" home={paths.home} />} />
            </Routes>
            <Arrival />
          </Suspense>
        </Broken>
        <Status />
        <TabBar />
      </Backdrop>
    </DraftOwner.Provider>
  );
}

/** Not followed: that would make a history entry without what the page was handed over (a code's expiry, the way back after a login). */
function skipToContent(event: MouseEvent) {
  event.preventDefault();
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.focus();
  heading?.scrollIntoView();
}

const screensOf = (access: Access) =>
  routes
    .filter((route) => route.access === access)
    .map(({ path, Screen }) => <Route key={path} path={path} element={<Screen />} />);
