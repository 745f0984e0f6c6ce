import { type ComponentType, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { createGuestActions } from '../../features/auth/guest-screens/createGuestActions.ts';
import { ForgotPasswordScreen } from '../../features/auth/guest-screens/ForgotPasswordScreen.tsx';
import { GuestActionsContext } from '../../features/auth/guest-screens/guestActions.ts';
import { LoginScreen } from '../../features/auth/guest-screens/LoginScreen.tsx';
import { RegisterScreen } from '../../features/auth/guest-screens/RegisterScreen.tsx';

/** Wraps a guest form for use inside the app, such as after a log-out: its actions call the store directly. */
const withGuestActions = (Screen: ComponentType) =>
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

export const ForgotPassword = withGuestActions(ForgotPasswordScreen);
export const Login = withGuestActions(LoginScreen);
export const Register = withGuestActions(RegisterScreen);
