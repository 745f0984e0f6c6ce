import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { LONGEST_TERM } from '#domain/terms';
import * as screenTexts from '#i18n/es-MX/screens';
import { BackdropArt } from '#kit/art/BackdropArt.tsx';
import { paths } from '#paths';
import { loadBackdropArt } from '../app/loadBackdropArt.ts';
import { Shell } from '../app/Shell.tsx';
import { createStore } from '../app/store.ts';
import { ForgotPasswordScreen } from '../features/auth/guest-screens/ForgotPasswordScreen.tsx';
import { LandingScreen } from '../features/auth/guest-screens/LandingScreen.tsx';
import { LoginScreen } from '../features/auth/guest-screens/LoginScreen.tsx';
import { RegisterScreen } from '../features/auth/guest-screens/RegisterScreen.tsx';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { GuestPage } from './GuestPage.tsx';
import { type GuestScreen, guestPages } from './guestPages.ts';
import { LoadFailureStrip } from './LoadFailureStrip.tsx';

/** The screens that are prerendered, because they are the same for every visitor. */
const screens: Readonly<Record<GuestScreen, ComponentType>> = {
  landing: LandingScreen,
  login: LoginScreen,
  registration: RegisterScreen,
  recovery: ForgotPasswordScreen,
};

const WideArtwork = () => (
  <template id="wide">
    <BackdropArt />
  </template>
);

/** Returns the HTML of the strip that every document shows when its scripts fail to load. */
export const prerenderLoadFailure = (): string => renderToStaticMarkup(<LoadFailureStrip />);

/** Returns the title and text that other sites show for a link to the landing page. */
export const linkPreview = () => ({
  title: screenTexts.rentOfTomorrowToday,
  text: `${screenTexts.receiveMonthsInAdvance({ months: LONGEST_TERM })} ${screenTexts.weAnswerInThreeDays}`,
});

/** A guest page as the build writes it. `screen` is also the name of its route chunk. */
type GuestDocument = {
  readonly path: string;
  readonly screen: GuestScreen;
  readonly title: string;
  readonly body: string;
};

/**
 * Returns the guest pages: the title, and the HTML of the same tree that the browser hydrates. Rejects, and so fails
 * the build, when one cannot be rendered.
 */
export const prerenderGuestPages = (): Promise<GuestDocument[]> =>
  Promise.all(
    guestPages.map(async ({ path, screen }) => {
      const Screen = screens[screen];
      // The landing page has no script of its own: the guard takes the artwork out of this template in a wide window.
      // The template precedes the page instead of wrapping it, because React derives the ids of fields from their tree
      // position.
      const artwork = screen === 'landing' ? renderToStaticMarkup(<WideArtwork />) : '';
      const body = artwork + (await renderToHtml(<GuestPage Screen={Screen} loadActions={noApp} />));
      return { path, screen, title: screenTexts.pageTitle({ title: headingIn(body) }), body };
    }),
  );

/**
 * Returns the HTML of the home page before any data have loaded, shown until the app renders it again. Without the tab
 * bar, whose number of tabs depends on the meta tags of the served page.
 */
export const prerenderHome = (): Promise<string> =>
  renderToHtml(
    <Provider store={createStore().store}>
      <StaticRouter location={paths.home}>
        <Shell loadArt={loadBackdropArt}>
          <HomeScreen />
        </Shell>
      </StaticRouter>
    </Provider>,
  );

async function renderToHtml(page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, {
    onError: (error) => void failures.push(error),
  });
  const parts: Uint8Array[] = [];
  for await (const part of prelude) parts.push(part as Uint8Array);
  if (failures.length > 0) throw failures[0];
  return Buffer.concat(parts).toString('utf8');
}

const noApp = () => Promise.reject(new Error('The app cannot be loaded during prerendering.'));

const headingIn = (body: string): string =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]?.replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, '') ?? '';
