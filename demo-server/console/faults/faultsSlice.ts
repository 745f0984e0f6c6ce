import { consoleApi } from '../consoleApi.ts';

/** Answers that fail: those of a status, of every call; `times` null is until it is taken off (contract §6). */
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
    /** All of them: what is left out is off. */
    setFaults: build.mutation<FaultsDto, Partial<FaultsDto>>({
      query: (body) => ({ url: 'faults', method: 'PUT', body }),
      // The switch stands where it was put at once; what the server makes of it is read afterwards.
      onQueryStarted: (wanted, { dispatch, queryFulfilled }) => {
        // What was asked before tells what was before: it must not undo the next press.
        dispatch(faultsApi.util.getRunningQueryThunk('getFaults', undefined))?.abort();
        const shown = dispatch(
          faultsApi.util.updateQueryData('getFaults', undefined, (faults) => ({ ...faults, ...wanted })),
        );
        queryFulfilled.catch(shown.undo);
      },
      invalidatesTags: ['faults', 'record'],
    }),
  }),
});

/** The faults as they stand now, what was pressed last included. */
export const selectFaults = (state: Parameters<ReturnType<typeof faultsApi.endpoints.getFaults.select>>[0]) =>
  faultsApi.endpoints.getFaults.select()(state).data;

export const { useGetFaultsQuery, useSetFaultsMutation } = faultsApi;
