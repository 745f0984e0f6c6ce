import { FORM_ERROR } from 'final-form';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { reachServer } from '#connection';
import * as commonTexts from '#i18n/es-MX/common';
import { NavigationContext } from '#kit/navigation/navigation.ts';
import { paths } from '#paths';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { loadDocument } from '../app/loadDocument.ts';
import { Shell } from '../app/Shell.tsx';
import {
  type GuestActions,
  GuestActionsContext,
  type GuestOutcome,
} from '../features/auth/guest-screens/guestActions.ts';
import { CODE_TIMEOUT_MS, reportFirstLoad } from './firstLoad.ts';

type GuestPageProps = {
  Screen: ComponentType;
  /** Loads the app and returns its actions. Called when a form is submitted, unless the app has loaded before. */
  loadActions: () => Promise<GuestActions>;
};

/**
 * A guest page without the app's store and router: the tree that the build prerenders and the browser hydrates. Its
 * links load documents, and its form's actions are those of the app, which loads meanwhile.
 */
export const GuestPage = ({ Screen, loadActions }: GuestPageProps) => (
  <Shell loadArt={loadArt}>
    <ErrorBoundary>
      <NavigationContext value={navigation}>
        <WithGuestActions loadActions={loadActions}>
          <Screen />
        </WithGuestActions>
      </NavigationContext>
    </ErrorBoundary>
  </Shell>
);

/** Without a router there is an address only: once the app has changed it, the form of this page stays under way. */
const navigation = typeof location === 'undefined' ? {} : { pathname: location.pathname };

const loadArt = () => import('../app/route-chunks/backdropArt.ts');

function WithGuestActions({ loadActions, children }: Pick<GuestPageProps, 'loadActions'> & { children: ReactNode }) {
  const actions = useMemo(() => createDeferredActions(loadActions), [loadActions]);
  return <GuestActionsContext value={actions}>{children}</GuestActionsContext>;
}

/** Returns actions that wait until the app has loaded and then call the app's action of the same name. */
function createDeferredActions(loadActions: () => Promise<GuestActions>): GuestActions {
  async function run(action: (actions: GuestActions) => GuestOutcome): GuestOutcome {
    // Before any import, whose failure some browsers remember.
    if (!navigator.onLine && !(await reachServer())) return { [FORM_ERROR]: commonTexts.offlineInputKept };
    const actions = await withTimeout(loadActions());
    // Nothing was sent. The strip above the page gives the reason, so the form shows no text.
    return actions ? action(actions) : { [FORM_ERROR]: '' };
  }
  return {
    logIn: (credentials) => run(({ logIn }) => logIn(credentials)),
    signUp: (registration) => run(({ signUp }) => signUp(registration)),
    recover: (recovery) => run(({ recover }) => recover(recovery)),
    returnToLogin: () =>
      void loadActions().then(
        ({ returnToLogin }) => returnToLogin(),
        () => void loadDocument(() => location.assign(paths.login)),
      ),
  };
}

/**
 * Resolves with undefined, and has the strip shown, when the app fails to load or takes longer than `CODE_TIMEOUT_MS`.
 */
async function withTimeout(loading: Promise<GuestActions>): Promise<GuestActions | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, CODE_TIMEOUT_MS));
  try {
    const actions = await Promise.race([loading, timeout]);
    reportFirstLoad(actions ? 'codeloaded' : 'codelate');
    return actions;
  } catch {
    reportFirstLoad('codefailed');
    return undefined;
  }
}
