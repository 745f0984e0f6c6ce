import { paths } from '#paths';
import { prefetch } from '../api/prefetch.ts';
import { WIDE_VIEWPORT } from '../kit/layout/wideViewport.ts';
import { watchFirstLoad } from './firstLoadWatch.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Inlined into each page: it stands in until the app is there. Run before anything is painted: nobody sees a page that
 * is not hers, not even for the moment that the app takes to arrive (spec §2, contract §1). The gates decide again,
 * with the whole session at hand.
 */
const guests: readonly string[] = [
  paths.landing,
  paths.login,
  paths.register,
  paths.createAccount,
  paths.forgotPassword,
];
const owners = /^\/(home|loans|profile|applications|welcome|documents-required|update-temporary-password)(\/|$)/;

decide();
// A page comes back from the browser's back-forward cache as it was left, though a session may have begun or ended
// since. Without internet another document could not be loaded; what an owner saw the app itself takes away
// (`start.tsx`).
addEventListener('pageshow', ({ persisted }) => persisted && navigator.onLine && decide());
askForHome();

function decide(): void {
  const path = here();
  const session = keptSession();
  if (session && guests.includes(path)) location.replace(paths.home);
  if (!session && owners.test(path)) location.replace(paths.login);
}

/** Once, while the app is on its way: later it asks for itself, and would take an old answer for a new one. */
function askForHome(): void {
  const session = keptSession();
  // With a temporary password she is led elsewhere.
  if (here() !== paths.home || !session || session.user.has_temporary_password === true) return;
  prefetch(session.token, ['/loans', '/user', '/applications']);
}

// What the next page needs waits until this one is at rest.
whenIdle(() => {
  const later = document.getElementById('later');
  if (later instanceof HTMLTemplateElement) document.head.append(later.content);
});

// On the front nothing else would show the patio that stands beside it in a wide window.
addEventListener('DOMContentLoaded', () => {
  const patio = document.getElementById('wide');
  const window = matchMedia(WIDE_VIEWPORT);
  const show = () => window.matches && patio instanceof HTMLTemplateElement && patio.replaceWith(patio.content);
  show();
  window.addEventListener('change', show);
});

// A prerendered form can be sent before its code is there. The browser would put what was typed into the address, the
// password too; instead the press is remembered and the form sends itself once it can (`useTypedEarly`).
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  (event.target as HTMLFormElement).dataset.pressed = '';
});

watchFirstLoad();

function here(): string {
  return location.pathname.replace(/(.)\/$/, '$1');
}

type Kept = {
  readonly token: string;
  readonly user: { readonly id: string; readonly has_temporary_password?: unknown };
};

function keptSession(): Kept | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem('auth') ?? 'null');
    const isSession =
      kept?.isAuthenticated === true &&
      typeof kept.token === 'string' &&
      /^[!-~]+$/.test(kept.token) &&
      ['id', 'email', 'phone'].every((name) => typeof kept.user?.[name] === 'string');
    return isSession ? kept : undefined;
  } catch {
    // No storage or not our record: a visitor.
    return undefined;
  }
}
