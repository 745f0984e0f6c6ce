import { type ComponentType, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { GuestActions } from '../features/auth/guest-screens/guestActions.ts';
import { reportFirstLoad } from './firstLoad.ts';
import { GuestPage } from './GuestPage.tsx';
import { type GuestScreen, guestPages } from './guestPages.ts';
import { whenIdle } from './whenIdle.ts';

type Page = {
  readonly screen: () => Promise<ComponentType>;
  /** Loads the code of the page that follows its form. */
  readonly next: () => Promise<unknown>;
};

/** The guest pages with a form. The landing page has none, and no script. */
const pages: Readonly<Record<Exclude<GuestScreen, 'landing'>, Page>> & { readonly landing?: undefined } = {
  login: {
    screen: () => import('../app/route-chunks/login.ts').then(({ LoginScreen }) => LoginScreen),
    next: () => import('../app/route-chunks/home.ts'),
  },
  registration: {
    screen: () => import('../app/route-chunks/registration.ts').then(({ RegisterScreen }) => RegisterScreen),
    next: () => import('../app/route-chunks/verification.ts'),
  },
  recovery: {
    screen: () => import('../app/route-chunks/recovery.ts').then(({ ForgotPasswordScreen }) => ForgotPasswordScreen),
    next: () => import('../app/route-chunks/login.ts'),
  },
};

const root = document.getElementById('root');
const prerendered = guestPages.find(({ path }) => path === root?.dataset.prerendered);
const page = prerendered && pages[prerendered.screen];
// Hydrates only at the address that the document was prerendered for; at another one the markup would not match.
if (root && page && prerendered.path === location.pathname) void hydratePage(root, page);
else
  import('../start.tsx').then(
    ({ start }) => start(),
    () => reportFirstLoad('codefailed'),
  );

/** Hydrates the page's form, then loads the app when the browser is idle or the form is submitted. */
async function hydratePage(root: HTMLElement, { screen, next }: Page) {
  const Screen = await screen().catch((reason: unknown) => {
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
  const reactRoot = hydrateRoot(
    root,
    <StrictMode>
      <GuestPage Screen={Screen} locationState={history.state?.usr} loadActions={loadActions} />
    </StrictMode>,
  );
  reportFirstLoad('codeloaded');
  whenIdle(() => {
    // A failure is of no consequence until the form is submitted, which reports its own.
    loadActions().catch(() => undefined);
    next().catch(() => undefined);
  });
}
