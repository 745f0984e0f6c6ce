import { consoleApi } from '../consoleApi.ts';
import type { FaultsDto, FaultyCallDto } from '../dto.ts';
import { updateOptimistically } from '../optimisticUpdate.ts';

const faultsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    getFaults: build.query<FaultsDto, void>({ query: () => 'faults', providesTags: ['faults'] }),
    /** The calls that rules affect, with the fields of their bodies. */
    listFaultyCalls: build.query<FaultyCallDto[], void>({ query: () => 'faults/calls' }),
    /** Replaces all settings: a setting that is left out is switched off. */
    setFaults: build.mutation<FaultsDto, Partial<FaultsDto>>({
      query: (body) => ({ url: 'faults', method: 'PUT', body }),
      // The switch shows its new position at once.
      onQueryStarted: (changes, lifecycle) => {
        updateOptimistically(
          lifecycle,
          faultsApi.util.getRunningQueryThunk('getFaults', undefined),
          faultsApi.util.updateQueryData('getFaults', undefined, (faults) => ({ ...faults, ...changes })),
        );
      },
      invalidatesTags: ['faults', 'eventLog'],
    }),
  }),
});

/** Returns the current faults, optimistic updates included. */
export const selectFaults = (state: Parameters<ReturnType<typeof faultsApi.endpoints.getFaults.select>>[0]) =>
  faultsApi.endpoints.getFaults.select()(state).data;

export const { useGetFaultsQuery, useListFaultyCallsQuery, useSetFaultsMutation } = faultsApi;
