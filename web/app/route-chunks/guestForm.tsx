import '../shared-chunks/everyForm.ts';
import '../shared-chunks/everyAppPage.ts';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { createGuestActions } from '../../features/auth/guest-screens/createGuestActions.ts';
import { GuestActionsContext } from '../../features/auth/guest-screens/guestActions.ts';

/** Layout route of the guest forms inside the app, such as after a log-out. Their actions call the store directly. */
export function GuestFormLayout() {
  const dispatch = useDispatch();
  const screen = useThisScreen();
  const actions = useMemo(() => createGuestActions(dispatch, screen), [dispatch, screen]);
  return (
    <GuestActionsContext value={actions}>
      <Outlet />
    </GuestActionsContext>
  );
}
