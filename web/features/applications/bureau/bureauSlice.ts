import { api } from '#api/api';
import type { Application, BureauConfirmation } from '#domain/application';
import { type CodeSent, codeSentIn } from '#domain/verificationCode';
import { now } from '#serverTime';
import { applicationInResponse, applicationUrl, changedByFailed } from '../../records/applicationsSlice.ts';

const bureauApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Authorises the bureau check. The response may say when the SMS code expires that was sent. */
    authorizeBureau: build.mutation<CodeSent | null, string>({
      query: (id) => ({
        url: applicationUrl(id, '/privacy-policy'),
        method: 'PUT',
        body: { accept_privacy_policy: true },
      }),
      transformResponse: codeSentIn,
      invalidatesTags: (_, error) => (error === undefined ? [] : [changedByFailed(error)]),
    }),
    confirmBureau: build.mutation<Application, { id: string } & Pick<BureauConfirmation, 'code'>>({
      query: (body) => ({ url: applicationUrl(body.id, `/confirm-privacy-policy?time=${now()}`), method: 'PUT', body }),
      ...applicationInResponse,
    }),
    resendBureauCode: build.mutation<CodeSent | null, void>({
      query: () => ({ url: '/verification-code/privacy-policy/resend', method: 'POST' }),
      transformResponse: codeSentIn,
    }),
  }),
});

export const { useAuthorizeBureauMutation, useConfirmBureauMutation, useResendBureauCodeMutation } = bureauApi;
