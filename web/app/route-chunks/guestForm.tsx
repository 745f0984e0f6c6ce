import '../shared-chunks/everyForm.ts';
import '../shared-chunks/everyAppPage.ts';
import { type ComponentType, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { createGuestActions } from '../../features/auth/guest-screens/createGuestActions.ts';
import { GuestActionsContext } from '../../features/auth/guest-screens/guestActions.ts';

/** Route chunk: wraps a guest form for use inside the app, such as after a log-out. Its actions call the store directly. */
export const withGuestActions = (Screen: ComponentType) =>
  function WithGuestActions() {
    const dispatch = useDispatch();
    const screen = useThisScreen();
    const actions = useMemo(() => createGuestActions(dispatch, screen), [dispatch, screen]);
    return (
      <GuestActionsContext value={actions}>
        <Screen />
      </GuestActionsContext>
    );
  };
