import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '#api/api';
import { responseShape } from '#api/responseShape';
import { loggedOut, sessionEnded } from '#api/session';
import type { Credentials, PasswordChange, Recovery, Registration, TemporaryPasswordChange } from '#domain/access';
import { internationalPhone } from '#domain/identifiers/phone';
import { MessageBody, Registered, Session, type SessionUser } from '#domain/session';
import { type CodeSent, codeSentIn } from '#domain/verificationCode';

/** The session of this tab. `signOutReason` tells the gates why it ended; it is never persisted. */
type Auth = {
  readonly token: string | null;
  readonly user: SessionUser | null;
  readonly isAuthenticated: boolean;
  readonly signOutReason: null | 'user' | { readonly ended: SessionUser['id'] };
};

const signedOut: Auth = { token: null, user: null, isAuthenticated: false, signOutReason: null };

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<Registered, Registration>({
      query: ({ phone, email, ...passwords }) => ({
        url: '/auth/register',
        method: 'POST',
        body: { ...passwords, email: email.trim(), phone: internationalPhone(phone) },
      }),
      extraOptions: responseShape(Registered),
    }),
    verifyPhoneCode: build.mutation<Session, { id: string; code: string }>({
      query: ({ id, code }) => ({
        url: `/auth/${encodeURIComponent(id)}/verify-phone-code`,
        method: 'POST',
        body: { code },
      }),
      extraOptions: responseShape(Session),
    }),
    resendPhoneCode: build.mutation<CodeSent | null, string>({
      query: (id) => ({ url: `/auth/${encodeURIComponent(id)}/verification-code`, method: 'PUT' }),
      transformResponse: codeSentIn,
    }),
    login: build.mutation<Session, Credentials>({
      query: ({ email, password }) => ({ url: '/auth/login', method: 'POST', body: { email: email.trim(), password } }),
      extraOptions: responseShape(Session),
    }),
    /**
     * Ends a session on the server. The token is an argument, because the store has dropped it when the call is made.
     */
    logout: build.mutation<null, string>({
      query: (token) => ({ url: '/auth/logout', method: 'POST', headers: { authorization: `Bearer ${token}` } }),
      extraOptions: { withoutSession: true },
    }),
    recoverPassword: build.mutation<MessageBody | null, Recovery>({
      query: ({ email }) => ({ url: '/auth/recover-password', method: 'POST', body: { email: email.trim() } }),
      extraOptions: { ...responseShape(MessageBody), mayBeEmpty: true },
    }),
    changePassword: build.mutation<MessageBody | null, PasswordChange>({
      query: (body) => ({ url: '/auth/password', method: 'PATCH', body }),
      extraOptions: { ...responseShape(MessageBody), mayBeEmpty: true },
    }),
    replaceTemporaryPassword: build.mutation<MessageBody, TemporaryPasswordChange>({
      query: (body) => ({
        url: '/user/update-password',
        method: 'POST',
        body,
        // Only 200 is a success (s2-temporary-success).
        validateStatus: ({ status }: Response) => status === 200,
      }),
      extraOptions: responseShape(MessageBody),
    }),
  }),
});

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
export const {
  useVerifyPhoneCodeMutation,
  useResendPhoneCodeMutation,
  useChangePasswordMutation,
  useReplaceTemporaryPasswordMutation,
} = authApi;
