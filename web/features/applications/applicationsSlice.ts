import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { string } from 'superstruct';
import { api } from '#api/api';
import { responseShape } from '#api/responseShape';
import { toQueryState } from '#api/toQueryState';
import {
  Application,
  type ApplicationChanges,
  Applications,
  type BureauConfirmation,
  type Lease,
} from '#domain/application';
import { Offer } from '#domain/preOffer';
import type { CodeSent } from '#domain/verificationCode';
import type { QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { now } from '#serverTime';

const one = (id: string, rest = '') => `/applications/${encodeURIComponent(id)}${rest}`;

// The list is read again after a change; of a single one its own answer tells (below).
const LIST = { type: 'applications', id: 'LIST' } as const;
/** After a change: the list. After a refusal everything, for what is shown is not what the server has (ux §1.2, 409). */
const outdated = (error: unknown) => (error === undefined ? [LIST] : (['applications'] as const));

const applicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getApplications: build.query<Application[], void>({
      query: () => '/applications',
      extraOptions: responseShape(Applications),
      providesTags: [LIST],
    }),
    getApplication: build.query<Application, string>({
      query: (id) => one(id),
      extraOptions: responseShape(Application),
      providesTags: (_, __, id) => [{ type: 'applications', id }],
    }),
    createApplication: build.mutation<Application, Lease>({
      query: (body) => ({ url: '/applications', method: 'POST', body }),
      extraOptions: responseShape(Application),
      onQueryStarted: (_, life) => keep(life),
      invalidatesTags: (_, error) => outdated(error),
    }),
    updateApplication: build.mutation<Application, { id: string } & ApplicationChanges>({
      query: ({ id, ...body }) => ({ url: one(id), method: 'PUT', body }),
      extraOptions: responseShape(Application),
      onQueryStarted: (_, life) => keep(life),
      invalidatesTags: (_, error) => outdated(error),
    }),
    /** Answers the id of the deleted application, unwrapped (spec §7). */
    deleteApplication: build.mutation<string, string>({
      query: (id) => ({ url: one(id), method: 'DELETE' }),
      extraOptions: responseShape(string()),
      // It leaves the list at once, not only when that has been read again.
      onQueryStarted: (id, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () =>
            void dispatch(
              applicationsApi.util.updateQueryData('getApplications', undefined, (list) =>
                list.filter((it) => it.id !== id),
              ),
            ),
          () => undefined, // whoever sent it hears of it
        ),
      invalidatesTags: ['applications'],
    }),
    /** Authorises the bureau check; the answer may say when the SMS code that it sent dies (contract §3). */
    authorizeBureau: build.mutation<CodeSent | null, string>({
      query: (id) => ({ url: one(id, '/privacy-policy'), method: 'PUT', body: { accept_privacy_policy: true } }),
      invalidatesTags: (_, error) => (error === undefined ? [] : ['applications']),
    }),
    confirmBureau: build.mutation<Application, { id: string } & Pick<BureauConfirmation, 'code'>>({
      query: (body) => ({ url: one(body.id, `/confirm-privacy-policy?time=${now()}`), method: 'PUT', body }),
      extraOptions: responseShape(Application),
      onQueryStarted: (_, life) => keep(life),
      // A refusal changes the application too: it is rejected when the score is too low.
      invalidatesTags: (_, error) => outdated(error),
    }),
    resendBureauCode: build.mutation<CodeSent | null, void>({
      query: () => ({ url: '/verification-code/privacy-policy/resend', method: 'POST' }),
    }),
    /** Pesos and months. */
    calculateOffer: build.query<Offer, { principal: number; months: number }>({
      query: (params) => ({ url: '/calc', params }),
      extraOptions: responseShape(Offer),
    }),
  }),
});

/** The part of a running change that `keep` needs. */
type Change = {
  readonly dispatch: ThunkDispatch<{ readonly api: ReturnType<typeof api.reducer> }, unknown, UnknownAction>;
  readonly queryFulfilled: PromiseLike<{ readonly data: Application }>;
};

/** A change is answered with the whole application: the next screen finds it there. */
async function keep({ dispatch, queryFulfilled }: Change): Promise<void> {
  const answer = await queryFulfilled.then(undefined, () => undefined); // a refusal is told to whoever sent it
  if (answer) dispatch(applicationsApi.util.upsertQueryData('getApplication', answer.data.id, answer.data));
}

export const {
  useGetApplicationsQuery,
  useLazyGetApplicationsQuery,
  useGetApplicationQuery,
  useLazyGetApplicationQuery,
  useCreateApplicationMutation,
  useUpdateApplicationMutation,
  useDeleteApplicationMutation,
  useAuthorizeBureauMutation,
  useConfirmBureauMutation,
  useResendBureauCodeMutation,
  useCalculateOfferQuery,
  useLazyCalculateOfferQuery,
} = applicationsApi;

/** The owner's applications, asked for by somebody else. */
export const seedApplications = (value: Application[]) =>
  applicationsApi.util.upsertQueryEntries([{ endpointName: 'getApplications', arg: undefined, value }]);

/** The owner's applications, newest first, as far as they have come. */
export const useApplications = (): QueryState<Application[]> => toQueryState(useGetApplicationsQuery());

/** One application. */
export const useApplication = (id: string): QueryState<Application> => toQueryState(useGetApplicationQuery(id));
