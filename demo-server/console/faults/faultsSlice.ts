import { consoleApi } from '../consoleApi.ts';
import { updateOptimistically } from '../optimisticUpdate.ts';

/** Rule by which matching calls get this status and body; `times` null means until the rule is removed. */
export type FailRule = { method: string; path: string; status: number; body?: unknown; times: number | null };

export type FaultsDto = {
  latency_ms: number;
  jitter_ms: number;
  offline: boolean;
  fail: FailRule[];
  upload_kbps: number | null;
  cut_upload_at: number | null;
  bureau: 'auto' | 'reject';
  selfie: 'auto' | 'lenses';
  delivery_s: number | null;
  once: string[];
};

const faultsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    getFaults: build.query<FaultsDto, void>({ query: () => 'faults', providesTags: ['faults'] }),
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

export const { useGetFaultsQuery, useSetFaultsMutation } = faultsApi;
