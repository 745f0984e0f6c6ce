import { fireEvent, screen } from '@testing-library/react';
import { act, createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { loggedOut } from '#api/session';
import * as menuTexts from '#i18n/es-MX/profile/menu';
import {
  authSlice,
  signedIn,
  signOutHandled,
  temporaryPasswordReplaced,
  userNamed,
} from '../../../../web/features/auth/authSlice.ts';
import { UpdateTemporaryPasswordScreen } from '../../../../web/features/auth/password/UpdateTemporaryPasswordScreen.tsx';
import { useLogout } from '../../../../web/features/auth/useLogout.ts';
import { UpdatePasswordScreen } from '../../../../web/features/profile/menu/UpdatePasswordScreen.tsx';
import { prefetchProfile } from '../../../../web/features/records/profileSlice.ts';
import { ana } from '../../owner.ts';
import { renderScreen, renderScreenHook } from '../../scriptedStore.ts';

describe('the owner of a session', () => {
  const user = { ...ana, name: null, has_temporary_password: true };
  const session = authSlice.reducer(undefined, signedIn({ token: 'secret', user }));
  const guest = authSlice.reducer(undefined, { type: 'none' });

  test('has a name once the profile has one', () => {
    expect(authSlice.reducer(session, userNamed('Ana'))).toEqual({ ...session, user: { ...user, name: 'Ana' } });
    expect(authSlice.reducer(guest, userNamed('Ana'))).toEqual(guest);
  });

  test('has no temporary password once it was replaced', () => {
    const changed = { ...session, user: { ...user, has_temporary_password: false } };
    expect(authSlice.reducer(session, temporaryPasswordReplaced())).toEqual(changed);
    expect(authSlice.reducer(guest, temporaryPasswordReplaced())).toEqual(guest);
  });
});

test('the reason of a sign-out is cleared once the gate has handled it', () => {
  const afterLogout = authSlice.reducer(undefined, loggedOut());
  expect(authSlice.reducer(afterLogout, signOutHandled())).toEqual({
    token: null,
    user: null,
    isAuthenticated: false,
    signOutReason: null,
  });
});

test('a log-out ends the session at once and on the server, and does nothing for a guest', async () => {
  const owner = renderScreenHook(() => useLogout(), {});
  act(() => owner.hook.current());
  expect(owner.store.getState().auth).toMatchObject({ token: null, signOutReason: 'user' });
  await expect.poll(() => owner.calls).toMatchObject([{ call: 'POST /auth/logout', token: 'Bearer secret' }]);
  const guest = renderScreenHook(() => useLogout(), {}, null);
  act(() => guest.hook.current());
  expect(guest.store.getState().auth.signOutReason).toBeNull();
  // A call that the log-out had made would come first.
  guest.store.dispatch(prefetchProfile());
  await guest.answered();
  expect(guest.calls.map(({ call }) => call)).toEqual(['GET /user']);
});

test.each([
  ['a temporary password is replaced', UpdateTemporaryPasswordScreen],
  ['the password is changed', UpdatePasswordScreen],
])('the browser saves the new password for the e-mail of the owner where %s', (_, Screen) => {
  renderScreen(createElement(Screen), {});
  expect(document.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value).toBe(ana.email);
});

test('an owner whose temporary password has expired can log out where it is replaced', () => {
  const { store } = renderScreen(createElement(UpdateTemporaryPasswordScreen), {});
  fireEvent.click(screen.getByText(menuTexts.logOut));
  expect(store.getState().auth).toMatchObject({ token: null, signOutReason: 'user' });
});
