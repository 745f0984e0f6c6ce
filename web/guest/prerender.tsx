import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { matchRoutes, StaticRouter } from 'react-router-dom';
import { LONGEST_TERM } from '#domain/terms';
import * as landingTexts from '#i18n/es-MX/landing';
import * as screenTexts from '#i18n/es-MX/screens';
import { BackdropArt } from '#kit/art/BackdropArt.tsx';
import { paths } from '#paths';
import { routes } from '../app/routes.tsx';
import { Shell } from '../app/Shell.tsx';
import { createStore } from '../app/store.ts';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { GuestPage } from './GuestPage.tsx';
import { type GuestScreen, guestPages, hasForm } from './guestPages.ts';
import { LoadFailureStrip, OldBrowserStrip } from './Strips.tsx';

const WideArtwork = () => (
  <template id="wide">
    <BackdropArt />
  </template>
);

/** Returns the HTML of the strips that every document shows when its scripts fail to load or the browser is too old. */
export const prerenderStrips = (): string =>
  renderToStaticMarkup(
    <>
      <LoadFailureStrip />
      <OldBrowserStrip />
    </>,
  );

const linkPreview = () => ({
  title: landingTexts.rentOfTomorrowToday,
  text: `${landingTexts.receiveMonthsInAdvance({ months: LONGEST_TERM })} ${landingTexts.weAnswerInThreeDays}`,
});

/** A prerendered page as the build writes it. */
type PrerenderedPage = {
  readonly path: string;
  /** The name of its route chunk. */
  readonly screen: GuestScreen | 'home';
  /** What makes it interactive: `nothing` is the landing page, which has links only. */
  readonly startedBy: 'nothing' | 'guest' | 'app';
  readonly title?: string;
  readonly body: string;
  /** The title and text that other sites show for a link to the page. */
  readonly preview?: { readonly title: string; readonly text: string };
  /** The address of the next page for most visitors, prefetched when this one is idle. */
  readonly next?: string;
};

/** Returns the guest pages and home. Rejects, and so fails the build, when one cannot be rendered. */
export const prerenderPages = async (): Promise<PrerenderedPage[]> => [
  ...(await Promise.all(guestPages.map(({ path, screen }) => prerenderGuestPage(path, screen)))),
  { path: paths.home, screen: 'home', startedBy: 'app', body: await prerenderHome() },
];

/** Returns the title, and the HTML of the same tree that the browser hydrates. */
async function prerenderGuestPage(path: string, screen: GuestScreen): Promise<PrerenderedPage> {
  const Screen = await matchRoutes(routes, path)?.at(-1)?.route.handle.load();
  const body = await renderToHtml(<GuestPage Screen={Screen} loadActions={noApp} />);
  const page = { path, screen, title: screenTexts.pageTitle({ title: headingIn(body) }) };
  if (hasForm(screen)) return { ...page, startedBy: 'guest', body };
  // The landing page has no script of its own: the guard takes the artwork out of this template in a wide window.
  // The template precedes the page instead of wrapping it, because React derives the ids of fields from their tree
  // position.
  const artwork = renderToStaticMarkup(<WideArtwork />);
  return { ...page, startedBy: 'nothing', body: artwork + body, preview: linkPreview(), next: paths.register };
}

/**
 * Returns the HTML of the home page before any data have loaded, shown until the app renders it again. Without the tab
 * bar, whose number of tabs depends on the meta tags of the served page.
 */
const prerenderHome = (): Promise<string> =>
  renderToHtml(
    <Provider store={createStore().store}>
      <StaticRouter location={paths.home}>
        <Shell>
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
