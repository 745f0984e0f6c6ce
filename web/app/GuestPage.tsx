import { FORM_ERROR } from 'final-form';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { t } from '#i18n';
import { paths } from '#paths';
import { WayContext } from '#ui/way';
import { type GuestDeeds, GuestDeedsContext, type Outcome } from '../features/auth/index.ts';
import { Broken } from './Broken.tsx';
import { loadDocument } from './loadDocument.ts';
import { Shell } from './Shell.tsx';

type GuestPageProps = {
  Screen: ComponentType;
  /** What the page before handed over. */
  handover?: unknown;
  /** Brings the app in, at the latest when a form is sent. */
  app: () => Promise<GuestDeeds>;
};

/**
 * A guest's page by itself: the very tree that is written into its document and hydrated there, without store and router.
 * Its links load documents; what its form asks for, the app does.
 */
export function GuestPage({ Screen, handover = null, app }: GuestPageProps) {
  const way = useMemo(() => ({ handover }), [handover]);
  return (
    <WayContext value={way}>
      <Shell>
        <Broken>
          <WithApp app={app}>
            <Screen />
          </WithApp>
        </Broken>
      </Shell>
    </WayContext>
  );
}

function WithApp({ app, children }: { app: GuestPageProps['app']; children: ReactNode }) {
  const [missing, setMissing] = useState<{ reason: unknown }>();
  const deeds = useMemo((): GuestDeeds => {
    const passed =
      <Input,>(deed: (deeds: GuestDeeds) => (input: Input) => Outcome) =>
      async (input: Input): Outcome => {
        if (!navigator.onLine) {
          return {
            [FORM_ERROR]: t('No internet connection. We kept what you have; you can send it when the signal is back.'),
          };
        }
        const doer = await app().catch((reason: unknown) => void setMissing({ reason }));
        // Nothing to show under the form, but not done either: what was typed outlives the failure.
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
  // To the page's own boundary: that the app's code did not come is said there, with the way out.
  if (missing) throw missing.reason;
  return <GuestDeedsContext value={deeds}>{children}</GuestDeedsContext>;
}
