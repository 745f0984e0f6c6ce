import { consoleApi } from '../consoleApi.ts';
import type { FaultsDto } from '../dto.ts';

const faultsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    getFaults: build.query<FaultsDto, void>({ query: () => 'faults', providesTags: ['faults'] }),
    /** Replaces all settings: a setting that is left out is switched off. */
    setFaults: build.mutation<FaultsDto, Partial<FaultsDto>>({
      query: (body) => ({ url: 'faults', method: 'PUT', body }),
      onQueryStarted: (_settings, { dispatch, queryFulfilled }) => {
        queryFulfilled.then(
          ({ data }) => dispatch(faultsApi.util.updateQueryData('getFaults', undefined, () => data)),
          () => undefined,
        );
      },
      invalidatesTags: ['faults', 'eventLog'],
    }),
  }),
});

/** Returns the current faults. */
export const selectFaults = (state: Parameters<ReturnType<typeof faultsApi.endpoints.getFaults.select>>[0]) =>
  faultsApi.endpoints.getFaults.select()(state).data;

export const { useGetFaultsQuery, useLazyGetFaultsQuery, useSetFaultsMutation } = faultsApi;
