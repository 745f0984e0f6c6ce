import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { t } from '#i18n';
import { BackdropArt } from '#kit/art/BackdropArt.tsx';
import { paths } from '#paths';
import { Shell } from '../app/Shell.tsx';
import { createStore } from '../app/store.ts';
import { ForgotPasswordScreen } from '../features/auth/ForgotPasswordScreen.tsx';
import { LandingScreen } from '../features/auth/LandingScreen.tsx';
import { LoginScreen } from '../features/auth/LoginScreen.tsx';
import { RegisterScreen } from '../features/auth/RegisterScreen.tsx';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { GuestPage } from './GuestPage.tsx';
import { LoadFailureStrip } from './LoadFailureStrip.tsx';

/** The pages that are the same for every visitor: they are there before any script is. */
const screens: Readonly<Record<string, ComponentType>> = {
  [paths.landing]: LandingScreen,
  [paths.login]: LoginScreen,
  [paths.register]: RegisterScreen,
  [paths.createAccount]: RegisterScreen,
  [paths.forgotPassword]: ForgotPasswordScreen,
};

const WidePatio = () => (
  <template id="wide">
    <BackdropArt />
  </template>
);

/** The HTML of what every document says when its scripts do not come. */
export const prerenderLoadFailure = (): string => renderToStaticMarkup(<LoadFailureStrip />);

/** What a link to the landing page says of it elsewhere. */
export const linkPreview = () => ({
  title: t('Your rent of tomorrow, today.'),
  text: `${t('Receive up to 12 months of rent in advance.')} ${t('We answer in less than 3 days.')}`,
});

/** Each guest's page by its address: its title, and the HTML of the very tree that the browser hydrates. Fails the build when one cannot be rendered. */
export const prerenderGuestPages = (): Promise<Record<string, { title: string; body: string }>> =>
  Promise.all(
    Object.entries(screens).map(async ([path, Screen]) => {
      // The front has no script of its own: the guard takes the patio out of the template where the window is wide. Beside
      // the page, not around it: the names that React gives to fields and labels come from where they stand in the tree.
      const patio = path === paths.landing ? renderToStaticMarkup(<WidePatio />) : '';
      const body = patio + (await markupOf(<GuestPage Screen={Screen} app={noApp} />));
      return [path, { title: t('{title} · Adelantto', { title: headingIn(body) }), body }] as const;
    }),
  ).then((pages) => Object.fromEntries(pages));

/**
 * The home as it is before anything is known of its owner: shown until the app draws it anew. Without the tabs, whose
 * number depends on settings that only the page knows (contract §1).
 */
export const prerenderHome = (): Promise<string> =>
  markupOf(
    <Provider store={createStore().store}>
      <StaticRouter location={paths.home}>
        <Shell>
          <HomeScreen />
        </Shell>
      </StaticRouter>
    </Provider>,
  );

async function markupOf(page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, {
    onError: (error) => void failures.push(error),
  });
  const parts: Uint8Array[] = [];
  for await (const part of prelude) parts.push(part as Uint8Array);
  if (failures.length > 0) throw failures[0];
  return Buffer.concat(parts).toString('utf8');
}

const noApp = () => Promise.reject(new Error('No app runs in the build.'));

const headingIn = (body: string): string =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]?.replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, '') ?? '';
