import { api } from '#api/api';
import { isConflict, problemOf } from '#api/problem';
import { responseShape } from '#api/responseShape';
import { ZipCode } from '#domain/identifiers/zipCode';
import { Profile, type ProfileChanges } from '#domain/profile';

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
      // The answer is the whole profile with its new next step: nothing needs to be read again.
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(profileApi.util.upsertQueryData('getProfile', undefined, data)),
          () => undefined, // whoever sent it hears of it
        ),
      invalidatesTags: (_, error) => (isOutdated(error) ? ['profile'] : []),
    }),
    lookUpZipCode: build.query<ZipCode, string>({
      query: (code) => `/zip-codes/${encodeURIComponent(code)}`,
      extraOptions: responseShape(ZipCode),
    }),
  }),
});

/** What is shown is not what the server has: it refused to change it (ux §1.2, 409). */
const isOutdated = (error: unknown): boolean => error !== undefined && isConflict(problemOf(error));

/** The owner's profile, asked for by somebody else. */
export const seedProfile = (value: Profile) =>
  profileApi.util.upsertQueryEntries([{ endpointName: 'getProfile', arg: undefined, value }]);

export const { useGetProfileQuery, useLazyGetProfileQuery, useSaveProfileMutation, useLazyLookUpZipCodeQuery } =
  profileApi;
