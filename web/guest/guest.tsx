import '../app/shared-chunks/everyForm.ts';
import { type ComponentType, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { GuestActions } from '../features/auth/guest-screens/guestActions.ts';
import { followTranslation, removeTranslations } from '../kit/browser/followTranslation.ts';
import { whenIdle } from '../kit/browser/whenIdle.ts';
import { reportFirstLoad } from './firstLoad.ts';
import { GuestPage } from './GuestPage.tsx';
import { type GuestScreen, guestPages, hasForm } from './guestPages.ts';
import { loadGuestScreen } from './guestScreens.ts';

/** Loads the code of the page that follows a page with a form. */
const loadNextPage: Readonly<Record<Exclude<GuestScreen, 'landing'>, () => Promise<unknown>>> = {
  calculator: loadGuestScreen.registration,
  login: () => import('../app/route-chunks/home.ts'),
  registration: () => import('../app/route-chunks/verification.ts'),
  recovery: loadGuestScreen.login,
};

const root = document.getElementById('root');
const prerendered = guestPages.find(({ path }) => path === root?.dataset.prerendered);
// Hydrates only at the address that the document was prerendered for; at another one the markup would not match.
if (root && prerendered && hasForm(prerendered.screen) && prerendered.path === location.pathname) {
  void hydratePage(root, loadGuestScreen[prerendered.screen], loadNextPage[prerendered.screen]);
} else {
  import('./loadApp.ts').then(
    ({ start }) => start(),
    () => reportFirstLoad('codefailed'),
  );
}

/** Hydrates the page's form, then loads the app when the browser is idle or the form is submitted. */
async function hydratePage(
  root: HTMLElement,
  loadScreen: () => Promise<ComponentType>,
  loadNext: () => Promise<unknown>,
) {
  const Screen = await loadScreen().catch((reason: unknown) => {
    reportFirstLoad('codefailed');
    throw reason;
  });
  let loading: Promise<GuestActions> | undefined;
  const loadActions = () => {
    loading ??= import('./loadApp.ts')
      .then(({ loadApp }) => loadApp(reactRoot, root))
      .catch((reason: unknown) => {
        // The next call tries again.
        loading = undefined;
        throw reason;
      });
    return loading;
  };
  followTranslation();
  const page = (
    <StrictMode>
      <GuestPage Screen={Screen} locationState={history.state?.usr} loadActions={loadActions} />
    </StrictMode>
  );
  // At once, because the browser goes on translating.
  const reactRoot = removeTranslations(root) ? flushSync(() => hydrateRoot(root, page)) : hydrateRoot(root, page);
  reportFirstLoad('codeloaded');
  whenIdle(() => {
    // A failure is of no consequence until the form is submitted, which reports its own.
    loadActions().catch(() => undefined);
    loadNext().catch(() => undefined);
  });
}
