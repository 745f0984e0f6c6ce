import { type ComponentType, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { createGuestActions } from '../../features/auth/createGuestActions.ts';
import { ForgotPasswordScreen } from '../../features/auth/ForgotPasswordScreen.tsx';
import { GuestActionsContext } from '../../features/auth/guestActions.ts';
import { LoginScreen } from '../../features/auth/LoginScreen.tsx';
import { RegisterScreen } from '../../features/auth/RegisterScreen.tsx';

/** The guests' forms within the app, as she meets them after a logout: what they ask for is done at once. */
const done = (Screen: ComponentType) =>
  function WithDeeds() {
    const dispatch = useDispatch();
    const screen = useThisScreen();
    const deeds = useMemo(() => createGuestActions(dispatch, screen), [dispatch, screen]);
    return (
      <GuestActionsContext value={deeds}>
        <Screen />
      </GuestActionsContext>
    );
  };

export const ForgotPassword = done(ForgotPasswordScreen);
export const Login = done(LoginScreen);
export const Register = done(RegisterScreen);
