import { consoleApi } from '../consoleApi.ts';
import type { ClockDto } from '../dto.ts';

/** How far ahead: an ISO 8601 duration, or hours of business days; or an instant; or whether it stands still. */
export type ClockChange = { advance: string | { business_hours: number } } | { now: string } | { frozen: boolean };

const clockApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    getClock: build.query<ClockDto & { read: number }, void>({
      query: () => 'clock',
      // Between two readings the console counts on by itself.
      transformResponse: (told: ClockDto) => ({ ...told, read: Date.now() }),
      providesTags: ['clock'],
    }),
    moveClock: build.mutation<ClockDto, ClockChange>({
      query: (body) => ({ url: 'clock', method: 'PUT', body }),
      onQueryStarted: (change, { dispatch, queryFulfilled }) => {
        if (!('frozen' in change)) return;
        // What was asked before tells what was before: it must not undo the press. Below just the same.
        dispatch(clockApi.util.getRunningQueryThunk('getClock', undefined))?.abort();
        const shown = dispatch(
          clockApi.util.updateQueryData('getClock', undefined, (clock) => ({ ...clock, ...change })),
        );
        queryFulfilled.catch(shown.undo);
      },
      invalidatesTags: ['clock', 'file', 'messages', 'record'],
    }),
    getAutopilot: build.query<{ on: boolean }, void>({ query: () => 'autopilot', providesTags: ['autopilot'] }),
    setAutopilot: build.mutation<{ on: boolean }, boolean>({
      query: (on) => ({ url: 'autopilot', method: 'PUT', body: { on } }),
      onQueryStarted: (on, { dispatch, queryFulfilled }) => {
        dispatch(clockApi.util.getRunningQueryThunk('getAutopilot', undefined))?.abort();
        const shown = dispatch(clockApi.util.updateQueryData('getAutopilot', undefined, () => ({ on })));
        queryFulfilled.catch(shown.undo);
      },
      invalidatesTags: ['autopilot', 'file', 'messages', 'record'],
    }),
  }),
});

export const { useGetClockQuery, useMoveClockMutation, useGetAutopilotQuery, useSetAutopilotMutation } = clockApi;
