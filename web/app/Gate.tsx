import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { type Infer, is, literal, string, type, unknown } from 'superstruct';
import * as appTexts from '#i18n/es-MX/app';
import { announce } from '#kit/navigation/announcements.ts';
import { isOwnPath, loginBefore, pathAfterLogin, paths } from '#paths';
import { selectIsAuthenticated, selectSignOutReason, selectUser, signOutHandled } from '../features/auth/authSlice.ts';
import { PageLoading } from './PageLoading.tsx';

/**
 * The location state of the login page after a session ended by itself: where the owner was, and who they are.
 * `fromState` is the location state of that page, such as the expiry of a code.
 */
const LoginState = type({ ended: literal(true), from: string(), fromState: unknown(), owner: string() });
type LoginState = Infer<typeof LoginState>;

/**
 * Renders the guest pages. Redirects a signed-in owner to the page where their last session ended or that they wanted to
 * open, else to the home page (s2-access-guest-routes).
 */
export function GuestGate() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const user = useSelector(selectUser);
  const { state, search } = useLocation();
  const dispatch = useDispatch();
  const signOutReason = useSelector(selectSignOutReason);
  useEffect(() => {
    if (signOutReason === null) return;
    if (signOutReason === 'user') announce(appTexts.loggedOut);
    dispatch(signOutHandled());
  }, [signOutReason, dispatch]);

  if (!isAuthenticated || user === null) return <Outlet />;
  if (user.has_temporary_password) return <RedirectTo path={paths.updateTemporaryPassword} />;
  return <RedirectTo {...(locationBeforeLogin(state, user.id) ?? { path: pathAfterLogin(search) })} />;
}

/**
 * Renders the owners' pages. Redirects visitors to the login (s2-access-owner-routes), and an owner with a temporary
 * password to its replacement.
 */
export function OwnerGate() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const user = useSelector(selectUser);
  const signOutReason = useSelector(selectSignOutReason);
  const { pathname, search, state } = useLocation();
  // Remembers that the owner opened this page with a temporary password: after its replacement they go on to the next
  // onboarding page instead of home.
  const isAtReplacement = pathname === paths.updateTemporaryPassword;
  const [isReplacing, setReplacing] = useState(false);
  const isReplacingNow = isAtReplacement && (isReplacing || user?.has_temporary_password === true);
  if (isReplacingNow !== isReplacing) setReplacing(isReplacingNow);

  if (!isAuthenticated || user === null) {
    if (signOutReason === 'user') return <RedirectTo path={paths.landing} />;
    const from = `${pathname}${search}`;
    if (signOutReason === null) return <RedirectTo path={loginBefore(from)} />;
    const loginState: LoginState = { ended: true, from, fromState: state, owner: signOutReason.ended };
    return <RedirectTo path={paths.login} state={loginState} />;
  }
  if (user.has_temporary_password && !isAtReplacement) return <RedirectTo path={paths.updateTemporaryPassword} />;
  if (!user.has_temporary_password && isAtReplacement) {
    return <RedirectTo path={isReplacingNow ? paths.documentsRequired : paths.home} />;
  }
  return <Outlet />;
}

/** A page of the app, with the location state for it. */
type Location = { readonly path: string; readonly state?: unknown };

/**
 * Redirects. Renders an outline until the code of the other page has loaded, so that the page that was left disappears.
 */
const RedirectTo = ({ path, state }: Location) => (
  <>
    <Navigate to={path} replace state={state} />
    <PageLoading />
  </>
);

/** Returns the page where the session ended by itself; only for the same owner, and only an address within the app. */
function locationBeforeLogin(state: unknown, owner: string): Location | undefined {
  if (!is(state, LoginState) || state.owner !== owner || !isOwnPath(state.from)) return undefined;
  return { path: state.from, state: state.fromState };
}
