import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import * as appTexts from '#i18n/es-MX/app';
import { Loading } from '#kit/feedback/Loading.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { announce } from '#kit/navigation/announcements.ts';
import { loginBefore, pathAfterLogin, paths } from '#paths';
import { selectIsAuthenticated, selectSignOutReason, selectUser, signOutHandled } from '../features/auth/authSlice.ts';
import styles from './Gate.module.css';

/**
 * Layout route of the guest pages. Redirects a signed-in owner to the page where their last session ended or that they
 * wanted to open, else to the home page (s2-access-guest-routes). The form of a log-in stays visible until then.
 */
export function GuestGate() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const user = useSelector(selectUser);
  const { search } = useLocation();
  const dispatch = useDispatch();
  const [wasOpen] = useState(!isAuthenticated);
  const signOutReason = useSelector(selectSignOutReason);
  useEffect(() => {
    if (signOutReason === null) return;
    if (signOutReason === 'user') announce(appTexts.loggedOut);
    dispatch(signOutHandled());
  }, [signOutReason, dispatch]);

  return (
    <>
      {wasOpen && <Outlet />}
      {isAuthenticated && user !== null && <Navigate to={pathAfterLogin(search, user)} replace />}
    </>
  );
}

/**
 * Layout route of the owners' pages. Redirects visitors to the login (s2-access-owner-routes), and an owner with a
 * temporary password to its replacement.
 */
export function OwnerGate() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const user = useSelector(selectUser);
  const signOutReason = useSelector(selectSignOutReason);
  const { pathname, search } = useLocation();
  // Remembers that the owner opened this page with a temporary password: after its replacement they go on to the next
  // onboarding page instead of home.
  const isAtReplacement = pathname === paths.updateTemporaryPassword;
  const [isReplacing, setReplacing] = useState(false);
  const isReplacingNow = isAtReplacement && (isReplacing || user?.has_temporary_password === true);
  if (isReplacingNow !== isReplacing) setReplacing(isReplacingNow);

  if (!isAuthenticated || user === null) {
    const isSigningOut = signOutReason === 'user';
    return <Leaving to={isSigningOut ? paths.landing : loginBefore(`${pathname}${search}`, signOutReason?.ended)} />;
  }
  if (user.has_temporary_password && !isAtReplacement) return <Navigate to={paths.updateTemporaryPassword} replace />;
  if (isAtReplacement && !isReplacingNow) return <Navigate to={paths.home} replace />;
  return (
    <>
      <Outlet />
      {isAtReplacement && !user.has_temporary_password && <Navigate to={paths.documentsRequired} replace />}
    </>
  );
}

/** Redirects from a page that must not stay visible, and says that the next one is loading until its code has come. */
const Leaving = ({ to }: { to: string }) => (
  <>
    <Navigate to={to} replace />
    <main id="main" className={styles.main}>
      <Loading>
        <Skeleton shape="card" count={2} />
      </Loading>
    </main>
  </>
);
