import { api } from '#api/api';
import { responseShape } from '#api/responseShape';
import type { Credentials, PasswordChange, Recovery, Registration, TemporaryPasswordChange } from '#domain/access';
import { internationalPhone } from '#domain/identifiers/phone';
import { MessageBody, Registered, Session } from '#domain/session';
import { type CodeSent, codeSentIn } from '#domain/verificationCode';

/** The calls of log-in, registration and passwords. Apart from `authSlice.ts`, which every page of the app loads. */
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

export const {
  useVerifyPhoneCodeMutation,
  useResendPhoneCodeMutation,
  useChangePasswordMutation,
  useReplaceTemporaryPasswordMutation,
} = authApi;
