import { api, FRESH_SECONDS } from '#api/api';
import { isConflict, problemOf } from '#api/problem';
import { responseShape } from '#api/responseShape';
import { toQueryState } from '#api/toQueryState';
import { ZipCode } from '#domain/identifiers/zipCode';
import { Profile, type ProfileChanges } from '#domain/profile';
import type { QueryState } from '#kit/feedback/QueryBoundary.tsx';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, void>({
      query: () => '/user',
      extraOptions: responseShape(Profile),
      providesTags: ['profile'],
    }),
    saveProfile: build.mutation<Profile, ProfileChanges>({
      query: (body) => ({ url: '/user', method: 'PUT', body }),
      extraOptions: responseShape(Profile),
      // The response is the whole profile with its new next step, so it is cached and nothing is refetched.
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(profileApi.util.upsertQueryData('getProfile', undefined, data)),
          () => undefined, // the caller handles the error
        ),
      invalidatesTags: (_, error) => (isOutdated(error) ? ['profile'] : []),
    }),
    lookUpZipCode: build.query<ZipCode, string>({
      query: (code) => `/zip-codes/${encodeURIComponent(code)}`,
      extraOptions: responseShape(ZipCode),
    }),
  }),
});

/** Whether the cached profile is outdated: the server answered the change with a conflict. */
const isOutdated = (error: unknown): boolean => error !== undefined && isConflict(problemOf(error));

/** Returns the action that reads the profile into the cache, unless that was done within `FRESH_SECONDS`. */
export const prefetchProfile = () => profileApi.util.prefetch('getProfile', undefined, { ifOlderThan: FRESH_SECONDS });

/** Returns the action that puts a prefetched profile into the cache. */
export const seedProfile = (value: Profile) =>
  profileApi.util.upsertQueryEntries([{ endpointName: 'getProfile', arg: undefined, value }]);

export const { useLazyGetProfileQuery, useSaveProfileMutation, useLookUpZipCodeQuery } = profileApi;

/** Returns the query of the signed-in owner's profile. */
export const useProfile = (): QueryState<Profile> => toQueryState(profileApi.useGetProfileQuery());
