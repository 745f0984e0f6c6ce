import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { t } from '#i18n';
import { announce } from '#kit/feedback/Status.tsx';
import { isOwnPath, paths } from '#paths';
import { selectIsAuthenticated, selectSignOutReason, selectUser, signOutHandled } from '../features/auth/authSlice.ts';
import { PageLoading } from './PageLoading.tsx';

/** The location state of the login page when a session ended by itself: where the owner was, and who they are. */
type Interrupted = {
  readonly ended: true;
  readonly from: string;
  /** The location state of that page, such as when a code expires. */
  readonly fromState: unknown;
  readonly owner: string;
};

/** Before each page of a guest: whoever is signed in is led on, back to where her session ended or to her home (spec §2). */
export function GuestGate() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const user = useSelector(selectUser);
  const { state } = useLocation();
  const dispatch = useDispatch();
  const left = useSelector(selectSignOutReason);
  useEffect(() => {
    if (left === null) return;
    if (left === 'user') announce(t('You logged out.'));
    dispatch(signOutHandled());
  }, [left, dispatch]);

  if (!isAuthenticated || user === null) return <Outlet />;
  if (user.has_temporary_password) return <LedTo path={paths.updateTemporaryPassword} />;
  return <LedTo {...(placeToReturnTo(state, user.id) ?? { path: paths.home })} />;
}

/** Before each page of an owner: a visitor is led to the login, and a temporary password goes no further than its replacement. */
export function OwnerGate() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const user = useSelector(selectUser);
  const left = useSelector(selectSignOutReason);
  const { pathname, search, state } = useLocation();
  // Whether the owner came here with a temporary password: once it is replaced, the next page is the one after it.
  const isAtReplacement = pathname === paths.updateTemporaryPassword;
  const [isReplacing, setReplacing] = useState(false);
  const isReplacingNow = isAtReplacement && (isReplacing || user?.has_temporary_password === true);
  if (isReplacingNow !== isReplacing) setReplacing(isReplacingNow);

  if (!isAuthenticated || user === null) {
    if (left === 'user') return <LedTo path={paths.landing} />;
    const interrupted: Interrupted | null =
      left === null ? null : { ended: true, from: `${pathname}${search}`, fromState: state, owner: left.ended };
    return <LedTo path={paths.login} state={interrupted} />;
  }
  if (user.has_temporary_password && !isAtReplacement) return <LedTo path={paths.updateTemporaryPassword} />;
  if (!user.has_temporary_password && isAtReplacement) {
    return <LedTo path={isReplacingNow ? paths.documentsRequired : paths.home} />;
  }
  return <Outlet />;
}

/** Somewhere in the app, with what its page is handed over. */
type Place = { readonly path: string; readonly state?: unknown };

/** Leads on. This stands there until the other page's code has come: what she left must not, and nothing looks broken. */
const LedTo = ({ path, state }: Place) => (
  <>
    <Navigate to={path} replace state={state} />
    <PageLoading />
  </>
);

/** Returns where the owner was when the session ended by itself, for the same owner and within the app only (contract §2). */
function placeToReturnTo(state: unknown, owner: string): Place | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state) || !('owner' in state)) return undefined;
  if (state.owner !== owner || typeof state.from !== 'string' || !isOwnPath(state.from)) return undefined;
  return { path: state.from, state: 'fromState' in state ? state.fromState : undefined };
}
