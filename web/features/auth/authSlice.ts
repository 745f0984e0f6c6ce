import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut, sessionEnded } from '#api/session';
import type { Session, SessionUser } from '#domain/session';

/** The session of this tab. `signOutReason` tells the gates why it ended; it is never persisted. */
type Auth = {
  readonly token: string | null;
  readonly user: SessionUser | null;
  readonly isAuthenticated: boolean;
  readonly signOutReason: null | 'user' | { readonly ended: SessionUser['id'] };
};

const signedOut: Auth = { token: null, user: null, isAuthenticated: false, signOutReason: null };

export const authSlice = createSlice({
  name: 'auth',
  initialState: signedOut as Auth,
  reducers: {
    /** A session was opened, by a log-in or by the code of a registration. */
    signedIn: (_, { payload: { token, user } }: PayloadAction<Session>): Auth => ({
      token,
      user,
      isAuthenticated: true,
      signOutReason: null,
    }),
    /** The temporary password was replaced: the owner may open every page. */
    temporaryPasswordReplaced: (state) =>
      state.user === null ? state : { ...state, user: { ...state.user, has_temporary_password: false } },
    /** The profile was created: the session has the name of the owner from now on. */
    userNamed: (state, { payload }: PayloadAction<string>) =>
      state.user === null ? state : { ...state, user: { ...state.user, name: payload } },
    /** The gate has redirected after a sign-out: from now on the user counts as a guest. */
    signOutHandled: (state): Auth => ({ ...state, signOutReason: null }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(loggedOut, () => ({ ...signedOut, signOutReason: 'user' as const }))
      .addCase(sessionEnded, ({ user }) => ({
        ...signedOut,
        signOutReason: user === null ? null : { ended: user.id },
      })),
  selectors: {
    selectIsAuthenticated: ({ isAuthenticated }) => isAuthenticated,
    selectToken: ({ token }) => token,
    selectUser: ({ user }) => user,
    selectSignOutReason: ({ signOutReason }) => signOutReason,
  },
});

export const { signedIn, temporaryPasswordReplaced, userNamed, signOutHandled } = authSlice.actions;
export const { selectIsAuthenticated, selectToken, selectUser, selectSignOutReason } = authSlice.selectors;
