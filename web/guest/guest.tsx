import { type ComponentType, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { paths } from '#paths';
import type { GuestActions } from '../features/auth/guestActions.ts';
import { reportFirstLoad } from './firstLoad.ts';
import { GuestPage } from './GuestPage.tsx';
import { whenIdle } from './whenIdle.ts';

type Page = {
  readonly screen: () => Promise<ComponentType>;
  /** The code of where its form leads. */
  readonly next: () => Promise<unknown>;
};

const register: Page = {
  screen: () => import('../app/route-chunks/registration.ts').then(({ RegisterScreen }) => RegisterScreen),
  next: () => import('../app/route-chunks/verification.ts'),
};

/** The guests' pages with a form, by the address that each document was prerendered for. */
const pages: Readonly<Record<string, Page>> = {
  [paths.login]: {
    screen: () => import('../app/route-chunks/login.ts').then(({ LoginScreen }) => LoginScreen),
    next: () => import('../app/route-chunks/home.ts'),
  },
  [paths.register]: register,
  [paths.createAccount]: register,
  [paths.forgotPassword]: {
    screen: () => import('../app/route-chunks/recovery.ts').then(({ ForgotPasswordScreen }) => ForgotPasswordScreen),
    next: () => import('../app/route-chunks/login.ts'),
  },
};

const root = document.getElementById('root');
const page = pages[root?.dataset.prerendered ?? ''];
// Only the address that a document was prerendered for may be hydrated; anywhere else the markup would not match.
if (root && page && root.dataset.prerendered === location.pathname) void comeAlive(root, page);
else
  import('../start.tsx').then(
    ({ start }) => start(),
    () => reportFirstLoad('codefailed'),
  );

/** Hydrates the page's form first; the app comes when nothing else is to be done, or when the form asks for it. */
async function comeAlive(root: HTMLElement, { screen, next }: Page) {
  const Screen = await screen().catch((reason: unknown) => {
    reportFirstLoad('codefailed');
    throw reason;
  });
  let app: Promise<GuestActions> | undefined;
  const bringApp = () => {
    app ??= import('./loadApp.ts')
      .then(({ loadApp }) => loadApp(drawn, root))
      .catch((reason: unknown) => {
        // What did not come while nobody waited for it may well come at the press.
        app = undefined;
        throw reason;
      });
    return app;
  };
  const drawn = hydrateRoot(
    root,
    <StrictMode>
      <GuestPage Screen={Screen} handover={history.state?.usr} app={bringApp} />
    </StrictMode>,
  );
  reportFirstLoad('codeloaded');
  whenIdle(() => {
    // Whoever presses hears of a failure; before that nobody has asked for anything.
    bringApp().catch(() => undefined);
    next().catch(() => undefined);
  });
}
