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

const login = () => import('../app/route-chunks/login.ts');
const registration = () => import('../app/route-chunks/registration.ts');

/** How each page with a form loads its screen, and the code of the page that follows it. */
const pages: Readonly<Record<Exclude<GuestScreen, 'landing'>, Page>> = {
  calculator: {
    load: async () => (await import('../app/route-chunks/calculator.ts')).CalculatorScreen,
    loadNext: registration,
  },
  login: { load: async () => (await login()).LoginScreen, loadNext: () => import('../app/route-chunks/home.ts') },
  registration: {
    load: async () => (await registration()).RegisterScreen,
    loadNext: () => import('../app/route-chunks/verification.ts'),
  },
  recovery: {
    load: async () => (await import('../app/route-chunks/recovery.ts')).ForgotPasswordScreen,
    loadNext: login,
  },
};
type Page = { readonly load: () => Promise<ComponentType>; readonly loadNext: () => Promise<unknown> };

const root = document.getElementById('root');
const prerendered = guestPages.find(({ path }) => path === root?.dataset.prerendered);
// Hydrates only at the address that the document was prerendered for; at another one the markup would not match.
if (root && prerendered && hasForm(prerendered.screen) && prerendered.path === location.pathname) {
  void hydratePage(root, pages[prerendered.screen]);
} else {
  import('./loadApp.ts').then(
    ({ start }) => start(),
    () => reportFirstLoad('codefailed'),
  );
}

/** Hydrates the page's form, then loads the app when the browser is idle or the form is submitted. */
async function hydratePage(root: HTMLElement, { load, loadNext }: Page) {
  const Screen = await load().catch((reason: unknown) => {
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
      <GuestPage Screen={Screen} loadActions={loadActions} />
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
