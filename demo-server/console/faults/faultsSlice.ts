import { consoleApi, fetchAnew } from '../consoleApi.ts';
import type { FaultsDto } from '../dto.ts';
import type { ConsoleStore } from '../store.ts';

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

/** Returns a thunk that fetches the faults anew: one that counts once may just have been used up. */
export const refetchFaults = () => (dispatch: ConsoleStore['dispatch']) =>
  fetchAnew(dispatch(faultsApi.util.getRunningQueryThunk('getFaults', undefined)), () =>
    dispatch(faultsApi.endpoints.getFaults.initiate(undefined, { forceRefetch: true })),
  );

export const { useGetFaultsQuery, useLazyGetFaultsQuery, useSetFaultsMutation } = faultsApi;
