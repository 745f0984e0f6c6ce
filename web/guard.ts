import { paths } from '#paths';
import { askEarly } from './api/early.ts';
import { whenIdle } from './idle.ts';

/**
 * Inlined into each page: it stands in until the app is there. Run before anything is painted: nobody sees a page that is not hers, not even for the moment
 * that the app takes to arrive (spec §2, contract §1). The gates decide again, with the whole session at hand.
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
// A page of the browser's back-forward cache is as it was left: another may be hers by now.
addEventListener('pageshow', ({ persisted }) => persisted && decide());

function decide(): void {
  const path = location.pathname.replace(/(.)\/$/, '$1');
  const session = keptSession();
  if (session && guests.includes(path)) location.replace(paths.home);
  if (!session && owners.test(path)) location.replace(paths.login);
  // With a temporary password she is led elsewhere.
  if (session && path === paths.home && session.user.has_temporary_password !== true) {
    askEarly(session.token, ['/loans', '/user', '/applications']);
  }
}

// What the next page needs waits until this one is at rest.
whenIdle(() => {
  const later = document.getElementById('later');
  if (later instanceof HTMLTemplateElement) document.head.append(later.content);
});

// A prerendered form can be sent before its code is there. The browser would put what was typed into the address, the
// password too; instead the press is remembered and the form sends itself once it can (`useTypedEarly`).
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  (event.target as HTMLFormElement).dataset.pressed = '';
});

// Without its scripts the app cannot say that they did not come. Errors of loading do not bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.getElementById('unreached')?.removeAttribute('hidden');
  },
  true,
);

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
