import { FORM_ERROR } from 'final-form';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { t } from '#i18n';
import { NavigationContext } from '#kit/navigation/navigation.ts';
import { paths } from '#paths';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { loadDocument } from '../app/loadDocument.ts';
import { Shell } from '../app/Shell.tsx';
import { type GuestActions, GuestActionsContext, type Outcome } from '../features/auth/guestActions.ts';
import { PATIENCE_MS, reportFirstLoad } from './firstLoad.ts';

type GuestPageProps = {
  Screen: ComponentType;
  /** What the page before handed over. */
  handover?: unknown;
  /** Brings the app in, at the latest when a form is sent. */
  app: () => Promise<GuestActions>;
};

/**
 * A guest's page by itself: the very tree that is written into its document and hydrated there, without store and router.
 * Its links load documents; what its form asks for, the app does.
 */
export function GuestPage({ Screen, handover = null, app }: GuestPageProps) {
  const way = useMemo(() => ({ locationState: handover }), [handover]);
  return (
    <NavigationContext value={way}>
      <Shell>
        <ErrorBoundary>
          <WithApp app={app}>
            <Screen />
          </WithApp>
        </ErrorBoundary>
      </Shell>
    </NavigationContext>
  );
}

function WithApp({ app, children }: { app: GuestPageProps['app']; children: ReactNode }) {
  const deeds = useMemo((): GuestActions => {
    const passed =
      <Input,>(deed: (deeds: GuestActions) => (input: Input) => Outcome) =>
      async (input: Input): Outcome => {
        if (!navigator.onLine) {
          return {
            [FORM_ERROR]: t('No internet connection. We kept what you have; you can send it when the signal is back.'),
          };
        }
        const doer = await inTime(app());
        // Not sent, and nothing to show in the form: the strip above the page says why.
        return doer ? deed(doer)(input) : { [FORM_ERROR]: '' };
      };
    return {
      logIn: passed(({ logIn }) => logIn),
      signUp: passed(({ signUp }) => signUp),
      recover: passed(({ recover }) => recover),
      returnToLogin: () =>
        void app().then(
          ({ returnToLogin }) => returnToLogin(),
          () => loadDocument(() => location.assign(paths.login)),
        ),
    };
  }, [app]);
  return <GuestActionsContext value={deeds}>{children}</GuestActionsContext>;
}

/** Resolves with the app, or with nothing when it fails or takes long: then the strip is shown, and the form stays as it is. */
async function inTime(app: Promise<GuestActions>): Promise<GuestActions | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  try {
    const deeds = await Promise.race([app, late]);
    reportFirstLoad(deeds ? 'codeloaded' : 'codelate');
    return deeds;
  } catch {
    reportFirstLoad('codefailed');
    return undefined;
  }
}
