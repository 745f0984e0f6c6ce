import { paths } from '#paths';

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

const path = location.pathname.replace(/(.)\/$/, '$1');
const signedIn = isSignedIn();
if (signedIn && guests.includes(path)) location.replace(paths.home);
if (!signedIn && owners.test(path)) location.replace(paths.login);

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

function isSignedIn(): boolean {
  try {
    const kept = JSON.parse(sessionStorage.getItem('auth') ?? 'null');
    return (
      kept?.isAuthenticated === true &&
      typeof kept.token === 'string' &&
      /^[!-~]+$/.test(kept.token) &&
      typeof kept.user?.id === 'string'
    );
  } catch {
    // No storage or not our record: a visitor.
    return false;
  }
}
