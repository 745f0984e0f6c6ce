import { loginBefore, pathAfterLogin, paths } from '#paths';
import { prefetch } from '../api/prefetch.ts';
import { parseSessionRecord, SESSION_KEY, type SessionRecord } from '../app/sessionRecord.ts';
import { whenIdle } from '../kit/browser/whenIdle.ts';
import { WIDE_VIEWPORT } from '../kit/layout/wideViewport.ts';
import { collectReports } from '../reports/collectReports.ts';
import { watchFirstLoad, whenReachable } from './firstLoadWatch.ts';
import { guestPages, openPaths } from './guestPages.ts';
import { isBrowserTooOld, showBrowserTooOld } from './oldBrowser.ts';

/*
 * The guard: a script that the build inlines into each document. It runs before the first paint, so that nobody sees a
 * page that is not for them while the app loads (s2-access-owner-routes, s2-access-guest-routes). The app's gates check
 * again with the validated session. It also sends the first requests of the home page, watches the loading of code and tells an older browser.
 */

const guestPaths = guestPages.map(({ path }) => path);
const firstSegment = (path: string): string | undefined => path.split('/')[1];
/** The first segments of the owners' addresses, such as `profile`. */
const ownerSegments = Object.values(paths)
  .filter((path) => !guestPaths.includes(path) && !openPaths.includes(path))
  .map(firstSegment);

collectReports();
redirectIfNeeded();
// A page from the browser's back-forward cache is as it was left, though a session may have begun or ended since.
// Without a connection no other document could be loaded; `start.tsx` then removes the content of an owner's page.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) whenReachable(redirectIfNeeded, () => undefined);
});
prefetchHome();

function redirectIfNeeded(): void {
  const path = currentPath();
  const session = storedSession();
  const { search } = location;
  if (session && guestPaths.includes(path)) location.replace(pathAfterLogin(search, session.user));
  if (!session && ownerSegments.includes(firstSegment(path))) location.replace(loginBefore(`${path}${search}`));
}

/** Sends the requests of the home page while the app loads. Only once: later the app would take old data for new. */
function prefetchHome(): void {
  const session = storedSession();
  // With a temporary password the gate redirects to another page.
  if (currentPath() !== paths.home || !session || session.user.has_temporary_password === true) return;
  prefetch(session.token, ['/loans', '/user', '/applications']);
}

// Prefetches the files of the next page when this one is idle.
whenIdle(() => {
  const later = document.getElementById('later');
  if (later instanceof HTMLTemplateElement) document.head.append(later.content);
});

// Shows the artwork beside the landing page in a wide window. The landing page has no other script that could do it.
addEventListener('DOMContentLoaded', () => {
  const artwork = document.getElementById('wide');
  if (artwork instanceof HTMLTemplateElement && matchMedia(WIDE_VIEWPORT).matches) artwork.replaceWith(artwork.content);
});

// A prerendered form can be submitted before its code has loaded. The browser would put the values, the password too,
// into the address; instead the press is recorded, and the form submits itself after hydration
// (`useInputBeforeHydration`).
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  (event.target as HTMLFormElement).dataset.pressed = '';
});

if (isBrowserTooOld()) showBrowserTooOld();
else watchFirstLoad();

function currentPath(): string {
  return location.pathname.replace(/(.)\/$/, '$1');
}

function storedSession(): SessionRecord | null {
  try {
    return parseSessionRecord(sessionStorage.getItem(SESSION_KEY));
  } catch {
    // The browser forbids storage.
    return null;
  }
}
