import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { string } from 'superstruct';
import { api, FRESH_SECONDS } from '#api/api';
import { isUnanswered, problemOf } from '#api/problem';
import { responseShape } from '#api/responseShape';
import { toQueryState } from '#api/toQueryState';
import { Application, type ApplicationChanges, Applications, type Lease } from '#domain/application';
import { Offer } from '#domain/preOffer';
import type { QueryState } from '#kit/feedback/QueryBoundary.tsx';

export const applicationUrl = (id: string, rest = '') => `/applications/${encodeURIComponent(id)}${rest}`;

const LIST = { type: 'applications', id: 'LIST' } as const;

/** Options of the mutations whose response is the changed application. */
export const applicationInResponse = {
  extraOptions: responseShape(Application),
  onQueryStarted: (_: unknown, lifecycle: MutationLifecycle) => cacheApplication(lifecycle),
  // The response goes into the cache (see cacheApplication), so nothing is read again.
  invalidatesTags: (_: unknown, error: unknown) => (error === undefined ? [] : [changedByFailed(error)]),
};

/**
 * Returns what a failed request may have changed: the applications, such as by a score that is too low. Without an answer
 * the form reads its application again and shows the failure, so only the list is outdated.
 */
export const changedByFailed = (error: unknown) => (isUnanswered(problemOf(error)) ? LIST : ('applications' as const));

const applicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getApplications: build.query<Application[], void>({
      query: () => '/applications',
      extraOptions: responseShape(Applications),
      providesTags: [LIST],
    }),
    getApplication: build.query<Application, string>({
      query: (id) => applicationUrl(id),
      extraOptions: responseShape(Application),
      providesTags: (_, __, id) => [{ type: 'applications', id }],
    }),
    createApplication: build.mutation<Application, Lease>({
      query: (body) => ({ url: '/applications', method: 'POST', body }),
      ...applicationInResponse,
    }),
    updateApplication: build.mutation<Application, { id: string } & ApplicationChanges>({
      query: ({ id, ...body }) => ({ url: applicationUrl(id), method: 'PUT', body }),
      ...applicationInResponse,
    }),
    /** The response is the id of the deleted application as a bare JSON string. */
    deleteApplication: build.mutation<string, string>({
      query: (id) => ({ url: applicationUrl(id), method: 'DELETE' }),
      extraOptions: responseShape(string()),
      // Removed from the cached list at once, before the refetch.
      onQueryStarted: (id, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () =>
            void dispatch(
              applicationsApi.util.updateQueryData('getApplications', undefined, (list) =>
                list.filter((application) => application.id !== id),
              ),
            ),
          () => undefined, // the caller handles the error
        ),
      // Without an answer, the dialog reads the list again and shows the failure.
      invalidatesTags: (_, error) => (error !== undefined && isUnanswered(problemOf(error)) ? [] : ['applications']),
    }),
    /** Principal in pesos, term in months. */
    calculateOffer: build.query<Offer, { principal: number; months: number }>({
      query: (params) => ({ url: '/calc', params }),
      extraOptions: responseShape(Offer),
    }),
  }),
});

/** The part of the lifecycle of a mutation that `cacheApplication` needs. */
type MutationLifecycle = {
  readonly dispatch: ThunkDispatch<{ readonly api: ReturnType<typeof api.reducer> }, unknown, UnknownAction>;
  readonly queryFulfilled: PromiseLike<{ readonly data: Application }>;
};

/**
 * Caches the application in the response of a mutation, also in the list if that was read, so that the next screen and
 * home have it at once.
 */
async function cacheApplication({ dispatch, queryFulfilled }: MutationLifecycle): Promise<void> {
  const response = await queryFulfilled.then(undefined, () => undefined); // the caller handles the error
  if (response === undefined) return;
  const { data: changed } = response;
  dispatch(
    applicationsApi.util.upsertQueryEntries([{ endpointName: 'getApplication', arg: changed.id, value: changed }]),
  );
  dispatch(
    applicationsApi.util.updateQueryData('getApplications', undefined, (list) => {
      const index = list.findIndex(({ id }) => id === changed.id);
      // The list has the newest first.
      if (index < 0) list.unshift(changed);
      else list[index] = changed;
    }),
  );
}

export const {
  useGetApplicationsQuery,
  useLazyGetApplicationsQuery,
  useGetApplicationQuery,
  useLazyGetApplicationQuery,
  useCreateApplicationMutation,
  useUpdateApplicationMutation,
  useDeleteApplicationMutation,
  useCalculateOfferQuery,
  useLazyCalculateOfferQuery,
  usePrefetch: usePrefetchOffer,
} = applicationsApi;

/** Returns the action that reads the applications into the cache, unless that was done within `FRESH_SECONDS`. */
export const prefetchApplications = () =>
  applicationsApi.util.prefetch('getApplications', undefined, { ifOlderThan: FRESH_SECONDS });

/** Returns the action that puts prefetched applications into the cache. */
export const seedApplications = (applications: Application[]) =>
  applicationsApi.util.upsertQueryEntries([{ endpointName: 'getApplications', arg: undefined, value: applications }]);

/** Returns the query of the owner's applications, newest first. */
export const useApplications = (): QueryState<Application[]> => toQueryState(useGetApplicationsQuery());

/** Returns the query of one application. */
export const useApplication = (id: string): QueryState<Application> => toQueryState(useGetApplicationQuery(id));
